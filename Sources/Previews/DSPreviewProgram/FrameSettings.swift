public import DSView

/// What the frames of views are worked out with.
public struct FrameSettings: Sendable {
  /// The container's size in points; nil leaves an axis open.
  public var width, height: Double?
  /// `ios-classic`, `ios26`, `macos26`, `ios26-tall` or `macos26-tall`; nil for none.
  public var profile: String?
  /// The path of a file of recorded texts; nil for none.
  public var textMetrics: String?
  /// Device pixels per point.
  public var scale: Double
  /// The direction at the root.
  public var layoutDirection: LayoutDirection
  /// The size of text that the reader has chosen.
  public var dynamicTypeSize: DynamicTypeSize

  /// Whether identified views are listed with the rectangles on the pixel grid instead of those of the layout.
  public var rounded: Bool

  /// Settings; the usual size of text from left to right at two pixels per point.
  public init(
    width: Double? = nil, height: Double? = nil, profile: String? = nil, textMetrics: String? = nil,
    scale: Double = 2, layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    rounded: Bool = false
  ) {
    (self.width, self.height, self.profile, self.textMetrics) = (width, height, profile, textMetrics)
    (self.scale, self.layoutDirection, self.dynamicTypeSize) = (scale, layoutDirection, dynamicTypeSize)
    self.rounded = rounded
  }
}
