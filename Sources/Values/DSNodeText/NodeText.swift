import DSDiagnostics
package import DSNode

// Nodes have one written form: a line for each view and each modifier, with its parts indented below it (`Line` and
// `Expression` define the grammar). It loses nothing but what functions do: authors' layouts, guides, lengths, shapes and
// contents that are made for their size are written as a name and a number, which is the same for the same object of
// one text; they are read as a stand-in (`isStandIn`), equal if the number is.
//
// Each type defines its two directions side by side, in its own `…Form.swift`: a new case of an enumeration makes the
// compiler require the writer, and the tests of this module the reader.

extension DSNode {
  /// The view as text; the same for equal views.
  package var text: String { text(.everything) }

  /// The view as text, with the requested detail.
  package func text(_ detail: NodeTextDetail) -> String {
    let writing = Writing(detail)
    return writing.text([line(writing)])
  }

  /// The view that a text describes; unknown places for those that it leaves out. Throws `NodeTextError`.
  package init(reading text: String) throws {
    try self.init(reading: text, functions: NodeFunctions())
  }

  /// The same with functions in the place of stand-ins. Throws `NodeTextError`.
  package init(reading text: String, functions: NodeFunctions) throws {
    let lines = try ReadLines(text, functions)
    self = try lines.node(lines.roots)
  }
}

extension LoweredView {
  /// The view and what was noticed as text; what takes part in the layout (`live`) is lost.
  package var text: String {
    let writing = Writing(.everything)
    return writing.text(warnings.map { $0.line(writing) } + [node.line(writing)])
  }

  /// The view that a text describes. Throws `NodeTextError`.
  package init(reading text: String) throws {
    let lines = try ReadLines(text)
    let warnings = lines.roots.prefix { Diagnostic.Severity(rawValue: $0.head) != nil }
    self.init(
      try lines.node(Array(lines.roots.dropFirst(warnings.count))),
      warnings: try warnings.map { try Fields($0, lines.reading).whole(Diagnostic.read) })
  }
}

extension Writing {
  /// Lines as text, and the bytes of the pictures in them; without an end of the last line.
  fileprivate func text(_ lines: [Line]) -> String {
    var text = ""
    for line in lines { line.write(to: &text) }
    for (number, bytes) in bytes { text += "bytes \(number) \(bytes.hexadecimal.quoted)\n" }
    return String(text.dropLast())
  }
}

/// The lines of a text, with all views and modifiers read.
private struct ReadLines {
  let reading: Reading
  /// The lines that are not indented, but for bytes of pictures.
  let roots: [Line]

  init(_ text: String, _ functions: NodeFunctions = NodeFunctions()) throws {
    reading = Reading(functions: functions.objects)
    let (roots, all) = try LineParser.lines(of: text)
    self.roots = roots.filter { $0.head != "bytes" }
    for line in roots where line.head == "bytes" {
      try Fields(line, reading).whole { [reading] in
        let number = try $0.name()
        guard let bytes = [UInt8](hexadecimal: try $0()) else {
          throw $0.fails("bytes in hexadecimal", found: "others")
        }
        reading.bytes[number] = bytes
      }
    }
    // Deeper lines come later, so that they are read before the line above them.
    for line in all.reversed() {
      if line.head.hasPrefix(".") {
        line.meaning = try Fields(line, reading).whole(Modifier.read)
      } else if line.head.first?.isUppercase == true {
        line.meaning = try Fields(line, reading).whole(DSNode.read)
      }
    }
  }

  /// The one view of some lines.
  func node(_ lines: [Line]) throws -> DSNode {
    guard let node = lines.first?.meaning as? DSNode else {
      throw NodeTextError(lines.first?.place ?? TextPlace(), found: lines.first?.head ?? "none", expected: "a view")
    }
    if lines.count > 1 { throw NodeTextError(lines[1].place, found: lines[1].head, expected: "the end of the text") }
    return node
  }
}

extension Diagnostic {
  fileprivate func line(_ write: Writing) -> Line {
    let line = write.line(severity.rawValue, write.name(id), write(message), write("hint", hint), at: location)
    line.children = notes.map { note in
      // A note at an unknown place is not one without a place.
      write.line("note", write(note.message), write.flag("there", note.location != nil), at: note.location)
    }
    return line
  }

  fileprivate static func read(_ fields: Fields) throws -> Diagnostic {
    Diagnostic(
      try fields.name(), try fields(), at: fields.takeLocation(),
      severity: Severity(rawValue: fields.head ?? "") ?? .warning, hint: try fields.optional("hint"),
      notes: try fields.sections("note") { note in
        let (message, location): (String, _) = (try note(), note.takeLocation())
        return Note(message, at: note.flag("there") ? location : nil)
      })
  }
}
