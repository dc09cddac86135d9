package import DSNode

extension [DSNode] {
  /// What the texts of the views say one after the other, with the labels of those that have one.
  package var spokenText: String {
    map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension DSNode {
  /// What the texts of the view say, or the label that it has.
  package var spokenText: String {
    for modifier in modifiers.reversed() {
      if case .accessibilityLabel(let label) = modifier { return label }
      if case .accessibility(let node) = modifier, let label = node.label { return label }
      if modifier == .hidden || modifier == .accessibilityHidden(true) { return "" }
    }
    switch kind {
    case .text(let text):
      return text.spans.filter { $0.image == nil }.map { span in
        if case .literal(let text) = span.text { text } else { "" }
      }.joined()
    case .label(let title, _): return title.spokenText
    case .group(let children), .component(_, let children), .hStack(_, _, let children), .vStack(_, _, let children),
      .zStack(_, let children), .grid(_, _, _, let children), .gridRow(_, let children),
      .lazyGrid(_, let children), .scrollView(_, let children), .custom(_, let children),
      .forEachToken(_, let children):
      return children.spokenText
    case .viewThatFits(_, let children): return children.first?.spokenText ?? ""
    case .choose(_, let cases, let fallback): return cases.first?.children.spokenText ?? fallback.spokenText
    case .empty, .image, .spacer, .divider, .paint, .shape, .deferred: return ""
    }
  }
}

extension Text {
  /// What the text says.
  package var spoken: String { plain(in: EnvironmentValues()) }
}
