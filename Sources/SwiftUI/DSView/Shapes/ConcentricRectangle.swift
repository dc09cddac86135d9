import DSNode
public import Foundation

/// A rectangle whose corners are rounded by given radii, or about the points that the corners of the shape that
/// `containerShape(_:)` gives are rounded about.
/// - Partial: a concentric corner is as far from its container's as the longer of the two distances; without a
/// container's shape it has its least radius, as no screen or window is around a component.
nonisolated public struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners
  /// Corners that share the largest radius among them.
  private let uniform: [Edge.Corner.Set]

  private init(_ corners: RoundedRectangularShapeCorners, _ uniform: [Edge.Corner.Set] = []) {
    (self.corners, self.uniform) = (corners, uniform)
  }

  /// All corners concentric, each by itself.
  public init() { self.init(.concentric) }

  /// The same style for all corners; each by itself, or all with the largest radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform ? [.all] : [])
  }

  /// A style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  /// One radius for both corners at the top, one for both at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), [.top, .bottom])
  }

  /// One radius for both corners at the top.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner), [.top])
  }

  /// One radius for both corners at the bottom.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
        bottomTrailing: uniformBottomCorners), [.bottom])
  }

  /// One radius for both leading corners, one for both trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners, bottomLeading: uniformLeadingCorners,
        bottomTrailing: uniformTrailingCorners), [.leading, .trailing])
  }

  /// One radius for both leading corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
        bottomTrailing: bottomTrailingCorner), [.leading])
  }

  /// One radius for both trailing corners.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
        bottomTrailing: uniformTrailingCorners), [.trailing])
  }

  /// The outline with the least radii: a path alone knows no container.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii(concentric: nil)) }

  /// The outline, which depends on the place in the container.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    guard let container = environment[ContainerShapeKey.self] else { return _Outline(function: self) }
    return container.outline(name: "ConcentricRectangle") { rect, insets in
      guard let around = container.radii(rect, insets) else { return container.inset(rect, insets) }
      return Path(roundedRect: rect, cornerRadii: radii(concentric: around))
    }
  }

  /// The radii of all corners.
  private func radii(concentric: RectangleCornerRadii?) -> RectangleCornerRadii {
    var radii = corners.radii(concentric: concentric)
    for corners in uniform {
      var most: CGFloat = 0
      for corner in Edge.Corner.allCases where corners.contains(corner) { most = max(most, radii[corner]) }
      for corner in Edge.Corner.allCases where corners.contains(corner) { radii[corner] = most }
    }
    return radii
  }
}
