import Foundation

/// A text as the author wrote it, to be looked up in translations; here the author's own words are drawn.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let spans: [Text.Span]

  /// A key of a string variable.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// A key as it is written.
  public init(stringLiteral value: String) { spans = [Text.Span(text: value)] }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) { spans = stringInterpolation.spans }

  /// Collects the pieces of a key; whole numbers are grouped, as American English writes them.
  public struct StringInterpolation: StringInterpolationProtocol {
    var spans: [Text.Span] = []

    /// An empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ text: String) {
      if spans.last?.style.isEmpty == true {
        spans[spans.count - 1].text += text
      } else {
        spans.append(Text.Span(text: text))
      }
    }

    /// A piece that is written out.
    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// A string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// A whole number, its digits in groups of three.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(grouped(String(value))) }

    /// A number with six digits after the point, its whole part in groups of three.
    public mutating func appendInterpolation(_ value: Double) {
      let text = String(format: "%.6f", value)
      append(grouped(String(text.dropLast(7))) + text.suffix(7))
    }

    /// A number with six digits after the point, its whole part in groups of three.
    public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }

    /// A number in C's notation of formats, such as `%.1f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// A text with styles of its own.
    public mutating func appendInterpolation(_ text: Text) { spans += text.spans }

    /// Anything else, as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

    /// Digits in groups of three, separated by commas.
    private func grouped(_ number: String) -> String {
      let digits = number.drop { $0 == "-" }
      let groups = stride(from: digits.count, to: 0, by: -3).map { end in
        String(digits.dropLast(digits.count - end).suffix(3))
      }
      return number.prefix { $0 == "-" } + groups.reversed().joined(separator: ",")
    }
  }
}
