import DSNode
public import Foundation

/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0…1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  var node: Paint.Gradient {
    .stops(
      stops.map { stop in
        let (color, opacity) = stop.color.parts
        return Paint.Stop(color: color, location: Double(stop.location), opacity: opacity.map { .literal($0) })
      })
  }
}

/// Colours along a line; as a view it takes all the room that it is offered.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// A gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }

  /// Colours at even distances along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(paint: .linearGradient(gradient.node, start: start.node, end: end.node))
  }

  /// A node that fills its room.
  @MainActor public static func _lower(_ view: LinearGradient, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.paint(view._paint(inputs).paint))])
  }
}

/// Colours around a point; as a view it takes all the room that it is offered.
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient around a point; radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center, self.startRadius, self.endRadius) = (gradient, center, startRadius, endRadius)
  }

  /// Colours at even distances around a point; radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The gradient's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(
      paint: .radialGradient(
        gradient.node, center: center.node, startRadius: .literal(Double(startRadius)),
        endRadius: .literal(Double(endRadius))))
  }

  /// A node that fills its room.
  @MainActor public static func _lower(_ view: RadialGradient, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.paint(view._paint(inputs).paint))])
  }
}
