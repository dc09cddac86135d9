import DSGeometry
package import DSNode

extension DSNode {
  /// The view as text, one line per view and modifier, children and modifiers indented; the same for equal views.
  ///
  /// Places in files are left out, so that a dump does not change when lines move.
  package var dump: String {
    var writer = NodeWriter()
    writer.write(self)
    return writer.lines.joined(separator: "\n")
  }
}

/// Collects the lines of a dump.
struct NodeWriter {
  private(set) var lines: [String] = []
  private var depth = 0

  /// Adds a line at the present depth.
  mutating func line(_ text: String) { lines.append(String(repeating: "  ", count: depth) + text) }

  /// Adds lines one level deeper.
  mutating func indented(_ body: (inout NodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a heading and children below it; nothing for no children.
  mutating func section(_ heading: String, _ children: [DSNode]) {
    guard !children.isEmpty else { return }
    line(heading)
    indented { writer in children.forEach { writer.write($0) } }
  }

  /// Adds a view.
  mutating func write(_ node: DSNode) {
    line(head(node.kind) + (node.name.map { " #\($0)" } ?? ""))
    indented { writer in
      for modifier in node.modifiers { writer.write(modifier) }
      writer.writeChildren(node.kind)
    }
  }

  private func head(_ kind: DSNode.Kind) -> String {
    switch kind {
    case .empty: "Empty"
    case .group: "Group"
    case .component(let name, _): "Component \(name)"
    case .choose(let reference, _, _): "Choose @\(reference.name)"
    case .text(let text): "Text " + text.spans.filter { $0.modifiers.isEmpty }.map(\.head).joined(separator: " + ")
    case .image(let image): "Image " + image.dump
    case .label: "Label"
    case .spacer(let length): "Spacer" + length.dumped(" minLength=")
    case .divider: "Divider"
    case .hStack(let alignment, let spacing, _): "HStack \(alignment.name)" + spacing.dumped(" spacing=")
    case .vStack(let alignment, let spacing, _): "VStack \(alignment.name)" + spacing.dumped(" spacing=")
    case .zStack(let alignment, _): "ZStack \(alignment.dump)"
    case .grid(let alignment, let horizontal, let vertical, _):
      "Grid \(alignment.dump)" + horizontal.dumped(" horizontalSpacing=") + vertical.dumped(" verticalSpacing=")
    case .gridRow(let alignment, _): "GridRow" + (alignment.map { " \($0.name)" } ?? "")
    case .paint(let paint): "Paint \(paint.dump)"
    case .shape(let shape, let drawing): "\(shape.dump) \(drawing.dump)"
    case .viewThatFits(let axes, _): "ViewThatFits \(axes.rawValue)"
    case .lazyGrid(let grid, _): "Lazy" + grid.dump
    case .scrollView(let scroll, _): "ScrollView " + scroll.dump
    case .custom(let layout, _): "Layout \(layout.name)"
    case .deferred(let view): "\(view.name) …"
    }
  }

  private mutating func writeChildren(_ kind: DSNode.Kind) {
    switch kind {
    case .group(let children), .component(_, let children), .hStack(_, _, let children), .vStack(_, _, let children),
      .zStack(_, let children), .grid(_, _, _, let children), .gridRow(_, let children),
      .viewThatFits(_, let children), .lazyGrid(_, let children), .scrollView(_, let children),
      .custom(_, let children):
      for child in children { write(child) }
    case .choose(_, let cases, let fallback):
      for branch in cases { section("case \(branch.key):", branch.children) }
      section("default:", fallback)
    case .label(let title, let icon):
      section("icon:", icon)
      section("title:", title)
    case .text(let text):
      for part in text.parts ?? [] {
        line("line \(part.line) glyphs \(part.pieces.lowerBound)..<\(part.pieces.upperBound)")
      }
      for span in text.spans where !span.modifiers.isEmpty {
        line("span \(span.head)")
        indented { writer in span.modifiers.forEach { writer.write($0) } }
      }
    case .empty, .image, .spacer, .divider, .paint, .shape, .deferred: break
    }
  }
}

extension TextNode.Span {
  /// What the piece is, without its modifiers.
  fileprivate var head: String { image.map { "(Image \($0.dump))" } ?? text.dump }
}

extension ImageNode {
  var dump: String {
    let source =
      switch self.source {
      case .symbol(let name): "symbol=\(name.dump)"
      case .systemSymbol(let name): "systemSymbol=\(name)"
      case .asset(let name, let scale): "asset=\(name.dump) scale=\(scale.text())"
      case .file(let file, let dark):
        "file=\(file.name.quoted) scale=\(file.scale.text())" + (dark.map { " dark=\($0.name.quoted)" } ?? "")
      case .unknown(let name, _): "unknown=\(name.quoted)"
      }
    let insets = capInsets
    let caps =
      insets == EdgeInsets()
      ? ""
      : " capInsets="
        + [insets.top, insets.leading, insets.bottom, insets.trailing].map { $0.text() }.joined(separator: ",")
    return source + (resizable ? " resizable" : "") + caps + (isTiled ? " tiled" : "")
      + (hasHardPixels ? " hardPixels" : "") + (renderingMode.map { " \($0.rawValue)" } ?? "")
      + (variants.isEmpty ? "" : " variants=\(variants.joined(separator: ","))")
      + (symbolScale == 1 ? "" : " symbolScale=\(symbolScale.text())")
      + (symbolMode.map { " \($0.rawValue)" } ?? "")
      + (variableValue.map { " variableValue=\($0.text())" } ?? "")
  }
}

extension Alignment {
  var dump: String { "\(horizontal.name)-\(vertical.name)" }
}

extension LazyGridNode {
  var dump: String {
    let tracks = tracks.map { track -> String in
      let size =
        switch track.size {
        case .fixed(let length): "fixed \(length.text())"
        case .flexible(let least, let most): "flexible \(least.text())…\(most.text())"
        case .adaptive(let least, let most): "adaptive \(least.text())…\(most.text())"
        }
      return size + (track.spacing.map { " spacing=\($0.text())" } ?? "")
        + (track.alignment.map { " \($0.dump)" } ?? "")
    }
    let guide = axis == .vertical ? alignment.horizontal.name : alignment.vertical.name
    if isStack {
      return (axis == .vertical ? "VStack " : "HStack ") + guide + (spacing.map { " spacing=\($0.text())" } ?? "")
    }
    return (axis == .vertical ? "VGrid " : "HGrid ") + guide + (spacing.map { " spacing=\($0.text())" } ?? "")
      + " [" + tracks.joined(separator: ", ") + "]"
  }
}

extension ScrollNode.Target {
  fileprivate var dump: String {
    switch self {
    case .point(let x, let y): " at=\(x?.text() ?? "-"),\(y?.text() ?? "-")"
    case .view(_, let anchor): " at=view" + (anchor.map { ":\($0.x.text()),\($0.y.text())" } ?? "")
    }
  }
}

extension ScrollNode {
  var dump: String {
    axes.rawValue + (anchor.map { " anchor=\($0.x.text()),\($0.y.text())" } ?? "") + (target?.dump ?? "")
      + (clips ? "" : " unclipped") + (margins == EdgeInsets() ? "" : " margins=\(marginsText)")
  }

  private var marginsText: String {
    [margins.top, margins.leading, margins.bottom, margins.trailing].map { $0.text() }.joined(separator: ",")
  }
}
