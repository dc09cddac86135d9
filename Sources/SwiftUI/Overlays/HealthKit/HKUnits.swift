public import Foundation

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  fileprivate var exponent: Double {
    switch self {
    case .none: 0
    case .pico: -12
    case .nano: -9
    case .micro: -6
    case .milli: -3
    case .centi: -2
    case .deci: -1
    case .deca: 1
    case .hecto: 2
    case .kilo: 3
    case .mega: 6
    case .giga: 9
    case .tera: 12
    }
  }
}

/// What a quantity is measured in.
open class HKUnit: NSObject, @unchecked Sendable {
  /// What the unit measures: the powers of the base units that it is made of.
  private let dimension: [String: Int]
  /// How many base units it is.
  fileprivate let factor: Double

  private init(_ dimension: [String: Int], _ factor: Double) {
    (self.dimension, self.factor) = (dimension.filter { $0.value != 0 }, factor)
  }

  private static func metric(_ name: String, _ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit([name: 1], pow(10, prefix.exponent))
  }

  open override var hash: Int { dimension.hashValue ^ factor.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit).map { $0.dimension == dimension && $0.factor == factor } ?? false
  }
  fileprivate func measuresLike(_ other: HKUnit) -> Bool { dimension == other.dimension }

  open class func count() -> HKUnit { HKUnit([:], 1) }
  open class func percent() -> HKUnit { HKUnit([:], 1) }
  open class func second() -> HKUnit { HKUnit(["s": 1], 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("s", prefix) }
  open class func minute() -> HKUnit { HKUnit(["s": 1], 60) }
  open class func hour() -> HKUnit { HKUnit(["s": 1], 3600) }
  open class func day() -> HKUnit { HKUnit(["s": 1], 86_400) }
  open class func gram() -> HKUnit { HKUnit(["g": 1], 1) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("g", prefix) }
  open class func pound() -> HKUnit { HKUnit(["g": 1], 453.592_37) }
  open class func ounce() -> HKUnit { HKUnit(["g": 1], 28.349_523_125) }
  open class func stone() -> HKUnit { HKUnit(["g": 1], 6350.293_18) }
  open class func meter() -> HKUnit { HKUnit(["m": 1], 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("m", prefix) }
  open class func inch() -> HKUnit { HKUnit(["m": 1], 0.0254) }
  open class func foot() -> HKUnit { HKUnit(["m": 1], 0.3048) }
  open class func yard() -> HKUnit { HKUnit(["m": 1], 0.9144) }
  open class func mile() -> HKUnit { HKUnit(["m": 1], 1609.344) }
  open class func liter() -> HKUnit { HKUnit(["l": 1], 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("l", prefix) }
  open class func fluidOunceUS() -> HKUnit { HKUnit(["l": 1], 0.029_573_529_562_5) }
  open class func cupUS() -> HKUnit { HKUnit(["l": 1], 0.236_588_236_5) }
  open class func joule() -> HKUnit { HKUnit(["J": 1], 1) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { metric("J", prefix) }
  open class func kilocalorie() -> HKUnit { HKUnit(["J": 1], 4184) }
  open class func largeCalorie() -> HKUnit { kilocalorie() }
  open class func smallCalorie() -> HKUnit { HKUnit(["J": 1], 4.184) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit(["Pa": 1], 133.322_387_415) }
  open class func pascal() -> HKUnit { HKUnit(["Pa": 1], 1) }
  open class func degreeCelsius() -> HKUnit { HKUnit(["degC": 1], 1) }
  open class func watt() -> HKUnit { HKUnit(["J": 1, "s": -1], 1) }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(["g": 1], gramsPerMole) }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(["g": 1], gramsPerMole * pow(10, prefix.exponent))
  }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(dimension.merging(unit.dimension, uniquingKeysWith: +), factor * unit.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  open func reciprocal() -> HKUnit { HKUnit(dimension.mapValues { -$0 }, 1 / factor) }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(dimension.mapValues { $0 * power }, pow(factor, Double(power)))
  }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  /// A number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measuresLike(unit) }
  open func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
}
