import Foundation

/// The English words of a unit.
struct UnitWords {
  var one: String
  var many: String
  var short: String
  /// The characters between the number and the short word.
  var gap: String
  /// The unit right behind the number.
  var narrow: String
  /// A temperature's sign without its scale; the short word for everything else.
  var degree: String

  private init(_ one: String, _ many: String, _ short: String, gap: String = " ", narrow: String? = nil) {
    (self.one, self.many, self.short, self.gap) = (one, many, short, gap)
    self.narrow = narrow ?? short
    degree = short.hasPrefix("°") ? "°" : gap + short
  }

  /// The words of a unit; the symbol of one that is not known.
  static func of(_ unit: Unit) -> UnitWords {
    // Grams and the gravity of the earth have one symbol.
    if !(unit is UnitAcceleration), let words = known[unit.symbol] { return words }
    return UnitWords(unit.symbol, unit.symbol, unit.symbol)
  }

  /// How many digits a number has: two that mean something where the unit was chosen, else six places at most.
  static func precision(
    of value: Double, _ isConverted: Bool
  ) -> FloatingPointFormatStyle<Double>.Configuration.Precision {
    guard isConverted else { return .fractionLength(0...6) }
    return abs(value) < 9.95 ? .fractionLength(0...1) : .fractionLength(0)
  }

  /// The units that a place has for what a unit measures, the largest first; nil if the unit stays.
  static func units(like unit: Unit, in locale: Locale) -> [Unit]? {
    let isAmerican: Bool = locale.measurementSystem == .us
    switch unit {
    case is UnitLength:
      let isMetric: Bool = locale.measurementSystem == .metric
      return isMetric
        ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      return isAmerican
        ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
    case is UnitTemperature: return [isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed:
      return [locale.measurementSystem == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    default: return nil
    }
  }

  private static let known: [String: UnitWords] = [
    "km": UnitWords("kilometer", "kilometers", "km"),
    "m": UnitWords("meter", "meters", "m"),
    "cm": UnitWords("centimeter", "centimeters", "cm"),
    "mm": UnitWords("millimeter", "millimeters", "mm"),
    "mi": UnitWords("mile", "miles", "mi"),
    "ft": UnitWords("foot", "feet", "ft", narrow: "′"),
    "in": UnitWords("inch", "inches", "in", narrow: "″"),
    "yd": UnitWords("yard", "yards", "yd"),
    "t": UnitWords("metric ton", "metric tons", "t"),
    "ton": UnitWords("ton", "tons", "tn"),
    "kg": UnitWords("kilogram", "kilograms", "kg"),
    "g": UnitWords("gram", "grams", "g"),
    "mg": UnitWords("milligram", "milligrams", "mg"),
    "lb": UnitWords("pound", "pounds", "lb", narrow: "#"),
    "oz": UnitWords("ounce", "ounces", "oz"),
    "°C": UnitWords("degree Celsius", "degrees Celsius", "°C", gap: ""),
    "°F": UnitWords("degree Fahrenheit", "degrees Fahrenheit", "°F", gap: ""),
    "K": UnitWords("kelvin", "kelvins", "K"),
    "km/h": UnitWords("kilometer per hour", "kilometers per hour", "km/h"),
    "m/s": UnitWords("meter per second", "meters per second", "m/s"),
    "mph": UnitWords("mile per hour", "miles per hour", "mph"),
    "kn": UnitWords("knot", "knots", "kn"),
    "h": UnitWords("hour", "hours", "hr", narrow: "h"),
    "min": UnitWords("minute", "minutes", "min", narrow: "m"),
    "s": UnitWords("second", "seconds", "sec", narrow: "s"),
    "ms": UnitWords("millisecond", "milliseconds", "ms"),
    "L": UnitWords("liter", "liters", "L"), "mL": UnitWords("milliliter", "milliliters", "mL"),
    "cL": UnitWords("centiliter", "centiliters", "cL"),
    "gal": UnitWords("gallon", "gallons", "gal"), "cup": UnitWords("cup", "cups", "c"),
    "tbsp": UnitWords("tablespoon", "tablespoons", "tbsp"),
    "tsp": UnitWords("teaspoon", "teaspoons", "tsp"),
    "kCal": UnitWords("kilocalorie", "kilocalories", "kcal"),
    "cal": UnitWords("calorie", "calories", "cal"), "J": UnitWords("joule", "joules", "J"),
    "kJ": UnitWords("kilojoule", "kilojoules", "kJ"),
    "kWh": UnitWords("kilowatt-hour", "kilowatt-hours", "kWh"),
    "W": UnitWords("watt", "watts", "W"), "kW": UnitWords("kilowatt", "kilowatts", "kW"),
    "Hz": UnitWords("hertz", "hertz", "Hz"), "°": UnitWords("degree", "degrees", "deg"),
    "MB": UnitWords("megabyte", "megabytes", "MB"),
    "GB": UnitWords("gigabyte", "gigabytes", "GB"),
    "kB": UnitWords("kilobyte", "kilobytes", "kB"), "%": UnitWords("percent", "percent", "%"),
  ]
}
