import DSDiagnostics

/// Prints annotations as workflow commands of GitHub Actions, a line each, for the log of a step.
///
/// GitHub shows ten errors and ten warnings of a step and silently drops the rest: if there are more of a level than
/// that, the last one reports how many there are.
package enum GitHubAnnotations {
  /// How the file begins.
  package static let beginning = Array("dsrender's annotations:\n".utf8)
  /// Annotations of one level that GitHub shows of a step.
  private static let most = 10

  /// The commands as UTF-8.
  package static func bytes(_ annotations: [Annotation]) -> [UInt8] {
    var lines: [String] = []
    for level in [Annotation.Level.error, .warning] {
      let all = annotations.filter { $0.level == level }
      let shown = all.prefix(all.count > most ? most - 1 : most)
      lines += shown.map(command)
      if shown.count < all.count {
        let rest = "\(all.count - shown.count) more \(level.rawValue)s; see the summary"
        lines.append(command(Annotation(level, at: nil, title: "dsrender", message: rest)))
      }
    }
    return beginning + Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private static func command(_ annotation: Annotation) -> String {
    var properties: [String] = []
    if let place = annotation.place, !place.file.isEmpty {
      properties.append("file=" + property(place.file))
      if place.line > 0 { properties.append("line=\(place.line)") }
      if place.line > 0, place.column > 0 { properties.append("col=\(place.column)") }
    }
    properties.append("title=" + property(annotation.title))
    return "::\(annotation.level.rawValue) \(properties.joined(separator: ","))::\(data(annotation.message))"
  }

  /// Text after the second pair of colons: its lines become one, and a carriage return is visible like all control characters.
  private static func data(_ text: String) -> String {
    text.printable.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// Text between commas.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
