extension String {
  /// The text as XML 1.0 content or attribute value.
  ///
  /// Markup characters become entities, line breaks and tabs character references, and characters that XML 1.0 forbids
  /// (section 2.2) become U+FFFD: a reader would refuse the whole file for one of them.
  var xmlEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{84}", "\u{86}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
