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
