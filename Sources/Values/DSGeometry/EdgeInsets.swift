/// Distances from the four edges, in points; leading is left until layout mirrors it.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the edge where a line of text begins.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the edge where a line of text ends.
  public var trailing: Double

  /// Insets of four distances, zero by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The sum of the two insets along one axis.
  public func total(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }

  /// The insets with leading and trailing exchanged.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

/// A set of edges, as SwiftUI names them.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The edge where a line of text begins.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The edge where a line of text ends.
  public static let trailing = EdgeSet(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four.
  public static let all: EdgeSet = [.horizontal, .vertical]
}
