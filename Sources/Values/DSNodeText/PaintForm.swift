import DSDiagnostics
import DSGeometry
import DSNode

extension Paint.Level: NodeTextCodable {}
extension BlendMode: NodeTextCodable {}

extension Paint: NodeTextCodable {
  /// A paint that is a colour is written as the colour, so that a choice of paints is recognized as one.
  func written(_ write: Writing) -> Expression {
    switch self {
    case .color(let color): color.written(write)
    case .foreground(let level): write.record("foreground", write(level))
    case .tint: write.record("tint")
    case .accent: write.record("accent")
    case .system(let name, let location): write.record("system", write.name(name), at: location)
    case .opacity(let paint, let share): write.record("opacity", write(paint), write(share))
    case .linearGradient(let gradient, let start, let end):
      write.record("linear", write(gradient), write("from", start), write("to", end))
    case .radialGradient(let gradient, let center, let start, let end):
      write.record("radial", write(gradient), write("at", center), write("from", start), write("to", end))
    case .angularGradient(let gradient, let center, let start, let end):
      write.record("angular", write(gradient), write("at", center), write("from", start), write("to", end))
    case .ellipticalGradient(let gradient, let center, let start, let end):
      write.record("elliptical", write(gradient), write("at", center), write("from", start), write("to", end))
    case .mesh(let mesh): mesh.written(write)
    case .image(let image, let part, let scale):
      write.record("image", write(image), write("part", part), write("scale", scale))
    case .effect(let paint, let effect): write.record("effect", write(paint), write(effect))
    case .mix(let first, let second, let fraction, let mixing):
      write.record("mix", write(first), write(second), write(fraction), write(mixing))
    case .unknown(let name, let names, let location):
      write.record("unknown", write.name(name), write("among", names), at: location)
    case .choose(let reference, let cases, let fallback):
      write.record(
        "choose",
        write(Choice(reference: reference, cases: cases.map { ($0.key, $0.paint) }, fallback: fallback)))
    }
  }

  static func read(_ fields: Fields) throws -> Paint {
    switch fields.head {
    case nil, "rgb": .color(try .read(fields))
    case "foreground": .foreground(try fields())
    case "tint": .tint
    case "accent": .accent
    case "system": .system(try fields.name(), fields.takeLocation())
    case "opacity": .opacity(try fields(), try fields())
    case "linear": .linearGradient(try fields(), start: try fields("from"), end: try fields("to"))
    case "radial":
      .radialGradient(
        try fields(), center: try fields("at"), startRadius: try fields("from"), endRadius: try fields("to"))
    case "angular":
      .angularGradient(
        try fields(), center: try fields("at"), startAngle: try fields("from"), endAngle: try fields("to"))
    case "elliptical":
      .ellipticalGradient(
        try fields(), center: try fields("at"), startFraction: try fields("from"), endFraction: try fields("to"))
    case "mesh": .mesh(try .read(fields))
    case "image": .image(try fields(), part: try fields("part"), scale: try fields("scale"))
    case "effect": .effect(try fields(), try fields())
    case "mix": .mix(try fields(), try fields(), fraction: try fields(), try fields())
    case "unknown": .unknown(try fields.name(), among: try fields("among"), fields.takeLocation())
    case "choose": try chosen(try fields())
    default: throw fields.fails("a paint")
    }
  }

  private static func chosen(_ choice: Choice<Paint>) throws -> Paint {
    .choose(
      choice.reference, choice.cases.map { Case(key: $0.key, paint: $0.value) }, fallback: choice.fallback)
  }
}

extension PaintEffect: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .shadow(let paint, let radius, let x, let y, let isInner):
      write.record(
        "shadow", write(paint), write("radius", radius), write("x", x), write("y", y), write.flag("inner", isInner))
    case .blendMode(let mode): write.record("blend", write(mode))
    case .backdropBlur(let radius): write.record("backdropBlur", write("radius", radius))
    }
  }

  static func read(_ fields: Fields) throws -> PaintEffect {
    switch fields.head {
    case "shadow":
      .shadow(
        try fields(), radius: try fields("radius"), x: try fields("x"), y: try fields("y"),
        isInner: fields.flag("inner"))
    case "blend": .blendMode(try fields())
    case "backdropBlur": .backdropBlur(radius: try fields("radius"))
    default: throw fields.fails("shadow, blend or backdropBlur")
    }
  }
}

extension Paint.Gradient: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .stops(let stops): stops.written(write)
    case .token(let reference): reference.written(write)
    }
  }

  static func read(_ fields: Fields) throws -> Paint.Gradient {
    if case .token? = fields.body { return .token(try .read(fields)) }
    return .stops(try .read(fields))
  }
}

extension Paint.Stop: NodeTextCodable {
  /// A colour or a paint, whichever counts; where a paint does, the colour behind it is written only if it is not clear.
  func written(_ write: Writing) -> Expression {
    write.record(
      "stop", write("color", color, unless: .literal(.clear)), write("paint", paint), write("at", location),
      write("opacity", opacity))
  }

  static func read(_ fields: Fields) throws -> Paint.Stop {
    guard fields.head == "stop" else { throw fields.fails("stop(…)") }
    var stop = Paint.Stop(color: try fields("color", .literal(.clear)))
    stop.paint = try fields.optional("paint")
    stop.location = try fields.optional("at")
    stop.opacity = try fields.optional("opacity")
    return stop
  }
}

extension MeshGradientNode: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    write.record(
      "mesh", write("columns", columns), write("places", places), write("colors", colors),
      write("background", background, unless: .color(.literal(.clear))), write("mixing", mixing, unless: .device),
      write.flag("linear", !isSmooth))
  }

  static func read(_ fields: Fields) throws -> MeshGradientNode {
    MeshGradientNode(
      columns: try fields("columns"), places: try fields("places"), colors: try fields("colors"),
      background: try fields("background", .color(.literal(.clear))), isSmooth: !fields.flag("linear"),
      mixing: try fields("mixing", .device))
  }
}

extension MeshGradientNode.Place: NodeTextCodable {
  func written(_ write: Writing) -> Expression { write.record("at", write(position), write(controls)) }

  static func read(_ fields: Fields) throws -> MeshGradientNode.Place {
    guard fields.head == "at" else { throw fields.fails("at(…)") }
    return MeshGradientNode.Place(try fields(), controls: try fields.optional())
  }
}

extension MeshGradientNode.Controls: NodeTextCodable {
  func written(_ write: Writing) -> Expression { [leading, top, trailing, bottom].written(write) }

  static func read(_ fields: Fields) throws -> MeshGradientNode.Controls {
    let points = try [UnitPoint].read(fields)
    guard points.count == 4 else { throw fields.fails("four points") }
    return MeshGradientNode.Controls(leading: points[0], top: points[1], trailing: points[2], bottom: points[3])
  }
}
