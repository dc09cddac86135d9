package import DSNode

/// The view that scroll views around it are to show, by its identity.
package struct SoughtView: EnvironmentKey {
  package static let defaultValue: SoughtView? = nil

  /// What `id(_:)` or a loop says of it.
  let id: AnyHashable
  /// Which of its points is moved to the same point of the scroll view; nil for the least move.
  let anchor: UnitPoint?
  /// By what the layout finds it.
  let mark: LayoutMark

  /// A view by its identity, and the mark by which the layout finds it.
  package init(id: AnyHashable, anchor: UnitPoint?, mark: LayoutMark) {
    (self.id, self.anchor, self.mark) = (id, anchor, mark)
  }

  /// The view as a scroll view's node looks for it.
  var node: ScrollNode.Target { .view(mark, anchor: anchor?.node) }
}

extension _ViewInputs {
  /// A view's nodes, of which the first is marked where a scroll view looks for the view.
  func marking(_ id: @autoclosure () -> AnyHashable, _ outputs: _ViewOutputs) -> _ViewOutputs {
    guard let sought = environment[SoughtView.self], !outputs.nodes.isEmpty, sought.id == id() else { return outputs }
    session.pass.foundViews.insert(sought.mark.id)
    var outputs = outputs
    outputs.nodes[0].modifiers.append(.mark(sought.mark))
    return outputs
  }

  /// Says, once, that the rows of a list or a table stay where they are.
  package func warnOfUnmovedRows() {
    warn(
      "ignored-scroll-to", "a list is drawn from its first row, not where a scroll position moves it",
      hint: "draw the rows that are to be seen")
  }
}
