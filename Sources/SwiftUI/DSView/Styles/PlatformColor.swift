import DSDiagnostics
import DSNode
public import Foundation

/// A colour of a platform: all that `UIColor` and `NSColor` have in common. Sources name these two.
public class _PlatformColor: Hashable, @unchecked Sendable {
  let paint: Paint

  required init(_ paint: Paint) { self.paint = paint }

  /// A colour of the system by its name.
  class func system(_ name: String) -> Self { Self(.system(name, SourceLocation(file: "platform colour \(name)"))) }

  /// A colour of red, green and blue, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A grey, 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour of hue, saturation and brightness, 0…1 each.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// The same colour as SwiftUI's.
  public convenience init(_ color: Color) { self.init(color.paint) }

  /// The colour, as opaque as said.
  public func withAlphaComponent(_ alpha: CGFloat) -> Self { Self(.opacity(paint, .literal(Double(alpha)))) }

  /// The colour's numbers, where the interface is light.
  public var cgColor: CGColor { CGColor(Color(paint).resolve(in: EnvironmentValues())) }

  /// Whether both are the same colour.
  public static func == (left: _PlatformColor, right: _PlatformColor) -> Bool { left.paint == right.paint }

  /// Puts the colour into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }

  /// Whether an object is the same colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? _PlatformColor)?.paint == paint }
}

// Colours that both platforms have by one name.
extension _PlatformColor {
  /// `systemRed`.
  public static var systemRed: Self { system("red") }
  /// `systemGreen`.
  public static var systemGreen: Self { system("green") }
  /// `systemBlue`.
  public static var systemBlue: Self { system("blue") }
  /// `systemOrange`.
  public static var systemOrange: Self { system("orange") }
  /// `systemYellow`.
  public static var systemYellow: Self { system("yellow") }
  /// `systemPink`.
  public static var systemPink: Self { system("pink") }
  /// `systemPurple`.
  public static var systemPurple: Self { system("purple") }
  /// `systemTeal`.
  public static var systemTeal: Self { system("teal") }
  /// `systemIndigo`.
  public static var systemIndigo: Self { system("indigo") }
  /// `systemMint`.
  public static var systemMint: Self { system("mint") }
  /// `systemCyan`.
  public static var systemCyan: Self { system("cyan") }
  /// `systemBrown`.
  public static var systemBrown: Self { system("brown") }
  /// `systemGray`.
  public static var systemGray: Self { system("systemGray") }
  /// `darkGray`.
  public static var darkGray: Self { system("darkGray") }
  /// `lightGray`.
  public static var lightGray: Self { system("lightGray") }
  /// `gray`.
  public static var gray: Self { system("plainGray") }
  /// `red`.
  public static var red: Self { system("plainRed") }
  /// `green`.
  public static var green: Self { system("plainGreen") }
  /// `blue`.
  public static var blue: Self { system("plainBlue") }
  /// `cyan`.
  public static var cyan: Self { system("plainCyan") }
  /// `yellow`.
  public static var yellow: Self { system("plainYellow") }
  /// `magenta`.
  public static var magenta: Self { system("plainMagenta") }
  /// `orange`.
  public static var orange: Self { system("plainOrange") }
  /// `purple`.
  public static var purple: Self { system("plainPurple") }
  /// `brown`.
  public static var brown: Self { system("plainBrown") }
  /// `white`.
  public static var white: Self { system("white") }
  /// `black`.
  public static var black: Self { system("black") }
  /// `clear`.
  public static var clear: Self { system("clear") }
}
