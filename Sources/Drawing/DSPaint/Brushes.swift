import DSDisplayList
import DSGeometry
import DSResolve

extension ResolvedPaint {
  /// The brush that fills an area with this paint; gradients span `rect`, in device pixels.
  ///
  /// Nil for paints that no brush can express: `Painter.draw` makes those of other commands.
  func brush(in rect: Rect, pixelsPerPoint: Double) -> Brush? {
    func stops(_ stops: [Stop]) -> GradientStops {
      GradientStops(stops.map { GradientStops.Stop(position: $0.position, color: $0.color) })
    }
    return switch self {
    case .color(let color): .solid(color)
    case .linearGradient(let colors, let start, let end):
      .linearGradient(stops(colors), start: start.point(in: rect), end: end.point(in: rect))
    case .radialGradient(let colors, let center, let startRadius, let endRadius):
      .radialGradient(
        stops(colors), center: center.point(in: rect), startRadius: startRadius * pixelsPerPoint,
        endRadius: endRadius * pixelsPerPoint)
    case .angularGradient, .ellipticalGradient, .mesh, .image, .effect, .backdrop: nil
    }
  }
}
