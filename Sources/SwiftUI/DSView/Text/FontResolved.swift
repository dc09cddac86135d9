import DSNode
public import Foundation

extension Font {
  /// What decides how a font comes out: the reader's size of text and preference for bold letters.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    var size = DynamicTypeSize.large
    var isBold = false

    /// The context for developers.
    public var debugDescription: String { "\(size)\(isBold ? ", bold" : "")" }
  }

  /// A font with its numbers known.
  /// - Partial: as on iOS, without what the design system's configuration or a profile adds.
  public struct Resolved: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy letters are.
    public let weight: Weight
    /// How wide letters are.
    public let width: Width
    /// How high lines are.
    public let leading: Leading
    /// Whether letters are the font's bold ones.
    public let isBold: Bool
    /// Whether letters slant.
    public let isItalic: Bool
    /// Whether letters have one width.
    public let isMonospaced: Bool
    /// Whether small letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether capitals are small capitals.
    public let isUppercaseSmallCaps: Bool
    /// Whether all letters are small capitals.
    public let isSmallCaps: Bool
  }

  /// The font's numbers in a context.
  public func resolve(in context: Context) -> Resolved {
    var size = 17.0
    var weight = weight
    let type = context.size.name
    switch base {
    case .textStyle(let name, _):
      let style = TextStyleTable.all.first { $0.name == name }
      let index = TypeScale.sizes.firstIndex(of: type) ?? 3
      size = style.map { $0.sizes[index] } ?? 17
      if let style, weight == nil { weight = Weight(value: style.weight) }
    case .complete(_, let points, let style, _):
      if case .literal(let points) = points { size = points }
      if let style { size *= TypeScale.factor(of: style, at: type) }
    case .parts(_, let points, _):
      if case .literal(let points)? = points { size = points }
    case .token, .choose, .traits: break
    }
    let isBold = traits.bold || context.isBold
    if isBold { weight = .bold }
    let leading: Leading = (traits.leading ?? 0) < 0 ? .tight : (traits.leading ?? 0) > 0 ? .loose : .standard
    return Resolved(
      pointSize: CGFloat(size * (traits.scale ?? 1)), weight: weight ?? .regular,
      width: traits.width.map { Width(CGFloat($0)) } ?? .standard, leading: leading, isBold: isBold,
      isItalic: traits.italic ?? false, isMonospaced: traits.design == .monospaced,
      isLowercaseSmallCaps: traits.smallCaps == .lowercase || traits.smallCaps == .all,
      isUppercaseSmallCaps: traits.smallCaps == .uppercase || traits.smallCaps == .all,
      isSmallCaps: traits.smallCaps == .all)
  }

  /// The font in a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.traits.scale = (traits.scale ?? 1) * Double(factor)
    return font
  }
}

extension EnvironmentValues {
  /// What decides how fonts come out here.
  public var fontResolutionContext: Font.Context {
    Font.Context(size: dynamicTypeSize, isBold: legibilityWeight == .bold)
  }
}
