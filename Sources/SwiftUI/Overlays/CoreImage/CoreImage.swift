@_exported public import CoreGraphics
public import DSView
public import Foundation

// For sources that filter pictures or make codes, as stubs: no filter has a picture, so sources take the path for a
// filter that fails.

/// A picture that filters work on.
public final class CIImage {
  /// How large it is.
  public let extent: CGRect
  /// The picture of a file; nil if the bytes are none.
  public convenience init?(data: Data) {
    guard let picture = PictureInMemory(data: data, scale: 1) else { return nil }
    self.init(extent: CGRect(origin: .zero, size: picture.size))
  }
  /// A picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }
  /// No picture.
  public convenience init() { self.init(extent: .zero) }
  private init(extent: CGRect) { self.extent = extent }
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

/// What draws pictures that were filtered.
/// - Partial: no picture is drawn.
open class CIContext {
  public init() {}
  public init(options: [CIContextOption: Any]?) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// A colour of filters.
public final class CIColor: Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  /// A colour of sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// A colour of the platform's drawing.
  public convenience init(cgColor: CGColor) {
    let numbers = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A filter.
/// - Partial: the filter has no result.
open class CIFilter {
  public init() {}
  /// A filter by its name.
  public init?(name: String) {}
  /// A filter by its name.
  public init?(name: String, parameters params: [String: Any]?) {}
  open var outputImage: CIImage? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
  open func setDefaults() {}

  open class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeFilter() }
  open class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { CodeFilter() }
  open class func falseColor() -> any CIFilter & CIFalseColor { ColorFilter() }
  open class func gaussianBlur() -> any CIFilter & CIGaussianBlur { ColorFilter() }
  open class func sepiaTone() -> any CIFilter & CISepiaTone { ColorFilter() }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"

/// What makes a square code.
public protocol CIQRCodeGenerator: AnyObject {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

/// What makes a code of bars.
public protocol CICode128BarcodeGenerator: AnyObject {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}

/// What colours a picture between two colours.
public protocol CIFalseColor: AnyObject {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

/// What blurs.
public protocol CIGaussianBlur: AnyObject {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// What makes a picture brown.
public protocol CISepiaTone: AnyObject {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

private final class CodeFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator {
  var message = Data()
  var correctionLevel = "M"
  var quietSpace: Float = 10
  var barcodeHeight: Float = 32
}

private final class ColorFilter: CIFilter, CIFalseColor, CIGaussianBlur, CISepiaTone {
  var inputImage: CIImage?
  var color0 = CIColor.black
  var color1 = CIColor.white
  var radius: Float = 10
  var intensity: Float = 1
}
