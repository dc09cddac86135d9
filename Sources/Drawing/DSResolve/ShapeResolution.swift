import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Resolver {
  /// A shape with its radii and insets known.
  mutating func shape(_ shape: ShapeNode, _ environment: Environment, at location: SourceLocation) -> ResolvedShape {
    switch shape {
    case .rectangle: return .rectangle
    case .roundedRectangle(let values, let style):
      return .roundedRectangle(radii(values, environment, at: location), style)
    case .capsule: return .capsule
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .path(let path, let viewBox, let rule): return .path(path, viewBox: viewBox, rule)
    case .timingCurve(let token):
      let unit = Rect(origin: .zero, size: Size(width: 1, height: 1))
      return .path(timingCurve(token, environment).path, viewBox: unit, .nonZero)
    case .function(let function): return .function(function)
    case .evenOdd(let inner): return .evenOdd(self.shape(inner, environment, at: location))
    case .inset(let inner, let distance):
      return .inset(
        self.shape(inner, environment, at: location), number(distance, environment, at: location))
    case .trim(let inner, let from, let to):
      return .trim(
        self.shape(inner, environment, at: location), from: number(from, environment, at: location, in: 0...1),
        to: number(to, environment, at: location, in: 0...1, or: 1))
    }
  }

  /// Four corner radii.
  mutating func radii(
    _ radii: ShapeNode.Radii, _ environment: Environment, at location: SourceLocation
  ) -> CornerRadii {
    CornerRadii(
      topLeading: number(radii.topLeading, environment, at: location, in: 0...Limits.points),
      topTrailing: number(radii.topTrailing, environment, at: location, in: 0...Limits.points),
      bottomTrailing: number(radii.bottomTrailing, environment, at: location, in: 0...Limits.points),
      bottomLeading: number(radii.bottomLeading, environment, at: location, in: 0...Limits.points))
  }

  /// How a shape view is drawn.
  mutating func drawing(
    _ drawing: ShapeDrawing, _ environment: Environment, at location: SourceLocation
  ) -> ResolvedDrawing {
    switch drawing {
    case .fill(let fill): .fill(paint(fill ?? .foreground(.primary), environment, at: location))
    case .stroke(let paint, let stroke):
      .stroke(self.paint(paint, environment, at: location), self.stroke(stroke, environment, at: location))
    case .strokeBorder(let paint, let stroke):
      .strokeBorder(self.paint(paint, environment, at: location), self.stroke(stroke, environment, at: location))
    }
  }

  private mutating func stroke(
    _ stroke: StrokeNode, _ environment: Environment, at location: SourceLocation
  ) -> ResolvedStroke {
    let width = number(stroke.lineWidth, environment, at: location, in: 0...Limits.lineWidth)
    if let style = stroke.style {
      return line(width: width, strokeStyle(.token(style), environment), at: style.location)
    }
    var resolved = ResolvedStroke(
      width: width, cap: stroke.lineCap, join: stroke.lineJoin, dash: stroke.dash, dashPhase: stroke.dashPhase)
    resolved.miterLimit = stroke.miterLimit
    return resolved
  }

  /// The line of a stroke style; dashes of `dashed` are three widths long, dots are round and one width apart.
  ///
  /// The styles of CSS that give a line two tones or two strands are drawn solid, with a warning.
  mutating func line(width: Double, _ style: StrokeStyleValue, at location: SourceLocation) -> ResolvedStroke {
    switch style {
    case .named(.solid): return ResolvedStroke(width: width)
    case .named(.dashed): return ResolvedStroke(width: width, dash: width > 0 ? [3 * width, 3 * width] : [])
    case .named(.dotted): return ResolvedStroke(width: width, cap: .round, dash: width > 0 ? [0, 2 * width] : [])
    case .named(let name):
      bag.warning(
        "stroke-style-drawn-solid", "a line of style '\(name.rawValue)' is drawn solid", at: location,
        hint: "use solid, dashed, dotted, or your own dashes")
      return ResolvedStroke(width: width)
    case .dashes(let lengths, let cap):
      let lineCap: StrokeNode.LineCap =
        switch cap {
        case .round: .round
        case .butt: .butt
        case .square: .square
        }
      return ResolvedStroke(width: width, cap: lineCap, dash: lengths)
    }
  }

  /// The line and paint of a border.
  mutating func border(
    _ border: Modifier.BorderNode, _ environment: Environment, at location: SourceLocation
  ) -> ResolvedEffect {
    var color = ResolvedPaint.color(.black)
    var width = 1.0
    var style = StrokeStyleValue.named(.solid)
    if let reference = border.token, let value = token(reference, environment) {
      if case .border(let found) = value {
        (color, width, style) = (.color(found.color), found.width, found.style)
      } else {
        bag.error(
          "wrong-token-type", "token '\(reference.path)' is of type \(value.type.rawValue), but a border is needed",
          at: reference.location)
      }
    } else if border.token == nil, border.paint == nil {
      color = paint(.foreground(.primary), environment, at: location)
    }
    if let own = border.paint { color = paint(own, environment, at: location) }
    if let own = border.width { width = number(own, environment, at: location, in: 0...Limits.lineWidth) }
    if let own = border.style { style = strokeStyle(own, environment) }
    let outline = border.shape.map { shape($0, environment, at: location) } ?? .rectangle
    return .border(color, line(width: width, style, at: border.token?.location ?? location), in: outline)
  }
}
