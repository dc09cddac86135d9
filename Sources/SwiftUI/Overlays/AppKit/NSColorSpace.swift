public import DSView
public import Foundation

/// The space that a colour's numbers are of.
/// - Partial: all are sRGB.
public final class NSColorSpace: Hashable, Sendable {
  /// A colour's numbers in words.
  public let localizedName: String?
  private init(_ name: String) { localizedName = name }

  public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
  public static let extendedSRGB = NSColorSpace("Extended sRGB IEC61966-2.1")
  public static let deviceRGB = NSColorSpace("Device RGB")
  public static let genericRGB = NSColorSpace("Generic RGB")
  public static let displayP3 = NSColorSpace("Display P3")
  public static let deviceGray = NSColorSpace("Device Gray")
  public static let genericGray = NSColorSpace("Generic Gray")

  public static func == (left: NSColorSpace, right: NSColorSpace) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSColor {
  /// The colour in a space.
  /// - Partial: all spaces are sRGB, where the interface is light.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  /// The space of the colour's numbers.
  public var colorSpace: NSColorSpace { .sRGB }

  private var numbers: Color.Resolved { Color(nsColor: self).resolve(in: EnvironmentValues()) }
  /// The amount of red, 0…1, where the interface is light.
  public var redComponent: CGFloat { CGFloat(numbers.red) }
  /// The amount of green, 0…1, where the interface is light.
  public var greenComponent: CGFloat { CGFloat(numbers.green) }
  /// The amount of blue, 0…1, where the interface is light.
  public var blueComponent: CGFloat { CGFloat(numbers.blue) }
  /// How opaque the colour is, 0…1.
  public var alphaComponent: CGFloat { CGFloat(numbers.opacity) }
}
