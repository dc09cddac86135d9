package import DSDiagnostics
import DSGeometry
import DSJSON
import DSSyntax

/// A reviewer's words about a place of a picture.
package struct PinnedNote: Sendable, Equatable {
  /// The place, in points from the upper left corner of the picture, to a hundredth of a point.
  package var x: Double
  /// See `x`.
  package var y: Double
  /// Whether it is a place of the expected picture, and not of the actual one.
  package var isOfExpected: Bool
  /// The words.
  package var note: String
  /// The reviewer's name; nil if it is not known.
  package var reviewer: String?
  /// The view at the place, as the page names it; nil if it is not known.
  package var view: String?
  /// Where that view is written; nil if it is not known.
  package var location: SourceLocation?

  /// Reads one; nil, with a message for each mistake, if it is not understood.
  init?(_ entry: SyntaxNode, _ bag: inout DiagnosticBag) {
    func expect(_ key: String, _ what: String) {
      bag.error(
        "bad-decisions", "'\(key)' of a pinned note has to be \(what)", at: entry[key]?.location ?? entry.location)
    }
    let place = ["x", "y"].map { key in
      let number = entry[key]?.number.flatMap { abs($0) <= Limits.points ? ($0 * 100).rounded() / 100 : nil }
      if number == nil { expect(key, "a number of points, at most \(Limits.points.text())") }
      return number
    }
    let note = entry["note"]?.string
    if note?.isEmpty != false { expect("note", "the reviewer's words") }
    let picture = entry["picture"].map { $0.string ?? "" }
    if let picture, picture != "expected" { expect("picture", "'expected', or left out for the actual picture") }
    guard let x = place[0], let y = place[1], let note, !note.isEmpty, picture == nil || picture == "expected" else {
      return nil
    }
    func words(_ key: String) -> String? { entry[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
    func count(_ key: String) -> Int { entry[key]?.number.flatMap { Int32(exactly: $0) }.map { max(0, Int($0)) } ?? 0 }
    (self.x, self.y, isOfExpected, self.note) = (x, y, picture != nil, note)
    (reviewer, view) = (words("by"), words("view"))
    location = words("file").map { SourceLocation(file: $0, line: count("line"), column: count("column")) }
  }

  /// Writes it as `init` reads it; what it does not have is left out.
  func write(to json: inout JSONWriter) {
    json.object(onOneLine: true) { json in
      json.key("x")
      json.value(x)
      json.key("y")
      json.value(y)
      if isOfExpected { json.member("picture", "expected") }
      json.member("note", note)
      if let reviewer { json.member("by", reviewer) }
      if let view { json.member("view", view) }
      guard let location else { return }
      json.member("file", location.file)
      if location.line > 0 { json.member("line", location.line) }
      if location.column > 0 { json.member("column", location.column) }
    }
  }

  /// The place in words, such as `at 12, 30.5 pt, Text “Save”`.
  package var placeText: String {
    let picture = isOfExpected ? " of the expected picture" : ""
    return "at \(x.text(digits: 2)), \(y.text(digits: 2)) pt\(picture)" + (view.map { ", \($0)" } ?? "")
  }
}
