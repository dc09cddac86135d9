public import DSView
public import Foundation

extension UIColor {
  /// A colour of Display P3, 0…1 each.
  /// - Partial: colours outside sRGB are clipped.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Writes the colour's hue, saturation and brightness, where the interface is light.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = numbers
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var sixths: CGFloat = 0
    if range > 0 {
      if high == red {
        sixths = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else {
        sixths = high == green ? (blue - red) / range + 2 : (red - green) / range + 4
      }
    }
    hue?.pointee = sixths < 0 ? sixths / 6 + 1 : sixths / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = opacity
    return true
  }

  /// The colour in a word, as it is read out where the interface is light: its hue, or black, white or gray.
  public var accessibilityName: String {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    if brightness < 0.15 { return "black" }
    if saturation < 0.15 { return brightness > 0.9 ? "white" : "gray" }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "red"]
    // Where each begins, in degrees.
    let starts: [CGFloat] = [0, 15, 45, 70, 165, 195, 260, 300, 345]
    return names[(starts.lastIndex { $0 <= hue * 360 }) ?? 0]
  }

  /// Writes the colour's grey, where the interface is light.
  /// - Partial: a colour other than grey becomes its luminance.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let (red, green, blue, opacity) = numbers
    white?.pointee = red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    alpha?.pointee = opacity
    return true
  }

  /// Makes the colour that of fills.
  /// - Ignored: nothing is drawn into contexts.
  public func setFill() {}

  /// Makes the colour that of strokes.
  /// - Ignored: nothing is drawn into contexts.
  public func setStroke() {}

  /// Makes the colour that of fills and strokes.
  /// - Ignored: nothing is drawn into contexts.
  public func set() {}

  private var numbers: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour that a source shows as a swatch.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a colour literal is where nothing else says so.
public typealias _ColorLiteralType = UIColor

// A colour is kept as its four numbers. Foundation keeps objects of Objective-C alone, which colours are not here.

extension NSKeyedArchiver {
  /// A colour as bytes.
  public static func archivedData(withRootObject object: UIColor, requiringSecureCoding requiresSecureCoding: Bool)
    throws
    -> Data
  { try JSONEncoder().encode((object.cgColor.components ?? []).map { Double($0) }) }
}

extension NSKeyedUnarchiver {
  /// A colour of its bytes.
  public static func unarchivedObject(ofClass cls: UIColor.Type, from data: Data) throws -> UIColor? {
    let numbers = try JSONDecoder().decode([Double].self, from: data)
    guard numbers.count == 4 else { return nil }
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
