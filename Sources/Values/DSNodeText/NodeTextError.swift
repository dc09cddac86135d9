/// Why a text cannot be read as nodes: where it is wrong, what was found there, and what was expected.
package struct NodeTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1; 0 for the text as a whole.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 for the line as a whole.
  package var column: Int
  /// What was found there, cut after some characters.
  package var found: String
  /// What was expected there.
  package var expected: String

  /// An error at a place.
  init(_ place: TextPlace, found: String, expected: String) {
    line = place.line
    column = place.column
    self.found = found.count > 40 ? "\(found.prefix(40))…" : found
    self.expected = expected
  }

  /// `line:column: expected …, found …`.
  package var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}

/// A place in a text of nodes, counted from 1.
struct TextPlace: Hashable {
  var line = 0
  var column = 0
}
