import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes what lies behind a shape once more, blurred and cut to the shape, over what was drawn.
  mutating func backdrop(_ shape: DrawShape, sigma: Double) {
    let behind = before
    guard !behind.isEmpty, sigma > 0 else { return }
    let (outer, own) = (before, transform)
    // The commands behind have no further blurs: each would be drawn with all that are behind it, and their number
    // would double each time.
    (before, hasBackdrops) = ([], false)
    transform = .identity
    let content = collect { $0.draw(behind.map(\.silent)) }
    (before, transform, hasBackdrops) = (outer, own, true)
    let id = define("backdrop", SVGElement("g"), content: content).dropFirst(4).dropLast()
    let filter = define(
      "filter", .filter(shape.bounds.inset(by: -3 * sigma - 2)), content: SVGElement.blur(sigma))
    let clip = define(
      "clip", SVGElement("clipPath"), content: shape.element(rule: "clip-rule").text + "\n")
    add(SVGElement("g").with("clip-path", clip).with("aria-hidden", "true")) { writer in
      writer.add(SVGElement("use").with("href", String(id)).with("filter", filter))
    }
  }
}

extension DrawCommand {
  /// Whether the command, or one in it, blurs what lies behind it.
  var hasBackdrop: Bool {
    switch kind {
    case .backdrop: true
    case .group(let group): group.commands.contains(where: \.hasBackdrop)
    case .fill, .stroke, .shadow, .glyphs, .image: false
    }
  }

  /// The command without names and what assistive technology is given: it is drawn twice.
  fileprivate var silent: DrawCommand {
    guard case .group(var group) = kind else { return self }
    (group.name, group.semantics) = (nil, nil)
    group.commands = group.commands.map(\.silent)
    return DrawCommand(.group(group), from: origin)
  }
}
