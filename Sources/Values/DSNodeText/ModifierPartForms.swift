import DSGeometry
import DSNode

extension SafeAreaNode.Edge: NodeTextCodable {}

extension Modifier.Guide: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .horizontal(let guide): write.record("horizontal", write(guide))
    case .vertical(let guide): write.record("vertical", write(guide))
    }
  }

  static func read(_ fields: Fields) throws -> Modifier.Guide {
    switch fields.head {
    case "horizontal": .horizontal(try fields())
    case "vertical": .vertical(try fields())
    default: throw fields.fails("horizontal or vertical")
    }
  }
}

extension Modifier.FlexibleFrame {
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write("minWidth", minWidth), write("idealWidth", idealWidth), write("maxWidth", maxWidth),
      write("minHeight", minHeight), write("idealHeight", idealHeight), write("maxHeight", maxHeight), write(alignment),
    ]
  }

  static func read(_ fields: Fields) throws -> Modifier.FlexibleFrame {
    var frame = Modifier.FlexibleFrame(alignment: try fields())
    frame.minWidth = try fields.optional("minWidth")
    frame.idealWidth = try fields.optional("idealWidth")
    frame.maxWidth = try fields.optional("maxWidth")
    frame.minHeight = try fields.optional("minHeight")
    frame.idealHeight = try fields.optional("idealHeight")
    frame.maxHeight = try fields.optional("maxHeight")
    return frame
  }
}

extension SafeAreaNode {
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write("edge", edge), write("insets", insets, unless: EdgeInsets()),
      write("alignment", alignment, unless: .center),
      write("spacing", spacing), write("fills", fills, unless: false), write("screen", screen), write("mark", mark),
    ]
  }

  static func read(_ fields: Fields) throws -> SafeAreaNode {
    var area = SafeAreaNode(try fields("insets", EdgeInsets()), mark: try fields("mark"))
    area.edge = try fields.optional("edge")
    area.alignment = try fields("alignment", .center)
    area.spacing = try fields.optional("spacing")
    area.fills = try fields("fills", false)
    area.screen = try fields.optional("screen")
    return area
  }
}

extension Modifier.BorderNode {
  func arguments(_ write: Writing) -> [Argument?] {
    [write(paint), write("token", token), write("width", width), write("in", shape), write("style", style)]
  }

  static func read(_ fields: Fields) throws -> Modifier.BorderNode {
    Modifier.BorderNode(
      token: try fields.optional("token"), paint: try fields.optional(), width: try fields.optional("width"),
      shape: try fields.optional("in"), style: try fields.optional("style"))
  }
}

extension Modifier.ShadowNode: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .token(let reference): reference.written(write)
    case .radius(let color, let radius, let x, let y):
      write.record("shadow", write(color), write("radius", radius), write("x", x), write("y", y))
    case .list(let items): items.written(write)
    case .choose(let reference, let cases, let fallback):
      Choice(reference: reference, cases: cases.map { ($0.key, $0.shadows) }, fallback: fallback).written(write)
    }
  }

  static func read(_ fields: Fields) throws -> Modifier.ShadowNode {
    if fields.head == "shadow" {
      return .radius(
        color: try fields.optional(), radius: try fields("radius"), x: try fields("x"), y: try fields("y"))
    }
    if case .list? = fields.body { return .list(try .read(fields)) }
    if let choice = try Choice<[Modifier.ShadowNode]>.ifThere(fields) {
      return .choose(
        choice.reference, choice.cases.map { Modifier.ShadowCase(key: $0.key, shadows: $0.value) },
        fallback: choice.fallback ?? [])
    }
    return .token(try .read(fields))
  }
}

extension Modifier.ShadowNode.Item: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    write.record(
      "shadow", write(color), write("x", x), write("y", y), write("blur", blur), write("spread", spread),
      write.flag("inset", inset))
  }

  static func read(_ fields: Fields) throws -> Modifier.ShadowNode.Item {
    guard fields.head == "shadow" else { throw fields.fails("shadow(…)") }
    return Modifier.ShadowNode.Item(
      color: try fields(), x: try fields("x"), y: try fields("y"), blur: try fields("blur"),
      spread: try fields("spread"), inset: fields.flag("inset"))
  }
}

extension Modifier.ColorEffect: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .matrix(let matrix): write.record("matrix", write(matrix))
    case .multiply(let paint): write.record("multiply", write(paint))
    case .adjustment(let adjustment, let amount): write.record(adjustment.rawValue, write(amount))
    }
  }

  static func read(_ fields: Fields) throws -> Modifier.ColorEffect {
    if let adjustment = fields.head.flatMap(Adjustment.init(rawValue:)) { return .adjustment(adjustment, try fields()) }
    switch fields.head {
    case "matrix": return .matrix(try fields())
    case "multiply": return .multiply(try fields())
    default: throw fields.fails("matrix, multiply or an adjustment")
    }
  }
}

extension AccessibilityNode.Role: NodeTextCodable {}
extension AccessibilityNode.Trait: NodeTextCodable {}
extension AccessibilityNode.Children: NodeTextCodable {}

extension AccessibilityNode {
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write("role", role), write("label", label), write("value", value), write("hint", hint), write("hidden", isHidden),
      write("enabled", isEnabled), write("on", isOn), write("expanded", isExpanded),
      write("traits", traits, unless: []),
      write("without", removedTraits, unless: []), write("heading", headingLevel), write("children", children),
      write("sortPriority", sortPriority), write("actions", actions, unless: []),
      write("inputLabels", inputLabels, unless: []), write("content", content, unless: []),
    ]
  }

  static func read(_ fields: Fields) throws -> AccessibilityNode {
    var node = AccessibilityNode()
    node.role = try fields.optional("role")
    node.label = try fields.optional("label")
    node.value = try fields.optional("value")
    node.hint = try fields.optional("hint")
    node.isHidden = try fields.optional("hidden")
    node.isEnabled = try fields.optional("enabled")
    node.isOn = try fields.optional("on")
    node.isExpanded = try fields.optional("expanded")
    node.traits = try fields("traits", [])
    node.removedTraits = try fields("without", [])
    node.headingLevel = try fields.optional("heading")
    node.children = try fields.optional("children")
    node.sortPriority = try fields.optional("sortPriority")
    node.actions = try fields("actions", [])
    node.inputLabels = try fields("inputLabels", [])
    node.content = try fields("content", [])
    return node
  }
}
