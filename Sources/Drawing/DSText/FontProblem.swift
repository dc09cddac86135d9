package import DSDiagnostics
import DSGeometry

extension FontLibrary {
  /// Why no face can be given, or a text cannot be laid out.
  package enum Problem: Error, Hashable, Sendable {
    /// No file is listed for the family.
    case unknownFamily(String, known: [String])
    /// The family has no italic file, and letters are never slanted by calculation.
    case noItalic(family: String)
    /// A listed file cannot be used; the diagnostic has its place in the list and the reason.
    case unusable(Diagnostic)
    /// The text is longer than `Limits.textCharacters`.
    case tooLong(characters: Int)
    /// A size, weight or spacing is not a number or out of range.
    case badNumber(name: String, value: Double)

    /// The problem as an error at the place of the text; an unusable file is reported where it is listed.
    package func diagnostic(at location: SourceLocation) -> Diagnostic {
      switch self {
      case .unknownFamily(let family, let known):
        Diagnostic(
          "unknown-font-family", "no font file is listed for the family '\(family)'", at: location,
          hint: didYouMean(family, among: known)
            ?? (known.isEmpty
              ? "list the family's files under 'fonts'" : "listed are " + known.joined(separator: ", ")))
      case .noItalic(let family):
        Diagnostic(
          "font-without-italic", "the family '\(family)' has no italic font", at: location,
          hint: "list an italic file of the family, or leave the text upright")
      case .unusable(let diagnostic): diagnostic
      case .tooLong(let characters):
        Diagnostic(
          "text-too-long", "a text has \(characters) characters, more than \(Limits.textCharacters)", at: location)
      case .badNumber(let name, let value):
        Diagnostic("bad-text-number", "a text's \(name) cannot be \(value.text())", at: location)
      }
    }
  }
}
