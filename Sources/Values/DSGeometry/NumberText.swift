extension Double {
  /// The number in decimal with at most `digits` digits after the point, no exponent, no trailing zeros, never `-0`.
  ///
  /// The one way numbers enter dumps, SVG and reports, so that a text never depends on a platform's formatter.
  /// - Precondition: the number is finite and below 2^53 / 10^digits in size; larger ones print as an integer.
  public func text(digits: Int = 4) -> String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    let factor = Self.powersOfTen[min(max(digits, 0), 9)]
    let scaled = (self * factor).rounded()
    guard abs(scaled) < 9_007_199_254_740_992 else {
      return abs(self) < 9e18 ? String(Int64(self)) : (self < 0 ? "-1e18" : "1e18")
    }
    let integer = Int64(scaled)
    if integer == 0 { return "0" }
    let magnitude = integer.magnitude
    let unit = UInt64(factor)
    var text = (integer < 0 ? "-" : "") + String(magnitude / unit)
    var fraction = magnitude % unit
    if fraction == 0 { return text }
    var places = digits
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let fractionText = String(fraction)
    text += "." + String(repeating: "0", count: places - fractionText.count) + fractionText
    return text
  }

  private static let powersOfTen: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
