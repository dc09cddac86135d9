public import Foundation

extension Edge {
  /// One corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Some corners of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
      /// The corners as bits.
      public let rawValue: Int8
      /// Corners of bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }
      /// One corner.
      public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }
      /// Single corners, the two corners of an edge, and all corners.
      public static let none: Set = []
      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      public static let all: Set = [.top, .bottom]

      /// Whether a corner is one of them.
      public func contains(_ corner: Edge.Corner) -> Bool { rawValue & (1 << corner.rawValue) != 0 }
    }

    /// How a corner is rounded: by a radius in points, or about the point that its container's corner is rounded about.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      private let isConcentric: Bool
      /// The radius, or the least one.
      private let radius: CGFloat

      private init(isConcentric: Bool, _ radius: CGFloat) { (self.isConcentric, self.radius) = (isConcentric, radius) }
      /// A radius in points.
      public init(floatLiteral value: Double) { self.init(isConcentric: false, CGFloat(value)) }
      /// A radius in points.
      public init(integerLiteral value: Int) { self.init(isConcentric: false, CGFloat(value)) }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius) }
      /// The container's radius less the distance from it.
      public static var concentric: Style { Style(isConcentric: true, 0) }
      /// The container's radius less the distance from it, but not less than another style's.
      public static func concentric(minimum: Style? = nil) -> Style { Style(isConcentric: true, minimum?.radius ?? 0) }

      /// The radius where the container's less the distance from it is known, or nil.
      func radius(concentric: CGFloat?) -> CGFloat { max(0, isConcentric ? max(radius, concentric ?? 0) : radius) }
    }
  }
}

/// The insets that the corners of a rectangle take.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The inset at the top, where a line of text begins.
  public var topLeading: CGSize
  /// The inset at the top, where a line of text ends.
  public var topTrailing: CGSize
  /// The inset at the bottom, where a line of text begins.
  public var bottomLeading: CGSize
  /// The inset at the bottom, where a line of text ends.
  public var bottomTrailing: CGSize

  /// No insets.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// The insets of four corners.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// Whether both are the same insets.
  public static func == (a: Self, b: Self) -> Bool {
    a.topLeading == b.topLeading && a.topTrailing == b.topTrailing && a.bottomLeading == b.bottomLeading
      && a.bottomTrailing == b.bottomTrailing
  }

  /// Adds all lengths.
  public func hash(into hasher: inout Hasher) {
    for size in [topLeading, topTrailing, bottomLeading, bottomTrailing] {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  public subscript(_ corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}
