/// The bar that shows on a terminal how far a run has come.
package struct ProgressLine: Sendable {
  /// Cells of the bar itself.
  private static let width = 30

  /// The line for `done` of `total` shots; it overwrites the one before and ends without a line break.
  package static func text(done: Int, total: Int, notable: Int, style: TerminalStyle) -> String {
    let filled = total == 0 ? width : min(width, done * width / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let tail = notable == 0 ? "" : "  " + style.text("\(notable) to look at", .changed)
    return "\r\u{1B}[K\(bar) \(done)/\(total) shots\(tail)"
  }

  /// Removes the bar.
  package static let erase = "\r\u{1B}[K"
}
