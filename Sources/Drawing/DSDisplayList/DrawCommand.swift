package import DSDiagnostics
package import DSGeometry
package import DSImage
package import DSText

/// One drawing step, and where what it draws is written.
package struct DrawCommand: Hashable, Sendable {
  /// What is drawn; a group holds its own steps, so that no list can be unbalanced.
  package indirect enum Kind: Hashable, Sendable {
    /// Fills the inside of a shape.
    case fill(DrawShape, Brush)
    /// Draws along a shape's outline, half of the line to each side.
    case stroke(DrawShape, Stroke, Brush)
    /// Draws the soft shadow that a shape casts on what is behind it; `clip` is left free of it.
    case shadow(DrawShape, ShapeShadow)
    /// Blurs what was drawn before inside a shape; the standard deviation is in device pixels.
    case backdrop(DrawShape, sigma: Double)
    /// Draws glyphs.
    case glyphs(GlyphRun)
    /// Draws a picture, scaled to a rectangle.
    case image(DrawImage)
    /// Draws a list of commands as one picture.
    case group(DrawGroup)
  }

  /// What is drawn.
  package var kind: Kind
  /// Where the view or modifier that draws it is written; nil if that of the group around it is. Takes no part in
  /// equality.
  package var origin: SourceOrigin?

  /// A step.
  package init(_ kind: Kind, from origin: SourceOrigin? = nil) {
    self.kind = kind
    self.origin = origin
  }

  package static func == (a: DrawCommand, b: DrawCommand) -> Bool { a.kind == b.kind }

  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension DrawCommand {
  /// A step that fills the inside of a shape.
  package static func fill(_ shape: DrawShape, _ brush: Brush) -> DrawCommand { DrawCommand(.fill(shape, brush)) }

  /// A step that draws along a shape's outline.
  package static func stroke(_ shape: DrawShape, _ line: Stroke, _ brush: Brush) -> DrawCommand {
    DrawCommand(.stroke(shape, line, brush))
  }

  /// A step that draws the shadow of a shape.
  package static func shadow(_ shape: DrawShape, _ shadow: ShapeShadow) -> DrawCommand {
    DrawCommand(.shadow(shape, shadow))
  }

  /// A step that blurs what lies behind a shape.
  package static func backdrop(_ shape: DrawShape, sigma: Double) -> DrawCommand {
    DrawCommand(.backdrop(shape, sigma: sigma))
  }

  /// A step that draws glyphs.
  package static func glyphs(_ run: GlyphRun) -> DrawCommand { DrawCommand(.glyphs(run)) }

  /// A step that draws a picture.
  package static func image(_ picture: DrawImage) -> DrawCommand { DrawCommand(.image(picture)) }

  /// A step that draws a group.
  package static func group(_ group: DrawGroup) -> DrawCommand { DrawCommand(.group(group)) }
}

/// The outline of a fill, a stroke, a shadow or a clip.
package enum DrawShape: Hashable, Sendable {
  case rect(Rect)
  /// Radii are by place, leading is left, and fit the rectangle.
  case roundedRect(Rect, CornerRadii)
  case ellipse(Rect)
  case path(Path, Path.FillRule)

  /// The smallest rectangle around the shape's points.
  package var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path, _): path.controlBounds ?? Rect(size: .zero)
    }
  }

  /// Which points are inside.
  package var fillRule: Path.FillRule {
    if case .path(_, let rule) = self { rule } else { .nonZero }
  }
}

/// What an area is filled with.
package enum Brush: Hashable, Sendable {
  /// One colour.
  case solid(Color)
  /// Colours along the line from `start` to `end`, continued at both ends.
  case linearGradient(GradientStops, start: Point, end: Point)
  /// Colours from a circle of `startRadius` to one of `endRadius` about `center`, continued inwards and outwards.
  case radialGradient(GradientStops, center: Point, startRadius: Double, endRadius: Double)
  /// Colours from a circle of `startRadius` about `focus` to one of `endRadius` about `center` that is around it.
  case focalGradient(GradientStops, focus: Point, startRadius: Double, center: Point, endRadius: Double)
  /// Colours around `center`, from one angle in degrees clockwise from the right to a greater one. Of more than a turn the
  /// last turn shows; what is left of a turn has the last colour in its first half and the first one in the other.
  /// Rectangles alone are filled with it, which groups clip or mask.
  case angularGradient(GradientStops, center: Point, start: Double, end: Double)
}

/// Colours at positions 0…1, ascending, at least one; interpolated in sRGB with premultiplied alpha.
package struct GradientStops: Hashable, Sendable {
  /// One colour at a position.
  package struct Stop: Hashable, Sendable {
    /// The position, 0…1.
    package var position: Double
    /// The colour there.
    package var color: Color

    /// A stop.
    package init(position: Double, color: Color) {
      self.position = position
      self.color = color
    }
  }

  /// The stops, ascending.
  package var stops: [Stop]

  /// Stops in ascending order.
  package init(_ stops: [Stop]) { self.stops = stops }
}

