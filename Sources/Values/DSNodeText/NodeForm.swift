import DSDiagnostics
import DSGeometry
import DSNode

extension Line {
  /// The line with views below it.
  func over(_ views: [DSNode], _ write: Writing) -> Line {
    children += views.map { $0.line(write) }
    return self
  }
}

extension DSNode {
  /// The view as a line; below it its modifiers, and then what it holds.
  func line(_ write: Writing) -> Line {
    let (word, arguments) = kind.head(write)
    let line = write.line(word, arguments + [write.name("name", name)]).written(at: origin, write)
    line.children = modifiers.map { $0.line(write) }
    line.children += kind.content(write)
    return line
  }

  static func read(_ fields: Fields) throws -> DSNode {
    let modifiers = fields.lines(Modifier.self)
    let (name, origin) = (try fields.name("name"), try fields.takeOrigin())
    return DSNode(try .read(fields), modifiers: modifiers, name: name, from: origin ?? .unknown)
  }
}

extension DSNode.Kind {
  /// The word and the arguments of the view's line.
  func head(_ write: Writing) -> (String, [Argument?]) {
    switch self {
    case .empty: ("Empty", [])
    case .group: ("Group", [])
    case .component(let name, _): ("Component", [write.name(name)])
    case .choose(let reference, _, _): ("Choose", [write(reference)])
    case .forEachToken(let list, _): ("ForEachToken", list.arguments(write))
    case .text(let text): ("Text", text.isPlain ? text.spans.map { write($0.text) } : [])
    case .image(let image): ("Image", image.arguments(write))
    case .label: ("Label", [])
    case .spacer(let length): ("Spacer", [write("minLength", length)])
    case .divider: ("Divider", [])
    case .hStack(let alignment, let spacing, _): ("HStack", [write(alignment), write("spacing", spacing)])
    case .vStack(let alignment, let spacing, _): ("VStack", [write(alignment), write("spacing", spacing)])
    case .zStack(let alignment, _): ("ZStack", [write(alignment)])
    case .grid(let alignment, let horizontal, let vertical, _):
      ("Grid", [write(alignment), write("horizontalSpacing", horizontal), write("verticalSpacing", vertical)])
    case .gridRow(let alignment, _): ("GridRow", [write(alignment)])
    case .paint(let paint): ("Paint", [write(paint)])
    case .shape(let shape, let drawing): ("Shape", [write(shape)] + drawing.arguments(write))
    case .viewThatFits(let axes, _): ("ViewThatFits", [write(axes)])
    case .lazyGrid(let grid, _): (grid.isStack ? "LazyStack" : "LazyGrid", grid.arguments(write))
    case .scrollView(let scroll, _): ("ScrollView", scroll.arguments(write))
    case .custom(let layout, _): ("Layout", layout.arguments(write))
    case .deferred(let view): ("Deferred", view.arguments(write))
    }
  }

  /// The lines below the view's modifiers.
  func content(_ write: Writing) -> [Line] {
    switch self {
    case .group(let children), .component(_, let children), .hStack(_, _, let children), .vStack(_, _, let children),
      .zStack(_, let children), .grid(_, _, _, let children), .gridRow(_, let children),
      .viewThatFits(_, let children), .lazyGrid(_, let children), .scrollView(_, let children),
      .custom(_, let children), .forEachToken(_, let children):
      children.map { $0.line(write) }
    case .choose(_, let cases, let fallback):
      cases.map { write.line("case", write.name($0.key)).over($0.children, write) }
        + (fallback.isEmpty ? [] : [write.line("else").over(fallback, write)])
    case .label(let title, let icon):
      [write.line("icon").over(icon, write), write.line("title").over(title, write)].filter { !$0.children.isEmpty }
    case .text(let text):
      (text.isPlain ? [] : text.spans.map { $0.line(write) }) + (text.parts.map { [$0.line(write)] } ?? [])
    case .empty, .image, .spacer, .divider, .paint, .shape, .deferred: []
    }
  }

  static func read(_ fields: Fields) throws -> DSNode.Kind {
    switch fields.head {
    case "Empty": return .empty
    case "Group": return .group(fields.lines())
    case "Component": return .component(try fields.name(), fields.lines())
    case "Choose":
      let reference: EnvironmentReference = try fields()
      let cases = try fields.sections("case") { DSNode.Case(key: try $0.name(), children: $0.lines()) }
      return .choose(reference, cases, fallback: try fields.section("else") { $0.lines() } ?? [])
    case "ForEachToken": return .forEachToken(try .read(fields), fields.lines())
    case "Text": return .text(try .read(fields))
    case "Image": return .image(try .read(fields))
    case "Label":
      let icon = try fields.section("icon") { $0.lines(DSNode.self) }
      return .label(title: try fields.section("title") { $0.lines() } ?? [], icon: icon ?? [])
    case "Spacer": return .spacer(minLength: try fields.optional("minLength"))
    case "Divider": return .divider
    case "HStack": return .hStack(alignment: try fields(), spacing: try fields.optional("spacing"), fields.lines())
    case "VStack": return .vStack(alignment: try fields(), spacing: try fields.optional("spacing"), fields.lines())
    case "ZStack": return .zStack(alignment: try fields(), fields.lines())
    case "Grid":
      return .grid(
        alignment: try fields(), horizontalSpacing: try fields.optional("horizontalSpacing"),
        verticalSpacing: try fields.optional("verticalSpacing"), fields.lines())
    case "GridRow": return .gridRow(alignment: try fields.optional(), fields.lines())
    case "Paint": return .paint(try fields())
    case "Shape": return .shape(try fields(), try .read(fields))
    case "ViewThatFits": return .viewThatFits(try fields(), fields.lines())
    case "LazyStack", "LazyGrid": return .lazyGrid(try .read(fields), fields.lines())
    case "ScrollView": return .scrollView(try .read(fields), fields.lines())
    case "Layout": return .custom(try .read(fields), fields.lines())
    case "Deferred": return .deferred(try .read(fields))
    default: throw fields.fails("a view")
    }
  }
}

