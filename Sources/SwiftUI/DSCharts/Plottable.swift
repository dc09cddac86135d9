public import Foundation

/// A value that a chart has an axis for: a number, a moment or a category, or something that stands for one.
public protocol Plottable {
  /// What is plotted for the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What is plotted for this value.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that something is plotted for; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The value of a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// What a chart plots. A `CGFloat` becomes a `Double`.
public protocol PrimitivePlottableProtocol {
  /// The place on a scale.
  var _plotted: _PlottedValue { get }
  /// What is at a place on a scale; nil if the scale is of another kind.
  init?(_plotted: _PlottedValue)
}

/// A place on a scale.
public enum _PlottedValue: Hashable, Sendable {
  /// A place on a scale of numbers.
  case number(Double)
  /// A place on a scale of time: seconds since the reference date.
  case moment(Double)
  /// A category by its name.
  case category(String)

  /// The place on a continuous scale; nil for a category, and for a number that is not finite.
  var place: Double? {
    switch self {
    case .number(let value), .moment(let value): value.isFinite ? value : nil
    case .category: nil
    }
  }
}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The value at a place; nil at a place of a different kind.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self = Decimal(value)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotted: _PlottedValue { .category(self) }
  /// The value at a place; nil at a place of a different kind.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotted: _PlottedValue { .moment(timeIntervalSinceReferenceDate) }
  /// The value at a place; nil at a place of a different kind.
  public init?(_plotted: _PlottedValue) {
    guard case .moment(let value) = _plotted else { return nil }
    self = Date(timeIntervalSinceReferenceDate: value)
  }
}

extension Plottable {
  /// The place on a scale.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// The value at a place on a scale.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
