import Glibc

/// The sine and cosine of an angle in degrees; exact at multiples of 90.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  switch turn < 0 ? turn + 360 : turn {
  case 0: return (0, 1)
  case 90: return (1, 0)
  case 180: return (0, -1)
  case 270: return (-1, 0)
  case let angle: return (sin(angle * .pi / 180), cos(angle * .pi / 180))
  }
}
