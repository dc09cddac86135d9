import DSLocalization
import Foundation

extension LocalizedStringKey {
  /// The pieces of the text: the key or its translation, its Markdown read, its values put in.
  ///
  /// The translation is looked up under the key itself, or another name.
  func spans(in environment: EnvironmentValues, _ table: StringTable, key name: String? = nil) -> [Text.Span] {
    let locale = environment.locale
    let numbers: [PluralNumber?] = values.map { if case .number(let number) = $0 { number.plural } else { nil } }
    let translation = table.translation(of: name ?? key, for: locale, numbers)
    // Values are replaced with private characters while Markdown is read, so that Markdown in them is not interpreted.
    let template = values.isEmpty ? (translation ?? key) : marked(translation ?? key)
    let formats = values.isEmpty ? [] : Self.formats(of: translation ?? key)
    var spans: [Text.Span] = []
    let runs = InlineMarkdown.runs(of: template)
    for (place, run) in runs.enumerated() {
      var style = run.style { Self.unmarked($0, values: texts(locale, formats)) }
      let isLast = runs.dropFirst(place + 1).allSatisfy { $0.inflection != run.inflection }
      let inflection = isLast ? run.inflection : nil
      if inflection != nil, locale.language.languageCode?.identifier ?? "en" != "en" { style.append(.notInflected) }
      var words = ""
      func flush() {
        if !words.isEmpty { spans.append(Text.Span(text: words, style: style)) }
        words = ""
      }
      for character in run.text {
        guard let place = Self.place(of: character), place < formats.count else {
          words.append(character)
          continue
        }
        switch value(formats[place], at: place) {
        case .string(let text): words += text
        case .number(let number): words += number.text(in: locale, formats[place])
        case .text(let text):
          flush()
          spans += text.spans.map { Text.Span($0.content, style: $0.style + style) }
        case nil: break
        }
      }
      if let inflection, locale.language.languageCode?.identifier ?? "en" == "en" {
        let passage = runs.filter { $0.inflection == inflection }.map(\.text).joined()
        if let number = number(in: passage, formats) { words = Inflection.inflected(words, for: number) }
      }
      flush()
    }
    return spans
  }

  /// The key or its translation with its values put in, its Markdown as it is written; values are no Markdown.
  func markdown(in environment: EnvironmentValues, _ table: StringTable, key name: String) -> String {
    let numbers: [PluralNumber?] = values.map { if case .number(let number) = $0 { number.plural } else { nil } }
    let text: String = table.translation(of: name, for: environment.locale, numbers) ?? key
    guard !values.isEmpty else { return text }
    var put: [String] = texts(environment.locale, Self.formats(of: text)).reversed()
    let pieces: [String] = StringFormat.pieces(of: text).map { piece in
      switch piece {
      case .words(let words): return words
      case .variable(let name, _): return name
      case .format: return (put.popLast() ?? "").map { "*_`[]~\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      }
    }
    return pieces.joined()
  }

  /// The number that a passage is about: the first that is put into it, or that is written in it.
  private func number(in passage: String, _ formats: [StringFormat]) -> PluralNumber? {
    for character in passage {
      guard let place = Self.place(of: character), place < formats.count else { continue }
      if case .number(let number)? = value(formats[place], at: place) { return number.plural }
    }
    return Inflection.number(in: passage)
  }

  /// The value of a format: the one that it names, or the next one.
  private func value(_ format: StringFormat, at place: Int) -> Value? {
    let index = format.position.map { $0 - 1 } ?? place
    return values.indices.contains(index) ? values[index] : nil
  }

  /// The values as plain text, for addresses of links.
  private func texts(_ locale: Locale, _ formats: [StringFormat]) -> [String] {
    formats.indices.map { place in
      switch value(formats[place], at: place) {
      case .string(let text): text
      case .number(let number): number.text(in: locale, formats[place])
      case .text(let text): text.plain(in: EnvironmentValues())
      case nil: ""
      }
    }
  }

  /// The first of the characters that stand for values; they belong to a plane for private use.
  private static let firstMark: UInt32 = 0xF_0000

  private func marked(_ text: String) -> String {
    var count: UInt32 = 0
    return StringFormat.pieces(of: text).map { piece in
      switch piece {
      case .words(let words): return words
      case .variable(let name, _): return name
      case .format:
        count += 1
        return Unicode.Scalar(Self.firstMark + count - 1).map { String($0) } ?? ""
      }
    }.joined()
  }

  private static func formats(of text: String) -> [StringFormat] {
    StringFormat.pieces(of: text).compactMap { if case .format(let format) = $0 { format } else { nil } }
  }

  private static func place(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (firstMark...0xF_FFFD).contains(scalar.value)
    else { return nil }
    return Int(scalar.value - firstMark)
  }

  private static func unmarked(_ text: String, values: [String]) -> String {
    text.map { character in
      place(of: character).map { values.indices.contains($0) ? values[$0] : "" } ?? String(character)
    }.joined()
  }
}

extension Text.Style {
  /// Reports that a passage is drawn as it is written.
  static var notInflected: Text.Style {
    .made(
      Text.MadeStyle { inputs in
        inputs.warn(
          "text-inflection", "only English words are put into the plural; the text is drawn as it is written",
          hint: "give the forms in a catalogue of strings")
        return []
      })
  }
}
