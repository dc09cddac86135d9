import Glibc

extension Color {
  /// The colour at a fraction of the way to another, in sRGB with premultiplied alpha.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let t = max(0, min(1, fraction))
    let mixed = alpha * (1 - t) + other.alpha * t
    guard mixed > 0 else { return .clear }
    func part(_ a: Double, _ b: Double) -> Double { (a * alpha * (1 - t) + b * other.alpha * t) / mixed }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue), alpha: mixed)
  }

  /// The colour at a fraction of the way to another in Oklab (Ottosson, "A perceptual color space for image
  /// processing", 2020), rounded to a millionth so that all processors agree.
  public func mixedPerceptually(with other: Color, by fraction: Double) -> Color {
    let t = max(0, min(1, fraction))
    let mixed = zip(oklab, other.oklab).map { $0 * (1 - t) + $1 * t }
    return Color(oklab: mixed, alpha: alpha * (1 - t) + other.alpha * t)
  }

  /// The lightness in Oklab, 0…1.
  var lightness: Double { oklab[0] }

  /// How far another colour is in Oklab; black and white are 1 apart.
  func distance(to other: Color) -> Double {
    zip(oklab, other.oklab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Lightness, green to red, blue to yellow.
  private var oklab: [Double] {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private init(oklab lab: [Double], alpha: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2])
    let m = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2])
    let s = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2])
    func encoded(_ value: Double) -> Double {
      let channel = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      return (channel * 1e6).rounded() / 1e6
    }
    self.init(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}
