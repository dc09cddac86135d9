// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import DSFoundation
public import Foundation

// Pictures that sources draw by Core Graphics, as stubs: such drawings are lost, and the picture is empty.

/// What is drawn into.
@preconcurrency
open class UIGraphicsRendererFormat: @unchecked Sendable {
  public init() {}
}

/// What pictures are like that are drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func preferred() -> UIGraphicsImageRendererFormat { .init() }
  open class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// What is drawn into.
open class UIGraphicsImageRendererContext {
  init() {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
  /// What Core Graphics draws into.
  public var cgContext: CGContext { CGContext() }
}

/// What draws pictures.
/// - Partial: drawing has no effect, and the picture is empty.
open class UIGraphicsImageRenderer {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    Data()
  }
}

/// How pictures are smoothed that are drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
}

extension UIImage {
  /// A format that suits the picture.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .init() }
}

/// What Core Graphics draws into.
/// - Partial: drawing has no effect.
open class CGContext {
  init() {}
  /// A context whose pixels are in memory: there is none.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { nil }
  open var interpolationQuality = CGInterpolationQuality.default
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  open func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  open func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func concatenate(_ transform: CGAffineTransform) {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setBlendMode(_ mode: CGBlendMode) {}
  open func addPath(_ path: CGPath) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func beginPath() {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func closePath() {}
  open func fillPath() {}
  open func strokePath() {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func strokeLineSegments(between points: [CGPoint]) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func addLines(between points: [CGPoint]) {}
  open func clip() {}
  open func clip(to rect: CGRect) {}
  open func clip(to rect: CGRect, mask: CGImage) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func draw(_ image: CGImage, in rect: CGRect) {}
  open func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  open func makeImage() -> CGImage? { nil }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CALayer {
  /// Draws the layer.
  /// - Ignored: contexts draw nothing.
  public func render(in ctx: CGContext) {}
}

/// The colours of a gradient that contexts draw.
public final class CGGradient: Sendable {
  /// Colours, each at its place between 0 and 1; nil for none.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
  }
  /// Colours, by their components; nil for none.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Begins a picture.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Begins a picture.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
/// The picture: there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// What is drawn into: there is nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Ends a picture.
public func UIGraphicsEndImageContext() {}
/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) {}
/// Puts a picture among a person's.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIImage {
  /// Draws the picture.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(at point: CGPoint) {}
  /// Draws the picture.
  /// - Ignored: nothing is drawn into contexts.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// The picture without what is cut off.
  /// - Partial: nothing is cropped.
  public func preparingForDisplay() -> UIImage? { self }
}
