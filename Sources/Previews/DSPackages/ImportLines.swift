import Foundation

/// The imports of a source, by its text: a line in a comment or a long string that looks like one is one.
enum ImportLines {
  /// What may precede the name of a module.
  static let beginning =
    #"(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+|(?:public|package|internal|fileprivate|private)[ \t]+)*"#
    + #"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?"#

  /// Whether a source imports one of some modules.
  /// - Parameter names: the modules, with bars between them.
  static func has(_ names: String, in text: String) -> Bool {
    text.range(of: beginning + "(?:\(names))\\b", options: .regularExpression) != nil
  }

  /// Whether a source imports one of some modules outside of all `#if`.
  static func hasAlways(_ names: Set<String>, in text: String) -> Bool {
    // The pattern is a constant, so that it is always valid.
    guard let pattern = try? NSRegularExpression(pattern: beginning + #"(\w+)"#) else { return false }
    var depth = 0
    for line in text.split(separator: "\n") {
      let word = line.drop { $0 == " " || $0 == "\t" }
      if word.hasPrefix("#if") {
        depth += 1
      } else if word.hasPrefix("#endif") {
        depth -= 1
      } else if depth == 0, word.contains("import") {
        let line = String(line)
        guard let match = pattern.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)),
          let range = Range(match.range(at: 1), in: line)
        else { continue }
        if names.contains(String(line[range])) { return true }
      }
    }
    return false
  }

  /// Where a source imports a module, or a part of it: the lines and the bytes in them at which the name begins, both from 1.
  static func places(of module: String, in text: String) -> [(line: Int, column: Int)] {
    // The pattern is a constant around a name, so that it is always valid.
    guard let pattern = try? NSRegularExpression(pattern: beginning + "(\(module))\\b") else { return [] }
    return pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      guard let range = Range(match.range(at: 1), in: text) else { return nil }
      let before = text.utf8[..<range.lowerBound]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) } ?? text.startIndex
      let lines = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      return (lines, text.utf8.distance(from: start, to: range.lowerBound) + 1)
    }
  }
}
