/// A linear map of colours: four rows (red, green, blue, alpha) of five numbers (red, green, blue, alpha, 1), of
/// gamma-encoded sRGB with straight alpha, each 0…1.
public struct ColorMatrix: Hashable, Sendable {
  /// Twenty numbers, row by row.
  public var values: [Double]

  /// A map of twenty numbers, row by row.
  /// - Precondition: there are twenty.
  public init(_ values: [Double]) {
    precondition(values.count == 20, "a colour matrix has four rows of five numbers")
    self.values = values
  }

  /// The colour that a colour is mapped to.
  public func apply(_ color: Color) -> Color {
    func row(_ index: Int) -> Double {
      let row = values[(5 * index)..<(5 * index + 5)]
      return zip(row, [color.red, color.green, color.blue, color.alpha, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    }
    return Color(red: row(0), green: row(1), blue: row(2), alpha: row(3))
  }

  /// Red, green and blue each multiplied and raised by the same numbers.
  public static func channels(slope: Double, intercept: Double) -> ColorMatrix {
    ColorMatrix([
      slope, 0, 0, 0, intercept, 0, slope, 0, 0, intercept, 0, 0, slope, 0, intercept, 0, 0, 0, 1, 0,
    ])
  }

  /// Colours more or less lively: 0 leaves greys, 1 changes nothing (Filter Effects 1, section 9.6, `saturate`).
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorMatrix([
      r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
    ])
  }

  /// Hues turned by an angle (Filter Effects 1, section 9.6, `hueRotate`).
  public static func hueRotation(sine s: Double, cosine c: Double) -> ColorMatrix {
    ColorMatrix([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Each channel multiplied by that of a colour.
  public static func multiply(_ color: Color) -> ColorMatrix {
    ColorMatrix([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
    ])
  }

  /// Black, as opaque as the colour was light (Filter Effects 1, section 9.6, `luminanceToAlpha`).
  public static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0,
  ])

  /// White where a colour's alpha is at least a limit, and nothing elsewhere. The edge between them is a short ramp
  /// around the limit, about a pixel of the edge of a blur; full alpha stays full, and none stays none.
  public static func threshold(alpha limit: Double) -> ColorMatrix {
    let limit = max(1.0 / 510, min(limit, 1 - 1.0 / 510))
    let slope = max(20, 0.5 / limit, 0.5 / (1 - limit))
    return ColorMatrix([
      0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, slope, 0.5 - slope * limit,
    ])
  }
}
