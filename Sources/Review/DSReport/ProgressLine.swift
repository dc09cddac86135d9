/// The bar that shows on a terminal how far a run has come, or the search for the causes of its changes.
package struct ProgressLine: Sendable {
  /// Cells of the bar itself.
  private static let width = 30

  /// The line for `done` of `total` shots; it overwrites the one before and ends without a line break.
  package static func text(done: Int, total: Int, notable: Int, style: TerminalStyle) -> String {
    let tail = notable == 0 ? "" : "  " + style.text("\(notable) to look at", .changed)
    return bar(done, total) + " shots" + tail
  }

  /// The same for changed shots whose causes are found.
  package static func causes(done: Int, total: Int) -> String { bar(done, total) + " causes" }

  private static func bar(_ done: Int, _ total: Int) -> String {
    let filled = total == 0 ? width : min(width, done * width / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\r\u{1B}[K\(bar) \(done)/\(total)"
  }

  /// Removes the bar.
  package static let erase = "\r\u{1B}[K"
}
