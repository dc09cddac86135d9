public import DSGeometry
import Glibc

extension Color {
  /// The colour difference CIEDE2000 to another colour, alpha aside: about 1 is just noticeable, 100 is black to white.
  ///
  /// Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula (2005), with all weights 1.
  public func difference(to other: Color) -> Double { ciede2000(CIELab(self), CIELab(other)) }
}

/// A colour in CIE Lab under D50, as CSS Color 4 converts it.
struct CIELab {
  var lightness, a, b: Double

  init(_ lightness: Double, _ a: Double, _ b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  init(_ color: Color) {
    let linear = Vector(color.red, color.green, color.blue).map(Transfer.srgbToLinear)
    let xyz = Matrix.d50FromD65 * (Matrix.xyzFromSRGB * linear)
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let (x, y, z) = (root(xyz.x / (0.3457 / 0.3585)), root(xyz.y), root(xyz.z / ((1 - 0.3457 - 0.3585) / 0.3585)))
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}

/// The difference CIEDE2000 of two colours.
func ciede2000(_ first: CIELab, _ second: CIELab) -> Double {
  func power7(_ value: Double) -> Double { pow(value, 7) }
  func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  let meanChroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
  let stretch = 1 + 0.5 * (1 - sqrt(power7(meanChroma) / (power7(meanChroma) + power7(25))))
  func polar(_ lab: CIELab) -> (chroma: Double, hue: Double) {
    let a = lab.a * stretch
    if a == 0, lab.b == 0 { return (0, 0) }
    let degrees = atan2(lab.b, a) * 180 / .pi
    return (hypot(a, lab.b), degrees < 0 ? degrees + 360 : degrees)
  }
  let (one, two) = (polar(first), polar(second))
  let isGray = one.chroma * two.chroma == 0
  var turn = isGray ? 0 : two.hue - one.hue
  if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
  let lightness = second.lightness - first.lightness
  let chroma = two.chroma - one.chroma
  let hue = 2 * sqrt(one.chroma * two.chroma) * sin(radians(turn) / 2)

  let meanLightness = (first.lightness + second.lightness) / 2
  let mean = (one.chroma + two.chroma) / 2
  var meanHue = one.hue + two.hue
  if !isGray {
    if abs(one.hue - two.hue) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
    meanHue /= 2
  }
  let weight =
    1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue)) + 0.32 * cos(radians(3 * meanHue + 6))
    - 0.20 * cos(radians(4 * meanHue - 63))
  let away = (meanLightness - 50) * (meanLightness - 50)
  let lightnessScale = 1 + 0.015 * away / sqrt(20 + away)
  let chromaScale = 1 + 0.045 * mean
  let hueScale = 1 + 0.015 * mean * weight
  let rotation =
    -sin(radians(60 * exp(-pow((meanHue - 275) / 25, 2)))) * 2 * sqrt(power7(mean) / (power7(mean) + power7(25)))
  let (l, c, h) = (lightness / lightnessScale, chroma / chromaScale, hue / hueScale)
  return sqrt(l * l + c * c + h * h + rotation * c * h)
}
