package import DSGeometry

/// An outline that takes the rectangle it is given; lengths in points.
package indirect enum ShapeNode: Hashable, Sendable {
  case rectangle
  case roundedRectangle(Radii, Style)
  case capsule
  /// The largest circle in the rectangle's middle.
  case circle
  case ellipse
  /// A path in its own coordinates; with a view box it is scaled to the rectangle, else drawn as it is.
  case path(Path, viewBox: Rect?, Path.FillRule)
  /// The curve of a token of type cubicBezier or transition, from the bottom left to the top right.
  case timingCurve(TokenReference)
  /// A path that depends on the size it is drawn in.
  case function(PathFunction)
  /// The shape filled by the even-odd rule.
  case evenOdd(ShapeNode)
  /// The shape with its edges moved inwards.
  case inset(ShapeNode, Value<Double>)
  /// The part of the outline between two fractions of its length, 0…1.
  case trim(ShapeNode, from: Value<Double>, to: Value<Double>)

  /// How a corner bends.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve whose bend grows slowly, as SwiftUI's default.
    case continuous
  }

  /// Radii of four corners.
  package struct Radii: Hashable, Sendable {
    /// The radius at each corner, in points.
    package var topLeading: Value<Double>
    package var topTrailing: Value<Double>
    package var bottomTrailing: Value<Double>
    package var bottomLeading: Value<Double>

    /// Four radii.
    package init(
      topLeading: Value<Double>, topTrailing: Value<Double>, bottomTrailing: Value<Double>, bottomLeading: Value<Double>
    ) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomTrailing = bottomTrailing
      self.bottomLeading = bottomLeading
    }

    /// The same radius at all corners.
    package init(_ radius: Value<Double>) {
      self.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
    }
  }
}

/// How a shape view is drawn: filled, or along its outline.
package enum ShapeDrawing: Hashable, Sendable {
  /// The inside; the foreground style where no paint is given.
  case fill(Paint?)
  /// The outline, half of the line to each side.
  case stroke(Paint, StrokeNode)
  /// The outline, wholly inside the shape.
  case strokeBorder(Paint, StrokeNode)
}

/// How an outline is drawn; lengths in points.
package struct StrokeNode: Hashable, Sendable {
  /// How an open line ends.
  package enum LineCap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How two segments meet.
  package enum LineJoin: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The line's width.
  package var lineWidth: Value<Double>
  /// How an open line ends.
  package var lineCap: LineCap
  /// How two segments meet.
  package var lineJoin: LineJoin
  /// The longest mitre, in line widths.
  package var miterLimit = 10.0
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  package var dash: [Double]
  /// Where in the pattern the line begins.
  package var dashPhase: Double
  /// A token of type strokeStyle or border, which decides the dashes; nil for the ones above.
  package var style: TokenReference?

  /// A whole line of a width.
  package init(
    lineWidth: Value<Double>, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, dash: [Double] = [],
    dashPhase: Double = 0, style: TokenReference? = nil
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
    self.dashPhase = dashPhase
    self.style = style
  }
}
