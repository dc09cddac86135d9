public import DSPlatform
public import DSView
public import Foundation

/// What a font is made of, to make another one of it.
public final class UIFontDescriptor: Hashable, @unchecked Sendable {
  let form: _FontForm

  init(_ form: _FontForm) { self.form = form }

  /// A font by its name.
  public init(name fontName: String, size: CGFloat) { form = _FontForm(name: fontName, size: size) }

  /// A font by its attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    form = _FontForm(size: 0).adding(attributes)
  }

  /// The font of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(_FontForm(style: style))
  }

  /// The font of a text style where the interface has traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// The size in points.
  public var pointSize: CGFloat { form.size }

  /// The traits of the letters.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if form.isItalic { traits.insert(.traitItalic) }
    if let weight = form.weight, weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if form.design == .monospaced { traits.insert(.traitMonoSpace) }
    if let width = form.width?.rawValue, width != 0 { traits.insert(width < 0 ? .traitCondensed : .traitExpanded) }
    return traits
  }

  /// The font with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var form = form
    form.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      if !symbolicTraits.contains(.traitBold) { form.weight = .bold }
    } else if symbolicTraits.contains(.traitBold) {
      form.weight = .regular
    }
    if traits.contains(.traitMonoSpace) { form.design = .monospaced }
    for (trait, width) in [(SymbolicTraits.traitCondensed, UIFont.Width.condensed), (.traitExpanded, .expanded)]
    where traits.contains(trait) != symbolicTraits.contains(trait) {
      form.width = traits.contains(trait) ? width : nil
    }
    return UIFontDescriptor(form)
  }

  /// The font in another design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var form = form
    form.design = design.design
    return UIFontDescriptor(form)
  }

  /// The font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var form = form
    (form.size, form.style) = (newPointSize, nil)
    return UIFontDescriptor(form)
  }

  /// The font of another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var form = form
    form.name = newFamily
    return UIFontDescriptor(form)
  }

  /// The font with more attributes.
  /// - Partial: only names, sizes, weights, widths, traits and features of fonts are kept.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(form.adding(attributes))
  }

  /// The value of an attribute; nil if the description says nothing about it.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// What the description says.
  /// - Partial: the name, the size, the style, the weight and the width.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: form.size]
    if let name = form.name { (attributes[.name], attributes[.family]) = (name, name) }
    if let style = form.style { attributes[.textStyle] = style }
    var traits: [TraitKey: Any] = [:]
    if let weight = form.weight { traits[.weight] = weight.rawValue }
    if let width = form.width { traits[.width] = width.rawValue }
    if !traits.isEmpty { attributes[.traits] = traits }
    return attributes
  }

  /// The font's name; empty for the system's.
  public var postscriptName: String { form.name ?? "" }

  /// The font in a face of its family.
  /// - Partial: the description stays as it is.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }

  /// The descriptions of fonts that have attributes.
  /// - Partial: the description alone, because the fonts are known only when a picture is drawn.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  /// Whether both describe the same font.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool { left.form == right.form }

  /// Puts the description into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A kind of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      case _: .default
      }
    }
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let name = AttributeName(rawValue: "name")
    public static let face = AttributeName(rawValue: "face")
    public static let size = AttributeName(rawValue: "size")
    public static let textStyle = AttributeName(rawValue: "textStyle")
    public static let traits = AttributeName(rawValue: "traits")
    public static let featureSettings = AttributeName(rawValue: "featureSettings")
    public static let cascadeList = AttributeName(rawValue: "cascadeList")
    public static let visibleName = AttributeName(rawValue: "visibleName")
    public static let fixedAdvance = AttributeName(rawValue: "fixedAdvance")
    public static let matrix = AttributeName(rawValue: "matrix")
    public static let characterSet = AttributeName(rawValue: "characterSet")
  }

  /// The name of a trait among a font's attributes.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A trait by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
    public static let width = TraitKey(rawValue: "width")
    public static let slant = TraitKey(rawValue: "slant")
    public static let symbolic = TraitKey(rawValue: "symbolic")
  }

  /// The name of a value of a font's feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A value by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}

extension _FontForm {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> _FontForm {
    var form = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String { form.name = name }
    if let size = attributes[.size] as? CGFloat { form.size = size }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { form.weight = weight }
      if let weight = traits[.weight] as? CGFloat { form.weight = UIFont.Weight(weight) }
      if let width = traits[.width] as? UIFont.Width { form.width = width }
      if let width = traits[.width] as? CGFloat { form.width = UIFont.Width(rawValue: width) }
    }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      form.features += settings.compactMap(_FontFeature.init(setting:))
    }
    return form
  }
}

/// How lengths and fonts grow with the reader's size of text.
public final class UIFontMetrics: @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// What grows as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// What grows as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that grows with the reader's size of text.
  public func scaledFont(for font: UIFont) -> UIFont {
    var form = font._form
    form.growing = style
    return UIFont(form)
  }

  /// A font that grows with the reader's size of text, up to a size.
  /// - Partial: the font grows without a limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font) }

  /// A font that grows with the reader's size of text, up to a size, where the interface has traits.
  /// - Partial: the font grows without a limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { scaledFont(for: font) }

  /// A font that grows with the reader's size of text, where the interface has traits.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }

  /// A length as it is at the reader's size of text.
  /// - Partial: the length at the default text size; `@ScaledMetric` follows every shot.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length as it is at the size of text of traits.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}
