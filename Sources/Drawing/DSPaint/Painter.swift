import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSResolve

/// Walks a placed view and collects its commands.
struct Painter {
  /// Device pixels per point.
  let scale: Double
  /// Whether edges are moved to whole pixels; not below a rotation or a scale.
  var snaps = true
  /// The frames of the surrounding views that have a name, in points of the picture.
  var marks: [LayoutMark: Rect] = [:]
  /// Where the view is written that is being painted.
  private var origin: SourceOrigin?
  /// What has been painted so far.
  private(set) var commands: [DrawCommand] = []

  init(scale: Double) { self.scale = scale }

  /// Takes a step of the view that is being painted.
  mutating func add(_ command: DrawCommand) {
    commands.append(command.origin == nil ? DrawCommand(command.kind, from: origin) : command)
  }

  /// Takes steps of the view that is being painted.
  mutating func add(_ commands: [DrawCommand]) {
    for command in commands { add(command) }
  }

  /// A rectangle in points as device pixels, snapped where edges snap.
  func pixels(_ rect: Rect) -> Rect {
    snaps
      ? PixelGrid(scale: scale).snap(rect)
      : Rect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
  }

  /// The width of a line in device pixels: whole and at least one where edges snap.
  func pixels(lineWidth width: Double) -> Double {
    guard snaps, width > 0 else { return max(0, width) * scale }
    return max(1, (width * scale).rounded())
  }

  /// What a walk with another painter collects, for groups.
  func collecting(snaps: Bool? = nil, _ body: (inout Painter) -> Void) -> [DrawCommand] {
    var painter = Painter(scale: scale)
    painter.snaps = snaps ?? self.snaps
    painter.marks = marks
    painter.origin = origin
    body(&painter)
    return painter.commands
  }

  /// Paints a view whose top left corner is at `origin`, in points of the picture.
  mutating func paint(_ node: PlacedNode, at origin: Point) {
    let outer = self.origin
    self.origin = node.origin
    defer { self.origin = outer }
    let frame = Rect(origin: origin, size: node.frame.size)
    switch node.content {
    case .container: paintChildren(of: node, at: origin)
    case .mark(let mark):
      let outer = marks.updateValue(frame, forKey: mark)
      paintChildren(of: node, at: origin)
      marks[mark] = outer
    case .text(let text, let layout): paint(text, layout, in: frame)
    case .image(let image): paint(image, in: frame)
    case .paint(let paint):
      let rect = pixels(frame)
      draw(paint, in: rect) { [.fill(.rect(rect), $0)] }
    case .shape(let shape, let drawing): paint(shape, drawing, in: frame, node.direction)
    case .mask(let mask):
      let shown = collecting { $0.paint(mask, at: origin + mask.frame.origin) }
      group(node, at: origin) { $0.mask = shown }
    case .effect(let effect): paint(effect, of: node, at: origin)
    }
  }

  /// Paints what is in a view.
  private mutating func paintChildren(of node: PlacedNode, at origin: Point) {
    for child in node.children { paint(child, at: origin + child.frame.origin) }
  }

  /// Paints what is in a view as a group with effects; nothing where it draws nothing.
  private mutating func group(
    _ node: PlacedNode, at origin: Point, snaps: Bool? = nil, _ configure: (inout DrawGroup) -> Void
  ) {
    let content = collecting(snaps: snaps) { $0.paintChildren(of: node, at: origin) }
    if content.isEmpty { return }
    var group = DrawGroup(commands: content)
    configure(&group)
    add(.group(group))
  }

  /// Paints what is in a view with an effect.
  private mutating func paint(_ effect: ResolvedEffect, of node: PlacedNode, at origin: Point) {
    let frame = Rect(origin: origin, size: node.frame.size)
    func group(_ configure: (inout DrawGroup) -> Void, snaps: Bool? = nil) {
      self.group(node, at: origin, snaps: snaps, configure)
    }
    switch effect {
    case .named(let name), .identified(let name): group { $0.name = name }
    case .accessibility(let facts):
      guard let semantics = Semantics(facts) else { return paintChildren(of: node, at: origin) }
      group { $0.semantics = semantics }
    case .backgroundPaint(let paint, let shape):
      self.paint(shape, .fill(paint), in: frame, node.direction)
      paintChildren(of: node, at: origin)
    case .border(let paint, let stroke, let shape):
      paintChildren(of: node, at: origin)
      self.paint(shape, .strokeBorder(paint, stroke), in: frame, node.direction)
    case .clip(let shape): group { $0.clip = drawShape(shape, in: frame, node.direction) }
    case .shadow(let shadows): paint(shadows, of: node, at: origin)
    case .opacity(let opacity): if opacity > 0 { group { $0.opacity = min(1, opacity) } }
    case .rotation(let degrees, let anchor):
      group(
        { $0.transform = turn(degrees: degrees, about: anchor.point(in: frame)) }, snaps: degrees == 0 && snaps)
    case .scale(let x, let y, let anchor):
      guard x != 0, y != 0 else { return }
      group({ $0.transform = stretch(x: x, y: y, about: anchor.point(in: frame)) }, snaps: x == 1 && y == 1 && snaps)
    case .blur(let radius): group { $0.blur = max(0, radius) * scale }
    case .blendMode(let mode): group { $0.blendMode = mode }
    case .compositingGroup: group { $0.isIsolated = true }
    case .colorMatrix(let matrix): group { $0.colorMatrix = matrix }
    case .transform(let map, let anchor):
      let points = AffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx * scale, ty: map.ty * scale)
      let moves = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
      group({ $0.transform = about(anchor.point(in: frame), points) }, snaps: moves && snaps)
    case .projection(let map, let anchor, let isRelative):
      let unit = isRelative ? max(frame.width, frame.height) : 1
      guard unit > 0 else { return }
      let seen = map.inDevicePixels(of: anchor.point(in: frame), unit: unit, scale: scale)
      group({ $0.projection = seen }, snaps: false)
    case .hidden: break
    }
  }

  /// A turn about a point given in points, in device pixels.
  private func turn(degrees: Double, about center: Point) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return about(center, .rotation(sine: sine, cosine: cosine))
  }

  /// A scale about a point given in points, in device pixels.
  private func stretch(x: Double, y: Double, about center: Point) -> AffineTransform {
    about(center, .scale(x: x, y: y))
  }

  private func about(_ center: Point, _ transform: AffineTransform) -> AffineTransform {
    AffineTransform.translation(x: -center.x * scale, y: -center.y * scale).then(transform)
      .then(.translation(x: center.x * scale, y: center.y * scale))
  }
}

extension Projection {
  /// The map about a point given in points, in device pixels; the depth is per `unit` points.
  fileprivate func inDevicePixels(of center: Point, unit: Double, scale: Double) -> Projection {
    var map = self
    (map.m13, map.m23, map.m33) = (m13 / unit, m23 / unit, 1 + (m33 - 1) / unit)
    let toPoints = AffineTransform.scale(x: 1 / scale, y: 1 / scale).then(.translation(x: -center.x, y: -center.y))
    let toPixels = AffineTransform.translation(x: center.x, y: center.y).then(.scale(x: scale, y: scale))
    return Projection(toPoints).then(map).then(Projection(toPixels))
  }
}
