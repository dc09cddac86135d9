import DSGeometry
public import Foundation

/// A rectangle with round corners, so that shapes inside can be concentric with it.
public protocol RoundedRectangularShape: InsettableShape {
  /// How four corners are rounded.
  typealias Corners = RoundedRectangularShapeCorners
  /// How the corners are rounded in a rectangle of a size; nil if that is not known.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// How four corners of a rectangle are rounded.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The corner at the top, where a line of text begins.
  public var topLeading: Edge.Corner.Style
  /// The corner at the top, where a line of text ends.
  public var topTrailing: Edge.Corner.Style
  /// The corner at the bottom, where a line of text begins.
  public var bottomLeading: Edge.Corner.Style
  /// The corner at the bottom, where a line of text ends.
  public var bottomTrailing: Edge.Corner.Style

  /// The same for all corners.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Four corners.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
    bottomTrailing: Edge.Corner.Style
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// All corners about the points that the container's are rounded about.
  public static var concentric: Self { Self(all: .concentric) }

  /// All corners about the points that the container's are rounded about, with a least radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self { Self(all: .concentric(minimum: minimum)) }

  /// All corners by a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  /// How a corner is rounded.
  public subscript(_ corner: Edge.Corner) -> Edge.Corner.Style {
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

  /// The radii where those of a concentric corner are known, or 0.
  func radii(concentric: RectangleCornerRadii?) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric?.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric?.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric?.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric?.topTrailing))
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Square corners.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Corners of the one radius; the smaller one of two.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    let most = size.map { min($0.width, $0.height) / 2 } ?? .infinity
    return .fixed(min(cornerSize.width, cornerSize.height, most))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// Corners of four radii.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    let box = size.map { CGRect(origin: .zero, size: $0) }
    let known = box.map { RectangleCornerRadii(cornerRadii.node.fitted(to: $0.node.size)) } ?? cornerRadii
    return RoundedRectangularShapeCorners(
      topLeading: .fixed(known.topLeading), topTrailing: .fixed(known.topTrailing),
      bottomLeading: .fixed(known.bottomLeading), bottomTrailing: .fixed(known.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Corners of half the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}

extension Circle: RoundedRectangularShape {
  /// Corners of half the shorter side; nil without a size.
  public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
    size.map { .fixed(min($0.width, $0.height) / 2) }
  }
}
