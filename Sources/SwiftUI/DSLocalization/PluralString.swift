import DSDiagnostics
import Foundation

/// A text with forms for numbers, between the call that looks it up and the one that fills its values in.
///
/// On Apple's platforms `NSLocalizedString` gives a string that carries its forms along, and `String(format:)` chooses one. A
/// string of Swift carries nothing, so a character of Unicode's private use stands for the text.
package enum PluralString {
  /// The character that stands for the first text, before which the others come: the end of the second plane of private use.
  /// Apple's symbols are at its beginning.
  private static let first: UInt32 = 0x10_FFFD

  private struct Known {
    var texts: [(translation: Translation, language: String)] = []
    var places: [String: Unicode.Scalar] = [:]
  }

  nonisolated(unsafe) private static var known = Known()
  private static let lock = NSLock()

  /// What stands for a translation; the general form where all characters are taken.
  /// - Parameter id: what tells the translation from all others.
  static func character(for translation: Translation, in language: String, id: String) -> String {
    lock.lock()
    defer { lock.unlock() }
    if let scalar = known.places[id] { return String(scalar) }
    let count = UInt32(known.texts.count)
    guard count < Limits.pluralStrings, let scalar = Unicode.Scalar(first - count) else {
      ReachedLimits.warn(
        "too-many-plurals",
        "texts with forms for numbers beyond the first \(Limits.pluralStrings) have their general form",
        hint: "draw fewer previews in one run")
      return translation.text(for: [], language: language)
    }
    known.texts.append((translation, language))
    known.places[id] = scalar
    return String(scalar)
  }

  /// A format in which such characters are replaced by the forms for some values, and parts whose forms are not known by their
  /// names, with the values in the order in which it names them; nil if it has neither.
  package static func format(
    _ format: String, for values: [any CVarArg]
  ) -> (format: String, values: [any CVarArg])? {
    guard format.contains("#@") || format.unicodeScalars.contains(where: { known(by: $0) != nil }) else { return nil }
    let numbers = values.map(number)
    var text = ""
    for scalar in format.unicodeScalars {
      if let known = known(by: scalar) {
        text += known.translation.text(for: numbers, language: known.language)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    if text.contains("#@") {
      var next = 1
      text = Translation(forms: .text(text)).expand(text, numbers, "en", next: &next, depth: 0)
    }
    return inOrder(text, values)
  }

  /// A format without positions, and the values that it names: Foundation on Linux takes one that a form leaves out for a small
  /// number, whatever it is.
  private static func inOrder(
    _ format: String, _ values: [any CVarArg]
  ) -> (format: String, values: [any CVarArg]) {
    var result = ""
    var ordered: [any CVarArg] = []
    var next = 1
    for piece in StringFormat.pieces(of: format) {
      switch piece {
      case .words(let words): result += words.replacingOccurrences(of: "%", with: "%%")
      case .variable(let name, _): result += name
      case .format(let piece):
        let place = piece.position ?? next
        next = place + 1
        guard values.indices.contains(place - 1) else { continue }
        ordered.append(long(values[place - 1]))
        result += piece.specifier(length: "ll")
      }
    }
    return (result, ordered)
  }

  /// A number of as many bits as formats of long numbers ask for; anything else as it is.
  private static func long(_ value: any CVarArg) -> any CVarArg {
    guard let value = value as? any FixedWidthInteger & SignedInteger & CVarArg else { return value }
    return Int64(truncatingIfNeeded: value)
  }

  private static func known(by scalar: Unicode.Scalar) -> (translation: Translation, language: String)? {
    guard scalar.value <= first, scalar.value > first - UInt32(Limits.pluralStrings) else { return nil }
    lock.lock()
    defer { lock.unlock() }
    let place = Int(first - scalar.value)
    return known.texts.indices.contains(place) ? known.texts[place] : nil
  }

  private static func number(_ value: any CVarArg) -> PluralNumber? {
    switch value {
    case let value as any BinaryInteger: PluralNumber(whole: Double(value))
    case let value as any BinaryFloatingPoint: PluralNumber(Double(value))
    case let value as NSNumber: PluralNumber(value.doubleValue)
    default: nil
    }
  }
}
