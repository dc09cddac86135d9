/// A width and a height; the unit is that of the value that holds it.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size of `width` × `height`; empty by default.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size()

  /// The extent along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether neither extent is infinite or NaN.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Both extents multiplied.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}

/// One of the two directions of the plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The axis at a right angle to this one.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
public enum AxisSet: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical, both

  /// Whether the set holds `axis`.
  public func contains(_ axis: Axis) -> Bool {
    self == .both || (self == .horizontal) == (axis == .horizontal)
  }
}
