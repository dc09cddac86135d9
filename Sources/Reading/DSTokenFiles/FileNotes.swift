import DSCascade
import DSDiagnostics

/// What a token file has that means nothing here, or that DTCG 2025.10 writes differently: one warning for each kind, with
/// the number of places.
struct FileNotes {
  private struct Note {
    var id: String
    var message: String
    var hint: String?
    var first: SourceLocation
    var count: Int
  }

  private var notes: [Note] = []
  private var indices: [String: Int] = [:]

  /// Records that something was met; `kind` is what it is counted with.
  mutating func add(
    _ id: String, _ message: String, kind: String, at location: SourceLocation, hint: String? = nil
  ) {
    if let index = indices[id + " " + kind] {
      notes[index].count += 1
    } else {
      indices[id + " " + kind] = notes.count
      notes.append(Note(id: id, message: message, hint: hint, first: location, count: 1))
    }
  }

  /// A member without `$`.
  mutating func addUnprefixed(at location: SourceLocation) {
    add(
      "legacy-token-format", "a member without '$', as written before DTCG 2025.10", kind: "unprefixed", at: location,
      hint: #"write "$value", "$type" and "$description""#)
  }

  /// A type that DTCG does not have.
  mutating func add(type name: String, readAs type: TokenType, at location: SourceLocation) {
    let names = TokenType.allCases.map(\.rawValue)
    if type == .opaque {
      add(
        "unknown-token-type", "the type '\(name)' is not one of DTCG: its tokens are kept, and no picture uses them",
        kind: name, at: location,
        hint: "the types are \(names.dropLast(2).joined(separator: ", "))")
    } else {
      add(
        "legacy-token-format", "a type that DTCG 2025.10 does not have: '\(name)' is read as \(type.rawValue)",
        kind: "type", at: location,
        hint: "write \"$type\" as one of \(names.dropLast(2).joined(separator: ", "))")
    }
  }

  /// A member that means nothing here.
  mutating func add(ignored name: String, of what: String, known: [String], at location: SourceLocation) {
    add(
      "ignored-member", "'\(name)' of \(what) has no meaning and is left out", kind: name, at: location,
      hint: didYouMean(name, among: known))
  }

  /// A key that a mapping has twice.
  mutating func add(repeated name: String, at location: SourceLocation) {
    add(
      "duplicate-key", "the key '\(name)' occurs twice in this mapping, and the last one counts", kind: "repeated",
      at: location, hint: "remove or rename one of them")
  }

  /// Reports what was met, in the order of the first places.
  func report(to diagnostics: inout DiagnosticBag) {
    for note in notes {
      let more = note.count > 1 ? " (and \(note.count - 1) more in this file)" : ""
      diagnostics.warning(note.id, note.message + more, at: note.first, hint: note.hint)
    }
  }
}
