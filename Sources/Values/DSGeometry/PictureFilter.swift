/// Steps that make a picture of a picture, as SVG's `filter` does (Filter Effects 1); lengths are in the coordinates of what is
/// filtered.
package struct PictureFilter: Hashable, Sendable {
  /// What a step takes.
  package enum Input: Hashable, Sendable {
    /// The picture that is filtered, or its alpha over black.
    case source, sourceAlpha
    /// What an earlier step made, by its index.
    case step(Int)
  }

  /// How two pictures become one, by the operators of Porter and Duff.
  package enum Composition: Hashable, Sendable {
    case over, inside, outside, atop, xor, lighter
    /// k1·i1·i2 + k2·i1 + k3·i2 + k4 of premultiplied colours.
    case arithmetic(Double, Double, Double, Double)
  }

  /// What a step does.
  package enum Kind: Hashable, Sendable {
    /// Blurs by standard deviations along the axes.
    case blur(Input, x: Double, y: Double)
    /// Takes of each channel the greatest value of the pixels around, or the least, at most these distances away along the
    /// axes.
    case morphology(Input, grows: Bool, x: Double, y: Double)
    /// Moves.
    case offset(Input, Point)
    /// Fills the step's area with a colour.
    case flood(Color)
    /// Puts the first picture on the second.
    case blend(Input, Input, BlendMode)
    /// Joins the first picture and the second.
    case composite(Input, Input, Composition)
    /// Maps colours.
    case colors(Input, ColorMatrix)
    /// Maps red, green, blue and alpha, each by a table of 256 bytes.
    case transfer(Input, [[UInt8]])
    /// Puts pictures on one another, the first lowest.
    case merge([Input])
  }

  /// One step.
  package struct Step: Hashable, Sendable {
    /// What it does.
    package var kind: Kind
    /// The area outside which its picture is empty.
    package var area: Rect
    /// Whether colours are mixed as light is.
    package var isLinear: Bool

    /// A step.
    package init(_ kind: Kind, area: Rect, isLinear: Bool) {
      (self.kind, self.area, self.isLinear) = (kind, area, isLinear)
    }
  }

  /// The steps, at least one; the picture of the last is what is drawn.
  package var steps: [Step]
  /// The area outside which nothing is drawn.
  package var area: Rect

  /// Steps within an area.
  package init(steps: [Step], area: Rect) { (self.steps, self.area) = (steps, area) }

  /// The same for coordinates that are stretched along the axes and moved.
  package func scaled(by map: AffineTransform) -> PictureFilter {
    let (across, down) = (map.a.magnitude, map.d.magnitude)
    var filter = self
    filter.area = map.bounds(of: area)
    for index in steps.indices {
      filter.steps[index].area = map.bounds(of: steps[index].area)
      switch steps[index].kind {
      case .blur(let input, let x, let y): filter.steps[index].kind = .blur(input, x: x * across, y: y * down)
      case .morphology(let input, let grows, let x, let y):
        filter.steps[index].kind = .morphology(input, grows: grows, x: x * across, y: y * down)
      case .offset(let input, let way):
        filter.steps[index].kind = .offset(input, Point(x: way.x * map.a, y: way.y * map.d))
      case .flood, .blend, .composite, .colors, .transfer, .merge: break
      }
    }
    return filter
  }
}

extension AffineTransform {
  /// The map without what turns, skews and moves: how long its units become along each axis.
  package var stretch: AffineTransform { .scale(x: (a * a + b * b).squareRoot(), y: (c * c + d * d).squareRoot()) }
}