extension TextNode {
  /// Whether its pieces are on its own line: letters without modifiers.
  fileprivate var isPlain: Bool { spans.allSatisfy { $0.modifiers.isEmpty && $0.image == nil } }

  fileprivate static func read(_ fields: Fields) throws -> TextNode {
    var spans: [Span] = []
    while let text: Value<String> = try fields.optional() { spans.append(Span(text)) }
    var text = TextNode(spans + (try fields.sections("span", Span.read)))
    text.parts = try fields.section("parts") { fields in try fields.sections("part", Part.read) }
    return text
  }
}

extension TextNode.Span {
  fileprivate func line(_ write: Writing) -> Line {
    let line = write.line("span", write(text), write("image", image))
    line.children = modifiers.map { $0.line(write) }
    return line
  }

  fileprivate static func read(_ fields: Fields) throws -> TextNode.Span {
    var span = TextNode.Span(try fields() as Value<String>, modifiers: fields.lines())
    span.image = try fields.optional("image")
    return span
  }
}

extension [TextNode.Part] {
  fileprivate func line(_ write: Writing) -> Line {
    let line = write.line("parts")
    line.children = map {
      write.line("part", write("line", $0.line), write("from", $0.pieces.lowerBound), write("to", $0.pieces.upperBound))
    }
    return line
  }
}

extension TextNode.Part {
  fileprivate static func read(_ fields: Fields) throws -> TextNode.Part {
    let (line, from, to): (Int, Int, Int) = (try fields("line"), try fields("from"), try fields("to"))
    guard from <= to else { throw fields.fails("a first piece before the last one", found: "\(from), \(to)") }
    return TextNode.Part(line: line, pieces: from..<to)
  }
}

extension LazyGridNode {
  private static func usualTracks(isStack: Bool) -> [Track] {
    isStack ? [Track(.flexible(minimum: 0, maximum: .infinity))] : []
  }

  fileprivate func arguments(_ write: Writing) -> [Argument?] {
    [
      write(axis), write(alignment), write("spacing", spacing),
      write("tracks", tracks, unless: Self.usualTracks(isStack: isStack)),
    ]
  }

  fileprivate static func read(_ fields: Fields) throws -> LazyGridNode {
    let isStack = fields.head == "LazyStack"
    var grid = LazyGridNode(
      axis: try fields(), tracks: try fields("tracks", usualTracks(isStack: isStack)), alignment: try fields(),
      spacing: try fields.optional("spacing"))
    grid.isStack = isStack
    return grid
  }
}

extension LazyGridNode.Track: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    let rest = [write("spacing", spacing), write("alignment", alignment)]
    return switch size {
    case .fixed(let length): write.record("fixed", [write(length)] + rest)
    case .flexible(let least, let most): write.record("flexible", [write(least), write(most)] + rest)
    case .adaptive(let least, let most): write.record("adaptive", [write(least), write(most)] + rest)
    }
  }

  static func read(_ fields: Fields) throws -> LazyGridNode.Track {
    let size: Size =
      switch fields.head {
      case "fixed": .fixed(try fields())
      case "flexible": .flexible(minimum: try fields(), maximum: try fields())
      case "adaptive": .adaptive(minimum: try fields(), maximum: try fields())
      default: throw fields.fails("fixed, flexible or adaptive")
      }
    return LazyGridNode.Track(
      size, spacing: try fields.optional("spacing"), alignment: try fields.optional("alignment"))
  }
}

extension ScrollNode {
  fileprivate func arguments(_ write: Writing) -> [Argument?] {
    [
      write(axes), write("anchor", anchor), write("alignment", alignment), write("target", target),
      write("margins", margins, unless: EdgeInsets()), write.flag("unclipped", !clips),
    ]
  }

  fileprivate static func read(_ fields: Fields) throws -> ScrollNode {
    ScrollNode(
      try fields(), anchor: try fields.optional("anchor"), alignment: try fields.optional("alignment"),
      target: try fields.optional("target"), clips: !fields.flag("unclipped"),
      margins: try fields("margins", EdgeInsets()))
  }
}

extension ScrollNode.Target: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .point(let x, let y): write.record("point", write("x", x), write("y", y))
    case .view(let mark, let anchor): write.record("view", write("mark", mark), write("anchor", anchor))
    }
  }

  static func read(_ fields: Fields) throws -> ScrollNode.Target {
    switch fields.head {
    case "point": .point(x: try fields.optional("x"), y: try fields.optional("y"))
    case "view": .view(try fields("mark"), anchor: try fields.optional("anchor"))
    default: throw fields.fails("point or view")
    }
  }
}
