import DSDiagnostics

/// A source file.
package struct SourceText: Sendable {
  /// The path that diagnostics and `#sourceLocation` name.
  package var path: String
  /// The bytes, as text.
  package var text: String

  /// A file.
  package init(path: String, text: String) { (self.path, self.text) = (path, text) }

  /// The place of a byte; line and column are counted from 1.
  func location(of offset: Int) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in text.utf8.prefix(offset) { (line, column) = byte == 10 ? (line + 1, 1) : (line, column + 1) }
    return SourceLocation(file: path, line: line, column: column)
  }

  /// A line that makes what follows it this file's, from a line on.
  func mark(line: Int) -> String {
    let name = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }
    return "#sourceLocation(file: \"\(String(name))\", line: \(line))\n"
  }
}
