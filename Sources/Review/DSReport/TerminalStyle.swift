/// Colours for a terminal, or none.
package struct TerminalStyle: Sendable {
  /// Whether escape sequences may be written.
  package var isColored: Bool

  /// A style; pass false if the output is not a terminal or `NO_COLOR` is set.
  package init(isColored: Bool) { self.isColored = isColored }

  /// A colour by what it means.
  package enum Role: Sendable { case good, changed, added, failed, quiet, strong }

  /// The text in the colour of a role.
  package func text(_ text: String, _ role: Role) -> String {
    guard isColored else { return text }
    let code =
      switch role {
      case .good: "32"
      case .changed: "33"
      case .added: "36"
      case .failed: "31"
      case .quiet: "2"
      case .strong: "1"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// The text with every control and bidi control character made visible, so that a name cannot steer a terminal.
  package var printable: String {
    var visible = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\t": visible.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        visible += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
