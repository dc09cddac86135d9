import DSNode

/// A length that grows with the reader's chosen size of text.
///
/// As Apple's, it grows as the line heights of a text style do, and is rounded to whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private var owned: EnvironmentValues?

  /// A length that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// A length that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Takes the environment of the view that is about to be evaluated.
  public mutating func update() { owned = EnvironmentValues.current }

  /// The length in the environment of the view that the property belongs to.
  public var wrappedValue: Value {
    (owned ?? EnvironmentValues.current).scaled(value, relativeTo: style)
  }
}

extension EnvironmentValues {
  /// A length in points that grows as a text style does, rounded to whole pixels.
  package func scaled<Value: BinaryFloatingPoint>(_ length: Value, relativeTo style: Font.TextStyle = .body) -> Value {
    guard dynamicTypeSize != .large else { return length }
    let factor = TypeScale.factor(of: style.rawValue, at: dynamicTypeSize.name)
    let scale = Value(displayScale)
    return (length * Value(factor) * scale).rounded() / scale
  }
}
