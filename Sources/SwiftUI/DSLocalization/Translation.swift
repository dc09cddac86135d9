import Foundation

/// A translation: a text, or one for every category of plurals, with variables that have their own forms.
struct Translation {
  /// A text, or one for every category.
  indirect enum Forms {
    case text(String)
    case plural([String: Forms])

    /// The text for a number; without one, the general form.
    func text(for number: PluralNumber?, language: String) -> String {
      switch self {
      case .text(let text): return text
      case .plural(let forms):
        var category = number.map { PluralRules.category(of: $0, language: language) } ?? "other"
        // A form for nothing at all is taken in every language that has a text for it.
        if number?.n == 0, forms["zero"] != nil { category = "zero" }
        let form = forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
        return form?.text(for: number, language: language) ?? ""
      }
    }
  }

  /// A part of the text that depends on a number, written `%#@name@`.
  struct Variable {
    /// Which value it depends on, from 1; nil for the next one.
    var argument: Int?
    var forms: Forms
  }

  var forms: Forms
  var variables: [String: Variable] = [:]

  /// The text, if no number changes it.
  var plain: String? {
    if case .text(let text) = forms, variables.isEmpty { return text }
    return nil
  }

  /// The text for some values, of which those that are numbers choose forms.
  ///
  /// Where the text has variables, every format in the result names the value that it means.
  func text(for numbers: [PluralNumber?], language: String) -> String {
    let text = forms.text(for: numbers.lazy.compactMap { $0 }.first, language: language)
    if variables.isEmpty { return text }
    var next = 1
    return expand(text, numbers, language, next: &next, depth: 0)
  }

  /// A text with its variables replaced by the forms for some values; one that has no forms is replaced by its name.
  func expand(
    _ text: String, _ numbers: [PluralNumber?], _ language: String, next: inout Int, depth: Int
  ) -> String {
    var result = ""
    for piece in StringFormat.pieces(of: text) {
      switch piece {
      case .words(let words): result += words.replacingOccurrences(of: "%", with: "%%")
      case .format(var format):
        if format.position == nil {
          format.position = next
          next += 1
        }
        result += format.positioned
      case .variable(let name, let position):
        guard let variable = variables[name], depth < 4 else {
          result += name
          continue
        }
        let argument = variable.argument ?? position ?? next
        next = max(next, argument + 1)
        let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
        let form = variable.forms.text(for: number, language: language)
          .replacingOccurrences(of: "%arg", with: "%\(argument)$lld")
        // Formats of the form mean the variable's own value.
        var own = argument
        result += expand(form, numbers, language, next: &own, depth: depth + 1)
      }
    }
    return result
  }
}

// MARK: - Files

/// A catalogue of strings, as Apple's tools write it.
struct StringCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  struct Unit: Decodable { var value: String }

  var strings: [String: Entry]

  /// The translations into a language.
  func translations(into language: String) -> [String: Translation] {
    strings.compactMapValues { entry in
      guard let own = entry.localizations?[language], let forms = Self.forms(own) else { return nil }
      let variables = (own.substitutions ?? [:]).compactMapValues { substitution -> Translation.Variable? in
        Self.forms(substitution.variations).map { Translation.Variable(argument: substitution.argNum, forms: $0) }
      }
      return Translation(forms: forms, variables: variables)
    }
  }

  private static func forms(_ localization: Localization) -> Translation.Forms? {
    if let unit = localization.stringUnit { return .text(unit.value) }
    return forms(localization.variations)
  }

  private static func forms(_ variations: Variations?) -> Translation.Forms? {
    if let plural = variations?.plural { return .plural(plural.compactMapValues(forms)) }
    guard let device = variations?.device else { return nil }
    return (device["iphone"] ?? device["other"]).flatMap(forms)
  }
}

/// A dictionary of plurals, as property lists of the kind `stringsdict` hold them.
enum StringsDictionary {
  static func translations(_ list: [String: Any]) -> [String: Translation] {
    list.compactMapValues { entry in
      guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      var variables: [String: Translation.Variable] = [:]
      for (name, value) in entry {
        guard let value = value as? [String: String] else { continue }
        let forms = value.filter { !$0.key.hasPrefix("NS") }.mapValues { Translation.Forms.text($0) }
        variables[name] = Translation.Variable(argument: nil, forms: .plural(forms))
      }
      return Translation(forms: .text(format), variables: variables)
    }
  }
}
