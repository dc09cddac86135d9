package import DSDiagnostics
package import DSGeometry

/// What an area or a text is filled with.
package indirect enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Value<Color>)
  /// The foreground style in force, or one of its quieter levels.
  case foreground(Level)
  /// The tint in force.
  case tint
  /// The app's accent: the tint of the root, or what views around set as the accent.
  case accent
  /// A colour of the platform by SwiftUI's name, light and dark by the environment's `colorScheme`.
  case system(String, SourceLocation)
  /// Another paint, more transparent.
  case opacity(Paint, Value<Double>)
  /// Colours along a line between two unit points of the area.
  case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
  /// Colours around a unit point of the area; radii in points.
  case radialGradient(Gradient, center: UnitPoint, startRadius: Value<Double>, endRadius: Value<Double>)
  /// Colours around a unit point of the area by angle: degrees, clockwise from the right.
  case angularGradient(Gradient, center: UnitPoint, startAngle: Double, endAngle: Double)
  /// Colours in ellipses around a unit point; radii are fractions of the area's width and height.
  case ellipticalGradient(Gradient, center: UnitPoint, startFraction: Double, endFraction: Double)
  /// Colours at the points of a grid.
  case mesh(MeshGradientNode)
  /// A picture's part, by fractions of it, repeated from the area's corner.
  case image(ImageNode, part: Rect, scale: Double)
  /// Another paint with a shadow or a blend mode.
  case effect(Paint, PaintEffect)
  /// The colour between two paints that are colours, at a fraction of the way.
  case mix(Paint, Paint, fraction: Double, ColorMixing)
  /// A colour that no catalogue has under its name, with the names that exist.
  case unknown(String, among: [String], SourceLocation)
  /// The paint whose key equals the environment's value as text, else the fallback.
  case choose(EnvironmentReference, [Case], fallback: Paint?)

  /// One branch of a choice.
  package struct Case: Hashable, Sendable {
    /// The environment's value as text.
    package var key: String
    /// What it stands for.
    package var paint: Paint

    /// A branch.
    package init(key: String, paint: Paint) {
      self.key = key
      self.paint = paint
    }
  }

  /// A level of the foreground style, as SwiftUI's hierarchical styles.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, quinary
  }

  /// The colours of a gradient: written out, or a token of type gradient.
  package enum Gradient: Hashable, Sendable {
    /// Stops in ascending order.
    case stops([Stop])
    /// A token of type gradient.
    case token(TokenReference)
  }

  /// One colour of a gradient.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package var color: Value<Color>
    /// A paint that is one colour, which counts instead; nil for the colour itself.
    package var paint: Paint?
    /// The position, 0…1; nil spaces it evenly between its neighbours.
    package var location: Double?
    /// What the colour's opacity is multiplied by, 0…1; nil leaves it.
    package var opacity: Value<Double>?

    /// A stop.
    package init(color: Value<Color>, location: Double? = nil, opacity: Value<Double>? = nil) {
      self.color = color
      self.location = location
      self.opacity = opacity
    }

    /// A stop whose colour is that of a paint.
    package init(paint: Paint, location: Double?) {
      self.init(color: .literal(.clear), location: location)
      self.paint = paint
    }
  }
}
