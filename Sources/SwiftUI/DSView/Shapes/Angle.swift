/// An angle; positive angles turn clockwise on the screen.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle(radians: 0)
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// No angle.
  public init() { radians = 0 }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Smaller angles first.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  /// The sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// The angle a number of times.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// A part of the angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// The angle the other way.
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
  /// Takes an angle away.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
  /// Multiplies by a number.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
  /// Divides by a number.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
