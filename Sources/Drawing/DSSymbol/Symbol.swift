package import DSDiagnostics
package import DSGeometry

/// An icon as paths, with every transform applied.
package struct Symbol: Hashable, Sendable {
  /// The name that views use.
  package var name: String
  /// The part of the plane that the icon shows; the unit of all lengths here.
  package var viewBox: Rect
  /// How tall the box is in a font, in em; nil for the height of an icon grid around a drawing that is as tall as the em.
  package var height: Double?
  /// How far the middle of the box is below the middle of the capitals beside it, in em.
  package var drop = 0.0
  /// What is drawn, first to last.
  package var layers: [SymbolLayer]
  /// Whether its lines get thicker with the font's weight.
  package var followsWeight = false
  /// What in its file has no effect though it looks as if it should; for the shots that show it.
  package var warnings: [Diagnostic] = []

  /// An icon.
  package init(name: String, viewBox: Rect, layers: [SymbolLayer]) {
    self.name = name
    self.viewBox = viewBox
    self.layers = layers
  }
}

/// One path of an icon.
package struct SymbolLayer: Hashable, Sendable {
  /// How a symbol's outline is drawn; lengths in view box units.
  package struct Stroke: Hashable, Sendable {
    /// How an open line ends.
    package enum Cap: String, Hashable, Sendable, CaseIterable {
      case butt, round, square
    }

    /// How two segments meet.
    package enum Join: String, Hashable, Sendable, CaseIterable {
      case miter, round, bevel
    }

    /// The paint, and the properties of the line as in SVG.
    package var paint: SymbolPaint
    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for a whole line.
    package var dash: [Double]
    package var dashPhase: Double
    /// The line before it is mapped to the view box, if that map stretches or skews it; nil for a line along the layer's
    /// path.
    package var own: OwnLine?
    /// Whether its lengths are points of the view that shows the icon, however large that is.
    package var isNonScaling = false

    /// A line that is drawn, and mapped then.
    package struct OwnLine: Hashable, Sendable {
      /// The outline, and the map from its coordinates to the view box; the stroke's lengths are in the outline's.
      package var path: Path
      package var transform: AffineTransform

      /// An outline and its map.
      package init(path: Path, transform: AffineTransform) { (self.path, self.transform) = (path, transform) }
    }

    /// A line.
    package init(
      paint: SymbolPaint, width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
      dash: [Double] = [], dashPhase: Double = 0
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// An area that a layer keeps to.
  package struct Clip: Hashable, Sendable {
    /// The outline, and the rule that decides what is inside.
    package var path: Path
    package var fillRule: Path.FillRule

    /// What an outline encloses, in view box units.
    package init(path: Path, fillRule: Path.FillRule = .nonZero) { (self.path, self.fillRule) = (path, fillRule) }
  }

  /// Whether a layer is cut out of those before it instead of being drawn over them.
  package enum Cut: String, Hashable, Sendable, CaseIterable {
    case never, always
    /// Only where all layers have one paint; else it is drawn over the others in its own.
    case inOnePaint
    /// Only if layers have their own paints.
    case inSeveralPaints
  }

  /// The outline, y down, arcs as cubic curves.
  package var path: Path
  /// Which points the outline encloses.
  package var fillRule: Path.FillRule
  /// What the inside is filled with; nil leaves it empty.
  package var fill: SymbolPaint?
  /// How the outline is drawn; nil leaves it out.
  package var stroke: Stroke?
  /// Opacity of the fill, 0…1, the group's included.
  package var fillOpacity: Double
  /// Opacity of the stroke, 0…1, the group's included.
  package var strokeOpacity: Double
  /// Which of a view's foreground styles paints it if layers have their own paints: 0 the first, 2 the third.
  package var level = 0
  /// Whether it is cut out of what is before it.
  package var cut = Cut.never
  /// Whether it is the ground of the others: if layers have their own paints, what is cut out of them is not cut out of
  /// it.
  package var isGround = false
  /// The value above which it is on, of a symbol that shows a value from 0 to 1; nil for a layer that is always on.
  package var threshold: Double?
  /// Whether it is off, and faint: the symbol's value is not above its threshold.
  package var isOff = false
  /// The platform's colour that it has among several colours; nil for the view's paint.
  package var tone: String?
  /// The areas outside which it is not drawn.
  package var clips: [Clip] = []
  /// Layers that are drawn in place of the path, as one picture; nil for a path.
  package var group: SymbolGroup?
  /// The picture that is drawn in place of the path; nil for a path.
  package var picture: SymbolPicture?

  /// A path of an icon.
  package init(
    path: Path, fillRule: Path.FillRule = .nonZero, fill: SymbolPaint?, stroke: Stroke? = nil, fillOpacity: Double = 1,
    strokeOpacity: Double = 1
  ) {
    self.path = path
    self.fillRule = fillRule
    self.fill = fill
    self.stroke = stroke
    self.fillOpacity = fillOpacity
    self.strokeOpacity = strokeOpacity
  }

  /// Layers that are drawn as one picture.
  package init(_ group: SymbolGroup) {
    self.init(path: Path(), fill: nil)
    self.group = group
  }

  /// A picture.
  package init(_ picture: SymbolPicture) {
    self.init(path: Path(), fill: nil)
    self.picture = picture
  }
}

extension SymbolLayer {
  /// Gives the parts that the view would paint a fixed colour.
  package mutating func recolor(_ color: Color) {
    if fill == .currentColor { fill = .color(color) }
    if stroke?.paint == .currentColor { stroke?.paint = .color(color) }
  }
}

/// What a part of an icon is filled with.
package enum SymbolPaint: Hashable, Sendable {
  /// The foreground style of the view that shows the icon.
  case currentColor
  /// A colour of the icon's own.
  case color(Color)
  /// Colours of the icon's own that run into each other.
  case gradient(SymbolGradient)
  /// A drawing of the icon's own that is repeated.
  case pattern(SymbolPattern)
}

extension Symbol {
  /// What layers take up, with half of their lines' width; nil if they draw nothing.
  static func extent(of layers: [SymbolLayer]) -> Rect? {
    layers.compactMap { layer in
      if let group = layer.group { return extent(of: group.layers) }
      guard let path = layer.path.controlBounds else { return nil }
      let line = (layer.stroke?.width ?? 0) / 2
      return Rect(
        x: path.minX - line, y: path.minY - line, width: path.width + 2 * line, height: path.height + 2 * line)
    }
    .reduce(nil) { whole, part in whole?.union(part) ?? part }
  }
}
