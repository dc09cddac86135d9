/// The text of a message; its values are not asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// A message of a text.
  public init(stringLiteral value: String) {}

  /// A message of a text with values in it.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that may not be read.
  public enum Mask: Sendable {
    /// A number that is the same for the same value.
    case hash
    /// Nothing.
    case none
  }

  /// As the kind of the value says.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Developers.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Hidden from everyone.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// As the kind of the value says, otherwise masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Developers, others see a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Hidden from everyone, who see a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value of a message is at least.
public struct OSLogStringAlignment: Sendable {
  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// At the left of a number of letters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }

  /// At the right of a number of letters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a whole number of a message is written.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// In tens, with digits at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number of a message is written.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// The shorter one of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How a truth of a message is written.
public enum OSLogBoolFormat: Sendable {
  /// true or false.
  case truth
  /// yes or no.
  case answer
}

/// What a message with values in it is made of.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Adds a value that has a text.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Adds a truth.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}
