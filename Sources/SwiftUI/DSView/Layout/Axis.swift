import DSGeometry

/// One of the two directions of the plane.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// Some directions of the plane.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int8
    /// Axes of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// The axes as later stages know them; nil for none.
    var node: AxisSet? {
      switch (contains(.horizontal), contains(.vertical)) {
      case (true, true): .both
      case (true, false): .horizontal
      case (false, true): .vertical
      case (false, false): nil
      }
    }
  }

  var node: DSGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
