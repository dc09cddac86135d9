public import Foundation

/// What a measurement is of; a place's own units are taken for the common ones.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  let name: String
  /// The units of the place.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "general") }
  public static var personHeight: Self { Self(name: "asProvided") }
  public static var road: Self { Self(name: "general") }
  public static var focalLength: Self { Self(name: "asProvided") }
  public static var rainfall: Self { Self(name: "asProvided") }
  public static var snowfall: Self { Self(name: "asProvided") }
  public static var visibility: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "general") }
  public static var weather: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "asProvided") }
  public static var workout: Self { Self(name: "asProvided") }
}

extension Measurement where UnitType: Dimension {
  /// Measurements as text with English units, by Foundation's name; Foundation has it on Apple's platforms only.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long units are.
    public struct UnitWidth: Hashable, Sendable, Codable {
      let name: String
      /// "5 kilometers"
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// "5 km"
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// "5km"
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How long units are.
    public var width: UnitWidth
    /// How numbers are written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The place whose numbers and units are taken.
    public var locale: Locale
    /// Whether a temperature is written without its scale.
    public var hidesScaleName = false

    /// A format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// The format for another place.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// A measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let isConverted: Bool = usage?.name == "general"
      let measured: Measurement<UnitType> = isConverted ? value.inUnitsOf(locale) : value
      let style = numberFormatStyle ?? .number.precision(UnitWords.precision(of: measured.value, isConverted))
      let number: String = style.locale(locale).format(measured.value)
      let words = UnitWords.of(measured.unit)
      switch width {
      case .wide:
        let isOne: Bool = number == "1"
        return "\(number) \(isOne ? words.one : words.many)"
      case .narrow: return number + (hidesScaleName || words.short.hasPrefix("°") ? words.degree : words.narrow)
      default: return hidesScaleName ? number + words.degree : number + words.gap + words.short
      }
    }
  }

  /// The measurement in the units of a place, the largest of which it has one or more.
  func inUnitsOf(_ locale: Locale) -> Measurement<UnitType> {
    guard let units = UnitWords.units(like: unit, in: locale) as? [UnitType], let last = units.last else { return self }
    let found = units.first { abs(converted(to: $0).value) >= 1 }
    return converted(to: found ?? last)
  }

  /// The measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// The measurement with a short unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
