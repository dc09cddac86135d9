import Foundation

// A number is plotted as itself.
extension PrimitivePlottableProtocol where Self: Plottable, PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The whole number at a place, nearer to zero; nil at a place of a different kind, and where the type has none.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self.init(exactly: value.rounded(.towardZero))
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The number at a place; nil at a place of a different kind.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let value) = _plotted else { return nil }
    self.init(value)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
