import DSView
import Foundation

/// What a gauge is painted with: the tint, whose colours may pass into each other along the gauge.
struct GaugeTint {
  /// The colours of a tint that is a gradient without a direction.
  let gradient: Gradient?
  let isRightToLeft: Bool
  /// What it is painted with where there is no gradient.
  var plain = AnyShapeStyle(TintShapeStyle())

  /// Along a bar, from its start.
  var along: AnyShapeStyle {
    guard let gradient else { return plain }
    let (start, end): (UnitPoint, UnitPoint) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
  }

  /// Around a ring that begins at an angle.
  func around(from start: Double, by turn: Double) -> AnyShapeStyle {
    guard let gradient else { return plain }
    // The round end of a closed ring lies before its start: the colours begin there, or it would have the last one's.
    let cap: Double = turn < 360 ? 0 : 8
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start - cap), endAngle: .degrees(start + turn - cap)))
  }

  /// At a part of the way.
  func at(_ fraction: Double) -> AnyShapeStyle {
    guard let stops = gradient?.stops, let next = stops.firstIndex(where: { $0.location >= fraction }) else {
      return gradient?.stops.last.map { AnyShapeStyle($0.color) } ?? plain
    }
    guard next > 0 else { return AnyShapeStyle(stops[0].color) }
    let (low, high) = (stops[next - 1], stops[next])
    let part = (fraction - low.location) / max(high.location - low.location, .ulpOfOne)
    return AnyShapeStyle(low.color.mix(with: high.color, by: part, in: .device))
  }
}
