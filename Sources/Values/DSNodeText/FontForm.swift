import DSNode

extension Modifier.FontAspect: NodeTextCodable {}
extension Modifier.FontTraits.Design: NodeTextCodable {}
extension Modifier.FontTraits.SmallCaps: NodeTextCodable {}
extension Modifier.LineStyle.Pattern: NodeTextCodable {}
extension Modifier.TextCase: NodeTextCodable {}

extension Modifier.FontNode: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .token(let reference): reference.written(write)
    case .textStyle(let name, let weight): write.record("style", write.name(name), write("weight", weight))
    case .parts(let family, let size, let weight):
      write.record("parts", write("family", family), write("size", size), write("weight", weight))
    case .complete(let family, let size, let style, let weight):
      write.record(
        "font", write("family", family), write("size", size), write.name("relativeTo", style), write("weight", weight))
    case .traits(let traits, let font): write.record("traits", [write(font)] + traits.arguments(write))
    case .choose(let reference, let cases, let fallback):
      Choice(reference: reference, cases: cases.map { ($0.key, $0.font) }, fallback: fallback).written(write)
    }
  }

  static func read(_ fields: Fields) throws -> Modifier.FontNode {
    switch fields.head {
    case "style": return .textStyle(try fields.name(), weight: try fields.optional("weight"))
    case "parts":
      return .parts(
        family: try fields.optional("family"), size: try fields.optional("size"), weight: try fields.optional("weight"))
    case "font":
      return .complete(
        family: try fields.optional("family"), size: try fields("size"), relativeTo: try fields.name("relativeTo"),
        weight: try fields.optional("weight"))
    case "traits":
      let font: Modifier.FontNode = try fields()
      return .traits(try .read(fields), font)
    case .some: throw fields.fails("a font")
    case nil:
      guard let choice = try Choice<Modifier.FontNode>.ifThere(fields) else {
        return .token(try .read(fields))
      }
      return .choose(
        choice.reference, choice.cases.map { Modifier.FontCase(key: $0.key, font: $0.value) },
        fallback: choice.fallback)
    }
  }
}

extension Modifier.FontTraits {
  /// The arguments on a line, or after a font.
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write.flag("bold", bold), write("scale", scale), write("secondary", isSecondary), write("italic", italic),
      write("design", design), write("width", width), write("smallCaps", smallCaps),
      write.flag("monospacedDigits", monospacedDigits), write("leading", leading),
      write.name("features", features.isEmpty ? nil : features.map(\.text).joined(separator: " ")),
    ]
  }

  static func read(_ fields: Fields) throws -> Modifier.FontTraits {
    var traits = Modifier.FontTraits(
      italic: try fields.optional("italic"), design: try fields.optional("design"), width: try fields.optional("width"),
      smallCaps: try fields.optional("smallCaps"), monospacedDigits: fields.flag("monospacedDigits"),
      leading: try fields.optional("leading"))
    traits.bold = fields.flag("bold")
    traits.scale = try fields.optional("scale")
    traits.isSecondary = try fields.optional("secondary")
    traits.features =
      try fields.name("features")?.split(separator: " ").map { text in
        guard let feature = FontFeature(text: text) else { throw fields.fails("features of a font") }
        return feature
      } ?? []
    return traits
  }
}

extension Modifier.LineStyle {
  /// The arguments on the line of the modifier.
  func arguments(_ write: Writing) -> [Argument?] {
    [write("pattern", pattern, unless: .solid), write("paint", paint)]
  }

  static func read(_ fields: Fields) throws -> Modifier.LineStyle {
    Modifier.LineStyle(pattern: try fields("pattern", .solid), paint: try fields.optional("paint"))
  }
}

extension Modifier.LineHeight: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .multiple(let factor): write.record("multiple", write(factor))
    case .points(let points): write.record("points", write(points))
    case .increase(let points): write.record("increase", write(points))
    case .natural: write.record("natural")
    }
  }

  static func read(_ fields: Fields) throws -> Modifier.LineHeight {
    switch fields.head {
    case "multiple": .multiple(try fields())
    case "points": .points(try fields())
    case "increase": .increase(try fields())
    case "natural": .natural
    default: throw fields.fails("multiple, points, increase or natural")
    }
  }
}
