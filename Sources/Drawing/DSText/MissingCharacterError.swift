package import DSDiagnostics

extension TextLayout.MissingCharacter {
  /// The character's code points and their Unicode names, such as `U+0E01 THAI CHARACTER KO KAI`.
  package var name: String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
    .joined(separator: " + ")
  }

  /// The missing character as an error at the place of the text, with the files that were asked, each where it is listed.
  package func diagnostic(at location: SourceLocation, fonts: FontLibrary) -> Diagnostic {
    let isPrintable = character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    let shown = isPrintable ? "'\(character)' (\(name))" : name
    return Diagnostic(
      "missing-character", "no font has \(shown), used in the text \"\(excerpt)\"", at: location,
      hint: "list a font that has it among the fallback families, or change the text",
      notes: fonts.asked(for: family).prefix(Self.shownFiles).map { file in
        Diagnostic.Note("'\(file.path)' does not have it", at: file.location)
      })
  }

  /// Files that are named: a longer list helps no one.
  private static let shownFiles = 12

  /// The beginning of the text, on one line, at most 60 characters.
  private var excerpt: String {
    let line = String(text.prefix(60).map { $0.isNewline ? " " : $0 })
    return text.count > 60 ? line + "…" : line
  }
}