/// How an outline is drawn; lengths in device pixels.
package struct Stroke: Hashable, Sendable {
  /// How an open line ends.
  package enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How two segments meet.
  package enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The width of the line.
  package var width: Double
  /// How an open line ends.
  package var cap: Cap
  /// How two segments meet.
  package var join: Join
  /// The longest mitre, in line widths.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  package var dash: [Double]
  /// Where in the pattern the line begins.
  package var dashPhase: Double

  /// A line; whole, with butt ends and mitred corners by default.
  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The shadow of a shape: the shape grown by `spread`, moved, blurred and filled; lengths in device pixels.
package struct ShapeShadow: Hashable, Sendable {
  /// The colour.
  package var color: Color
  /// The standard deviation of the Gaussian blur.
  package var sigma: Double
  /// Where the shadow lies relative to the shape.
  package var offset: Point
  /// How far the shape grows before it is blurred; negative shrinks it. Corner radii grow alike.
  package var spread: Double
  /// Whether the shadow is drawn inside the shape, as if the shape were a hole (CSS `inset`).
  package var inset: Bool
  /// Whether the inside of the shape itself is left free, as where a translucent fill follows.
  package var knockout: Bool

  /// A shadow.
  package init(
    color: Color, sigma: Double, offset: Point = .zero, spread: Double = 0, inset: Bool = false,
    knockout: Bool = false
  ) {
    self.color = color
    self.sigma = sigma
    self.offset = offset
    self.spread = spread
    self.inset = inset
    self.knockout = knockout
  }
}

/// Glyphs of one font, size and colour.
package struct GlyphRun: Hashable, Sendable {
  /// The font.
  package var face: FontFace
  /// The size of the em square in device pixels.
  package var size: Double
  /// The origins of the glyphs in device pixels. Painting puts y on whole pixels and x on quarters, except below a
  /// transform.
  package var glyphs: [TextLayout.Glyph]
  /// What the glyphs are filled with.
  package var brush: Brush
  /// The characters, for the accessibility text of the SVG and for dumps.
  package var text: String

  /// A run of glyphs.
  package init(face: FontFace, size: Double, glyphs: [TextLayout.Glyph], brush: Brush, text: String) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.brush = brush
    self.text = text
  }
}

/// A picture scaled to a rectangle.
package struct DrawImage: Hashable, Sendable {
  /// How pixels are found between pixels.
  package enum Interpolation: String, Hashable, Sendable, CaseIterable {
    case nearest, bilinear
  }

  /// The picture.
  package var bitmap: Bitmap
  /// Where it is drawn.
  package var rect: Rect
  /// How it is scaled.
  package var interpolation: Interpolation

  /// A picture in a rectangle.
  package init(bitmap: Bitmap, rect: Rect, interpolation: Interpolation = .bilinear) {
    self.bitmap = bitmap
    self.rect = rect
    self.interpolation = interpolation
  }
}

/// Commands drawn as one picture, then transformed, filtered, clipped, masked and blended, in this order: filter, blur,
/// colours, clip, mask, shadows, opacity, blend mode. The transform applies to everything in the group, clip and mask included.
package struct DrawGroup: Hashable, Sendable {
  /// A shadow cast by everything the group drew; lengths in device pixels.
  package struct DropShadow: Hashable, Sendable {
    /// The colour.
    package var color: Color
    /// The standard deviation of the Gaussian blur.
    package var sigma: Double
    /// Where the shadow lies relative to the content.
    package var offset: Point

    /// A shadow.
    package init(color: Color, sigma: Double, offset: Point = .zero) {
      self.color = color
      self.sigma = sigma
      self.offset = offset
    }
  }

  /// The component or element that the group belongs to, such as `button/label`; nil for a group of effects only.
  package var name: String?
  /// What assistive technology is given of the group; nil for nothing.
  package var semantics: Semantics?
  /// The map of the group's coordinates; identity where nothing is turned or scaled.
  package var transform: AffineTransform
  /// A map with perspective of the picture that the commands make, below the transform; such a group has no other effect.
  /// Nil for none.
  package var projection: Projection?
  /// Opacity of the whole, 0…1.
  package var opacity: Double
  /// How the whole meets what is behind it.
  package var blendMode: BlendMode
  /// Whether blend modes inside the group meet only what the group itself drew. A clip, a mask, a blur, a shadow, an
  /// opacity below 1 and a blend mode of the group isolate it too.
  package var isIsolated: Bool
  /// The steps that make the picture of the commands' picture; nil for none. Below a transform that turns, they work along
  /// the axes of the canvas.
  package var filter: PictureFilter?
  /// The standard deviation of a blur of the whole, 0 for none.
  package var blur: Double
  /// A map of the whole's colours; nil for none.
  package var colorMatrix: ColorMatrix?
  /// The clip of the group: nothing in the group is drawn outside this shape.
  package var clip: DrawShape?
  /// Commands whose alpha multiplies that of the group; nil for no mask.
  package var mask: [DrawCommand]?
  /// Shadows behind the content, the first on top.
  package var shadows: [DropShadow]
  /// The content, first to last.
  package var commands: [DrawCommand]

  /// A group; without any effect by default.
  package init(
    name: String? = nil, transform: AffineTransform = .identity, projection: Projection? = nil, opacity: Double = 1,
    blendMode: BlendMode = .normal, isIsolated: Bool = false, filter: PictureFilter? = nil, blur: Double = 0,
    colorMatrix: ColorMatrix? = nil, clip: DrawShape? = nil, mask: [DrawCommand]? = nil, shadows: [DropShadow] = [],
    commands: [DrawCommand]
  ) {
    self.name = name
    self.transform = transform
    self.projection = projection
    self.opacity = opacity
    self.blendMode = blendMode
    self.isIsolated = isIsolated
    self.filter = filter
    self.blur = blur
    self.colorMatrix = colorMatrix
    self.clip = clip
    self.mask = mask
    self.shadows = shadows
    self.commands = commands
  }
}
