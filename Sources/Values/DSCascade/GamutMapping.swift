import DSGeometry
import Glibc

/// Brings colours that sRGB cannot show to the nearest that it can (CSS Color 4, section 13.2).
///
/// 1. A colour within sRGB stays as it is.
/// 2. Lightness of 1 or more is white, of 0 or less black.
/// 3. Else the chroma in OKLCH is halved towards the greatest whose clipped colour lies within a just noticeable
///    difference (ΔEOK 0.02) of the unclipped one; hue and lightness stay.
enum GamutMapping {
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// The colour of linear components, mapped into sRGB.
  static func color(linear: Vector, alpha: Double) -> Color {
    if contains(linear) { return encoded(linear, alpha: alpha) }
    let origin = OKLab.lab(linear: linear)
    // White may have lost a millionth on its way through linear light.
    if origin.x >= 0.999_999 { return Color(hex: 0xFFFFFF, alpha: alpha) }
    if origin.x <= 0 || !origin.x.isFinite { return Color(hex: 0, alpha: alpha) }
    let chroma = hypot(origin.y, origin.z)
    let clipped = clip(linear)
    if difference(clipped, origin) < noticeable { return encoded(clipped, alpha: alpha) }

    func unclipped(_ share: Double) -> Vector {
      OKLab.linear(Vector(origin.x, origin.y / chroma * share, origin.z / chroma * share))
    }
    var least = 0.0
    var most = chroma
    var isLeastInside = true
    var best = clipped
    while most - least > precision {
      let middle = (least + most) / 2
      let current = unclipped(middle)
      if isLeastInside && contains(current) {
        least = middle
        best = clip(current)
        continue
      }
      best = clip(current)
      let distance = difference(best, OKLab.lab(linear: current))
      if distance >= noticeable {
        most = middle
      } else if noticeable - distance < precision {
        return encoded(best, alpha: alpha)
      } else {
        isLeastInside = false
        least = middle
      }
    }
    return encoded(best, alpha: alpha)
  }

  /// Whether sRGB can show the colour, rounding aside.
  static func contains(_ linear: Vector) -> Bool {
    let slack = 0.000_001
    func isInside(_ value: Double) -> Bool { value >= -slack && value <= 1 + slack }
    return isInside(linear.x) && isInside(linear.y) && isInside(linear.z)
  }

  private static func clip(_ linear: Vector) -> Vector { linear.map { min(max($0, 0), 1) } }

  /// ΔEOK: the distance in OKLab between a clipped colour and one given in OKLab.
  private static func difference(_ clipped: Vector, _ lab: Vector) -> Double {
    let other = OKLab.lab(linear: clipped)
    let (x, y, z) = (other.x - lab.x, other.y - lab.y, other.z - lab.z)
    return (x * x + y * y + z * z).squareRoot()
  }

  private static func encoded(_ linear: Vector, alpha: Double) -> Color {
    let encoded = linear.map(Transfer.linearToSRGB)
    return Color(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }
}
