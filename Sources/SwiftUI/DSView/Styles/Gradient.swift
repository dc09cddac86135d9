import DSGeometry
package import DSNode
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

  /// The space in which colours pass into each other.
  public struct ColorSpace: Hashable, Sendable {
    let mixing: ColorMixing

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(mixing: .device)
    /// A space in which equal steps look equal.
    public static let perceptual = ColorSpace(mixing: .perceptual)
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

  /// The gradient in another space, by steps between its colours.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

  /// The gradient as nodes have it.
  package var node: Paint.Gradient {
    if stops.isEmpty { return .stops([Paint.Stop(color: .literal(.clear))]) }
    return .stops(stops.map { Paint.Stop(paint: $0.color.paint, location: Double($0.location)) })
  }
}

extension Gradient: ShapeStyle {
  /// The colours from top to bottom.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { AnyGradient(self)._paint(inputs) }
}

/// A gradient in a space; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  /// The stops, with steps between them where the space asks for them.
  let gradient: Gradient

  /// A gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient in another space, by eight steps between its colours.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard space == .perceptual, var last = gradient.stops.first else { return self }
    var stops = [last]
    for stop in gradient.stops.dropFirst() {
      for step in 1..<8 {
        let t = Double(step) / 8
        stops.append(
          .init(
            color: last.color.mix(with: stop.color, by: t, in: .perceptual),
            location: last.location + (stop.location - last.location) * CGFloat(t)))
      }
      stops.append(stop)
      last = stop
    }
    return AnyGradient(Gradient(stops: stops))
  }

  /// The colours from top to bottom.
  public func _paint(_ inputs: _ViewInputs) -> _Paint {
    _Paint(paint: .linearGradient(gradient.node, start: UnitPoint.top.node, end: UnitPoint.bottom.node))
  }
}

extension Color {
  /// The colour with a little light at its top; one that is light already is darker at its bottom.
  public var gradient: AnyGradient {
    // Tenths meet both places where the change begins or ends.
    AnyGradient(
      Gradient(
        colors: (0...10).map { Color(.mix(paint, paint, fraction: Double($0) / 10, .shading)) }))
  }
}
