/// The radii of a rectangle's four corners, in the unit of the rectangle; leading is left until layout mirrors it.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top, where a line of text begins.
  public var topLeading: Double
  /// The radius at the top, where a line of text ends.
  public var topTrailing: Double
  /// The radius at the bottom, where a line of text ends.
  public var bottomTrailing: Double
  /// The radius at the bottom, where a line of text begins.
  public var bottomLeading: Double

  /// Four radii, zero by default.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0, bottomLeading: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// The same radius at all corners.
  public init(_ radius: Double) {
    self.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// The radius that all corners share; nil if they differ.
  public var uniform: Double? {
    topLeading == topTrailing && topLeading == bottomTrailing && topLeading == bottomLeading ? topLeading : nil
  }

  /// The radii with left and right exchanged.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeading: topTrailing, topTrailing: topLeading, bottomTrailing: bottomLeading, bottomLeading: bottomTrailing)
  }

  /// Every radius mapped.
  public func map(_ transform: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeading: transform(topLeading), topTrailing: transform(topTrailing),
      bottomTrailing: transform(bottomTrailing), bottomLeading: transform(bottomLeading))
  }

  /// The radii scaled down by one factor until neighbours fit their edge (CSS Backgrounds 3, section 5.5).
  public func fitted(to size: Size) -> CornerRadii {
    func factor(_ length: Double, _ a: Double, _ b: Double) -> Double { a + b > length ? length / (a + b) : 1 }
    let radii = map { max(0, $0) }
    let scale = min(
      factor(size.width, radii.topLeading, radii.topTrailing),
      factor(size.width, radii.bottomLeading, radii.bottomTrailing),
      factor(size.height, radii.topLeading, radii.bottomLeading),
      factor(size.height, radii.topTrailing, radii.bottomTrailing))
    return scale < 1 ? radii.map { $0 * scale } : radii
  }
}
