import DSGeometry
import DSNode
import Glibc

extension Modifier.ColorEffect.Adjustment {
  /// The map of colours that the adjustment is for an amount, as SwiftUI's modifier of the name draws it.
  func matrix(_ amount: Double) -> ColorMatrix {
    switch self {
    case .brightness: return .channels(slope: 1, intercept: amount)
    case .contrast: return .channels(slope: amount, intercept: 0.5 - amount / 2)
    case .saturation: return .saturation(amount)
    case .grayscale: return .saturation(1 - max(0, min(1, amount)))
    case .hueRotation:
      let radians = amount * .pi / 180
      return .hueRotation(sine: sin(radians), cosine: cos(radians))
    }
  }
}
