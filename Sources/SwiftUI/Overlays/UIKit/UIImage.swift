public import CoreImage
public import DSEffects
public import DSFoundation
public import DSView
public import Foundation

/// A picture of the platform; sources show it by `Image(uiImage:)`.
/// - Partial: a value with the source of the picture; drawing into a context is not supported.
public class UIImage: Hashable, @unchecked Sendable {
  enum Source: Hashable {
    case nothing
    case symbol(String)
    case file(PictureInMemory)
  }

  let source: Source
  /// Pixels of a point.
  public let scale: CGFloat
  /// Whether it is drawn in its own colours.
  public private(set) var renderingMode = RenderingMode.automatic
  private(set) var capInsets: UIEdgeInsets?
  private(set) var tint: UIColor?
  /// What is spoken for it, and its name in tests; nothing speaks here.
  public var accessibilityLabel: String?
  public var accessibilityIdentifier: String?
  public var accessibilityHint: String?
  public var isAccessibilityElement = false

  init(_ source: Source, scale: CGFloat = 1) { (self.source, self.scale) = (source, scale) }

  private init(_ other: UIImage) { (source, scale, renderingMode) = (other.source, other.scale, other.renderingMode) }

  /// No picture.
  public convenience init() { self.init(.nothing) }

  /// A picture of an asset catalogue, or a file among a bundle's resources; nil if there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// A picture of an asset catalogue, as `#imageLiteral(resourceName:)` names it; no picture if there is none of the name.
  public required convenience init(imageLiteralResourceName name: String) {
    let picture = PictureInMemory(named: name, in: nil)
    self.init(picture.map(Source.file) ?? .nothing, scale: picture?.scale ?? 1)
  }

  /// A picture of a bundle; nil if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let picture = PictureInMemory(named: name, in: bundle) else { return nil }
    self.init(.file(picture), scale: picture.scale)
  }

  /// A picture of a bundle; nil if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A picture of an asset catalogue.
  public convenience init(resource: ImageResource) {
    let picture = PictureInMemory(resource)
    self.init(picture.map { .file($0) } ?? .nothing, scale: picture?.scale ?? 1)
  }

  /// A symbol by its SF Symbols name.
  /// - Partial: never nil; a name without a drawing gives a placeholder and a warning.
  public convenience init?(systemName name: String) { self.init(.symbol(name), scale: 2) }

  /// A symbol by its SF Symbols name.
  /// - Partial: the configuration has no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// A picture of the bytes of a file; nil if they are neither PNG nor JPEG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of the bytes of a file, with so many pixels of a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = PictureInMemory(data: data, scale: scale) else { return nil }
    self.init(.file(picture), scale: scale)
  }

  /// A picture of a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of pixels, one of a point.
  public convenience init(cgImage: CGImage) { self.init(.file(cgImage.picture.scaled(to: 1))) }

  /// A picture of pixels, so many of a point.
  /// - Partial: the picture is drawn without its orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.file(cgImage.picture.scaled(to: scale)), scale: scale)
  }

  /// The pixels; nil for a symbol.
  public var cgImage: CGImage? { if case .file(let picture) = source { CGImage(picture) } else { nil } }

  /// The picture for filters; nil if it was not made for them.
  public var ciImage: CIImage? { nil }

  /// The size in points; where the picture is a symbol, that of a line of text.
  public var size: CGSize {
    switch source {
    case .nothing: .zero
    case .symbol: CGSize(width: 20, height: 20)
    case .file(let picture): picture.size
    }
  }

  /// Which way up the picture is.
  public var imageOrientation: Orientation { .up }
  /// Whether it is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The picture with its own colours, or in that of its surroundings.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = UIImage(self)
    (copy.renderingMode, copy.tint, copy.capInsets) = (renderingMode, tint, capInsets)
    return copy
  }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysTemplate) }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let copy = withRenderingMode(renderingMode)
    copy.tint = color
    return copy
  }

  /// The picture with other insets of what it is lined up by.
  /// - Ignored: pictures are lined up by their edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// The pictures of an animation: there is none.
  public var images: [UIImage]? { nil }
  /// How long an animation takes.
  public var duration: TimeInterval { 0 }
  /// A picture that changes over time.
  /// - Partial: the first of them.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

  /// The picture with insets that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    let copy = withRenderingMode(renderingMode)
    copy.capInsets = capInsets
    return copy
  }

  /// The picture with another size of a symbol.
  /// - Partial: the configuration has no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The picture with another size of a symbol.
  /// - Partial: the configuration has no effect.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The bytes of a PNG file; nil if the picture is not one.
  public func pngData() -> Data? { if case .file(let picture) = source { picture.data(isPNG: true) } else { nil } }

  /// The bytes of a JPEG file; nil if the picture is not one.
  /// - Partial: those that the picture was read from, whatever the quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .file(let picture) = source { picture.data(isPNG: false) } else { nil }
  }

  /// Draws the picture.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(in rect: CGRect) {}

  /// Whether both are the same picture.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.source == right.source && left.scale == right.scale && left.renderingMode == right.renderingMode
  }

  /// Puts the picture into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How a picture with insets fills its frame.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// How a picture is shown.
  public class Configuration: @unchecked Sendable {}

  /// How a symbol is shown.
  /// - Partial: the configuration has no effect.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A symbol of a size.
    public init(pointSize: CGFloat) {}
    /// A symbol of a size and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    /// A symbol of a size, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    /// A symbol of a weight.
    public init(weight: UIImage.SymbolWeight) {}
    /// A symbol of a scale.
    public init(scale: UIImage.SymbolScale) {}
    /// A symbol beside text of a style.
    public init(textStyle: UIFont.TextStyle) {}
    /// A symbol beside text of a font.
    public init(font: UIFont) {}
    /// A symbol whose layers have a colour.
    public init(hierarchicalColor: UIColor) {}
    /// A symbol whose layers have colours.
    public init(paletteColors: [UIColor]) {}
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
}

extension Image {
  /// A picture of the platform.
  /// - Partial: a tint colours symbols and pictures alike, and the picture keeps no colours of its own then.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .nothing: self.init("")
    case .symbol(let name): self.init(systemName: name)
    case .file(let picture): self.init(picture)
    }
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
    if let insets = uiImage.capInsets {
      self = resizable(
        capInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
  }
}

extension ImageRenderer {
  /// The view's picture, made anew each time; nil if it cannot be drawn.
  @MainActor public var uiImage: UIImage? {
    guard let picture = drawnPicture(scale: scale) else { return nil }
    return UIImage(data: Data(picture.png), scale: scale)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

extension CIImage {
  /// The pixels of a picture; nil for a symbol.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  // The system's own pictures.
  public static var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
