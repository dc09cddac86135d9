import DSGeometry
import DSNode
public import DSView
import Foundation

public import struct DSView.Color

extension View {
  /// The view's colours with an amount of light added, −1…1.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modified(.colorEffect(.matrix(.channels(slope: 1, intercept: amount))))
  }

  /// The view's colours further from grey or nearer to it; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modified(.colorEffect(.matrix(.channels(slope: amount, intercept: 0.5 - amount / 2))))
  }

  /// The view's colours more or less lively; 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modified(.colorEffect(.matrix(.saturation(amount))))
  }

  /// The view's colours greyer; 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modified(.colorEffect(.matrix(.saturation(1 - max(0, min(1, amount))))))
  }

  /// The view's hues turned by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modified(.colorEffect(.matrix(.hueRotation(sine: sin(angle.radians), cosine: cos(angle.radians)))))
  }

  /// The view's colours turned into their opposites.
  nonisolated public func colorInvert() -> some View {
    modified(.colorEffect(.matrix(.channels(slope: -1, intercept: 1))))
  }

  /// The view's colours multiplied by a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modified(.colorEffect(.multiply(color.paint)))
  }

  /// Black, as opaque as the view was light.
  nonisolated public func luminanceToAlpha() -> some View { modified(.colorEffect(.matrix(.luminanceToAlpha))) }
}
