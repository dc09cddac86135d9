/// A type that names a value which views hand up to the views around them.
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Joins the value of a view that comes later to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
