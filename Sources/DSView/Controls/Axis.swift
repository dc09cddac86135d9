/// A direction: from side to side, or from top to bottom.
@frozen
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Some directions.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
