// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A range of colours by its name.
/// - Partial: all colours are sRGB; a colour from a different space keeps its numbers.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?
  /// How colours are written.
  public let model: CGColorSpaceModel
  /// How many numbers a colour has, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// A space by its name, such as `CGColorSpace.displayP3`.
  public init?(name: String) {
    self.name = name
    model = name.localizedCaseInsensitiveContains("gray") ? .monochrome : .rgb
  }

  /// The names of colour spaces, as Core Graphics spells them.
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// Whether both have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
  /// Puts the name into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How colours are written.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// What is kept where colours do not fit.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The space of a device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
/// The space of a device's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }

extension CGColor {
  /// A colour of a space, by its numbers and its opacity; nil if there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The space.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
  }

  /// The colour in another space.
  /// - Partial: all colours are sRGB; the converted colour keeps its numbers.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?)
    -> CGColor?
  {
    self
  }
}
