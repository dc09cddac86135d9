package import DSGeometry
package import DSImage
package import DSNode
package import DSSymbol
package import DSText

/// A text with its styles known.
package struct ResolvedText: Hashable, Sendable {
  /// The pieces and how their lines are set.
  package var paragraph: TextParagraph
  /// What each span of the paragraph is filled with.
  package var paints: [ResolvedPaint]
  /// How each span's lines and area are drawn; empty if no span has anything unusual.
  package var decorations: [Decoration] = []
  /// The pictures among the letters, by their spans.
  package var images: [Int: ResolvedImage] = [:]
  /// What of the text is drawn; nil for all of it.
  package var parts: [TextNode.Part]?
  /// Whether bars are drawn instead of letters.
  package var isRedacted = false

  /// How a span's lines and area are drawn.
  package struct Decoration: Hashable, Sendable {
    /// A line under or through letters; in their paint where it has none.
    package struct Line: Hashable, Sendable {
      /// The dashes, and the paint; nil for the letters' paint.
      package var pattern = Modifier.LineStyle.Pattern.solid
      package var paint: ResolvedPaint?

      /// A line; whole and in the letters' paint by default.
      package init(pattern: Modifier.LineStyle.Pattern = .solid, paint: ResolvedPaint? = nil) {
        self.pattern = pattern
        self.paint = paint
      }
    }

    /// The lines under and through the letters.
    package var underline = Line()
    package var strikethrough = Line()
    /// The area behind the letters.
    package var background: ResolvedPaint?

    /// Lines and an area; usual lines and no area by default.
    package init(underline: Line = Line(), strikethrough: Line = Line(), background: ResolvedPaint? = nil) {
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
    }
  }

  /// A text.
  package init(paragraph: TextParagraph, paints: [ResolvedPaint]) {
    self.paragraph = paragraph
    self.paints = paints
  }
}

/// A picture with its source loaded.
package struct ResolvedImage: Hashable, Sendable {
  /// The picture.
  package enum Source: Hashable, Sendable {
    /// A symbol sized by a font: its box is 1.25 em high, and its middle is at the middle of the capitals.
    case symbol(Symbol, TextStyle)
    /// Pixels; the size in points is the pixel size divided by `scale`.
    case bitmap(Bitmap, scale: Double)
    /// A drawing with its own colours; its size in points is that of its view box.
    case vector(Symbol)
  }

  /// The picture.
  package var source: Source
  /// Whether it takes the size it is offered.
  package var resizable: Bool
  /// What it is filled with where it is drawn as a template; nil keeps its own colours.
  package var paint: ResolvedPaint?
  /// Whether an area is drawn instead.
  package var isRedacted = false
  /// Edges that keep their size where the picture is stretched or repeated, in points.
  package var capInsets = EdgeInsets()
  /// Whether it is repeated instead of stretched.
  package var isTiled = false
  /// Whether pixels stay hard where it is enlarged.
  package var hasHardPixels = false
  /// What a symbol's size is multiplied by.
  package var symbolScale = 1.0
  /// What a symbol's layers are filled with by their levels; empty if all have one paint.
  package var levels: [ResolvedPaint] = []

  /// The picture's own size in points; a symbol's in a font of a size.
  package func size(in em: Double) -> Size {
    switch source {
    case .symbol(let symbol, _):
      let height = em * (symbol.height ?? Self.symbolHeight) * symbolScale
      let box = symbol.viewBox
      return Size(width: box.height > 0 ? height * box.width / box.height : height, height: height)
    case .bitmap(let bitmap, let scale):
      return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    case .vector(let symbol): return symbol.viewBox.size
    }
  }

  /// The height in em of the box of a symbol that has none itself: with the usual margins of an icon grid, its drawing is as
  /// tall as the em.
  package static let symbolHeight = 1.25

  /// A picture.
  package init(_ source: Source, resizable: Bool, paint: ResolvedPaint?) {
    self.source = source
    self.resizable = resizable
    self.paint = paint
  }
}

/// A colour, a gradient or a picture.
package indirect enum ResolvedPaint: Hashable, Sendable {
  case color(Color)
  /// Stops ascend from 0 to 1.
  case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
  /// Radii in points.
  case radialGradient([Stop], center: UnitPoint, startRadius: Double, endRadius: Double)

  /// Angles in degrees, clockwise from the right.
  case angularGradient([Stop], center: UnitPoint, startAngle: Double, endAngle: Double)
  /// Radii as fractions of the area's width and height.
  case ellipticalGradient([Stop], center: UnitPoint, startFraction: Double, endFraction: Double)
  /// Colours at the points of a grid.
  case mesh(ResolvedMesh)
  /// A part of a picture, by fractions of it, repeated from the area's corner.
  case image(ResolvedImage, part: Rect, scale: Double, opacity: Double)
  /// Another paint with shadows and a blend mode.
  case effect(ResolvedPaint, [ResolvedShadow], BlendMode)
  /// Another paint over what lies behind it, blurred; the standard deviation is in points.
  case backdrop(ResolvedPaint, sigma: Double)

  /// One colour of a gradient.
  package struct Stop: Hashable, Sendable {
    /// The stop's colour.
    package var color: Color
    /// 0…1.
    package var position: Double

    /// A stop.
    package init(color: Color, position: Double) {
      self.color = color
      self.position = position
    }
  }
}

/// An outline that takes the rectangle it is given; lengths in points.
package indirect enum ResolvedShape: Hashable, Sendable {
  case rectangle
  case roundedRectangle(CornerRadii, ShapeNode.Style)
  case capsule
  case circle
  case ellipse
  case path(Path, viewBox: Rect?, Path.FillRule)
  case function(PathFunction)
  case evenOdd(ResolvedShape)
  case inset(ResolvedShape, Double)
  /// The part of the outline between two fractions of its length, 0…1.
  case trim(ResolvedShape, from: Double, to: Double)
}

/// How a shape view is drawn.
package enum ResolvedDrawing: Hashable, Sendable {
  case fill(ResolvedPaint)
  /// Half of the line to each side of the outline.
  case stroke(ResolvedPaint, ResolvedStroke)
  /// The line wholly inside the outline.
  case strokeBorder(ResolvedPaint, ResolvedStroke)
}

/// How a line is drawn; lengths in points.
package struct ResolvedStroke: Hashable, Sendable {
  /// The width, the form of the ends and the form of the corners.
  package var width: Double
  package var cap: StrokeNode.LineCap
  package var join: StrokeNode.LineJoin
  /// The longest mitre, in line widths.
  package var miterLimit = 10.0
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  package var dash: [Double]
  package var dashPhase: Double

  /// A whole line of a width.
  package init(
    width: Double, cap: StrokeNode.LineCap = .butt, join: StrokeNode.LineJoin = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
