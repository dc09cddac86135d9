public import Foundation

/// A colour of numbers, as the platform's drawing has it.
/// - Partial: an sRGB colour with its components.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, 0…1 each.
  public let components: [CGFloat]?
  /// How opaque the colour is, 0…1.
  public let alpha: CGFloat
  /// How many components there are.
  public var numberOfComponents: Int { 4 }

  /// A colour of red, green and blue, 0…1 each.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    self.alpha = alpha
  }

  /// A colour of red, green and blue of sRGB, 0…1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 for black and 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  convenience init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }

  /// Whether both have the same numbers.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  /// Puts the numbers into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
  /// The colour's numbers, where the interface is light.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }

  /// A colour of the platform's drawing.
  public init(cgColor: CGColor) {
    let parts: [Double] = (cgColor.components ?? []).map { Double($0) }
    self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// A colour of the platform's drawing.
  public init(_ color: CGColor) { self.init(cgColor: color) }

  /// Puts the colour's numbers where pointers say.
  func put(
    _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?,
    _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let color = resolve(in: EnvironmentValues())
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
  }
}

extension UIColor {
  /// A colour of the platform's drawing.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// Writes the colour's red, green and blue, where the interface is light.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    Color(self).put(red, green, blue, alpha)
    return true
  }

  /// The colour as it is where the interface has traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(Color(self).resolve(in: environment)))
  }
}

extension NSColor {
  /// Writes the colour's red, green and blue, where the interface is light.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    Color(nsColor: self).put(red, green, blue, alpha)
  }
}
