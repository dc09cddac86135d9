import DSCascade
import DSDiagnostics

/// What a token file has that means nothing here, or that DTCG 2025.10 writes differently: one warning for each kind, with
/// the number of places. Several sets may lie in one file, which still gets one warning.
struct FileNotes {
  private struct Note {
    var id: String
    var message: String
    var hint: String?
    var first: SourceLocation
    var places: Set<SourceLocation>
  }

  private var notes: [Note] = []
  private var indices: [String: Int] = [:]

  /// Records that something was met; `kind` is what it is counted with.
  mutating func add(
    _ id: String, _ message: String, kind: String, at location: SourceLocation, hint: String? = nil
  ) {
    add(Note(id: id, message: message, hint: hint, first: location, places: [location]), kind: id + " " + kind)
  }

  /// Takes over what was met in a document.
  mutating func add(_ other: FileNotes) {
    for (kind, index) in other.indices.sorted(by: { $0.value < $1.value }) {
      let note = other.notes[index]
      add(note, kind: kind + " " + note.first.file)
    }
  }

  private mutating func add(_ note: Note, kind: String) {
    if let index = indices[kind] {
      notes[index].places.formUnion(note.places)
    } else {
      indices[kind] = notes.count
      notes.append(note)
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
        "unknown-token-type",
        "the type '\(name)' is not one of DTCG: pictures use only those of its tokens whose values tell their type",
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
      let further = note.places.count - 1
      let more = further > 0 ? " (and \(further) more in this file)" : ""
      diagnostics.warning(note.id, note.message + more, at: note.first, hint: note.hint)
    }
  }
}
