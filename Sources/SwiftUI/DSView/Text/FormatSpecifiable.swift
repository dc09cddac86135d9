import DSLocalization
public import Foundation

/// A number that can be put into a `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable {
  /// The number for `String(format:)`.
  var _argument: any CVarArg { get }
  /// The usual format.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _argument: any CVarArg { Int64(self) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _argument: any CVarArg { UInt64(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }

/// A number in C's notation of formats.
struct FormattedNumber: Equatable {
  private let number: Number
  private let specifier: String

  private enum Number: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case fraction(Double)
  }

  init(_ argument: any CVarArg, _ specifier: String) {
    number =
      switch argument {
      case let value as Int64: .signed(value)
      case let value as UInt64: .unsigned(value)
      case let value as Double: .fraction(value)
      default: .signed(0)
      }
    self.specifier = specifier
  }

  /// The number as rules of plurals see it.
  var plural: PluralNumber {
    switch number {
    case .signed(let value): PluralNumber(whole: Double(value))
    case .unsigned(let value): PluralNumber(whole: Double(value))
    case .fraction(let value): PluralNumber(value)
    }
  }

  /// The number as a locale writes it, in the format of a translation or else in its own.
  ///
  /// Plain whole numbers and fractions are grouped; formats that fill up with zeros and all others are C's.
  func text(in locale: Locale, _ format: StringFormat) -> String {
    let fill: (String) -> String = { text in
      let missing = format.width - text.count
      guard missing > 0 else { return text }
      let spaces = String(repeating: " ", count: missing)
      return format.flags.contains("-") ? text + spaces : spaces + text
    }
    let sign = format.flags.contains("+") ? "+" : ""
    if format.flags.contains("0") || format.flags.contains("#") { return plain(format) }
    switch (number, format.conversion) {
    case (.signed(let value), "d"), (.signed(let value), "i"), (.signed(let value), "u"), (.signed(let value), "@"):
      return fill((value < 0 ? "" : sign) + IntegerFormatStyle<Int64>(locale: locale).format(value))
    case (.unsigned(let value), "u"), (.unsigned(let value), "d"), (.unsigned(let value), "i"),
      (.unsigned(let value), "@"):
      return fill(sign + IntegerFormatStyle<UInt64>(locale: locale).format(value))
    case (.fraction(let value), "f"), (.fraction(let value), "F"), (.fraction(let value), "@"):
      guard value.isFinite else { return plain(format) }
      let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(format.precision ?? 6))
        .rounded(rule: .toNearestOrEven)
      return fill((value < 0 ? "" : sign) + style.format(value))
    case (.signed, _), (.unsigned, _), (.fraction, _): return plain(format)
    }
  }

  private func plain(_ format: StringFormat) -> String {
    switch number {
    case .signed(let value): String(format: format.specifier(length: "ll"), value)
    case .unsigned(let value): String(format: format.specifier(length: "ll"), value)
    case .fraction(let value): String(format: format.specifier(length: ""), value)
    }
  }
}
