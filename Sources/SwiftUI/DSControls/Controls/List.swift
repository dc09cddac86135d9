import DSNode
public import DSView

/// Rows below one another; a picture shows those that fit, from the first.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let selection: Set<AnyHashable>
  private var choosesSeveral = false

  nonisolated init(content: Content, selection: Set<AnyHashable>) {
    (self.content, self.selection) = (content, selection)
  }

  /// Rows of which some are chosen.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: Set((selection?.wrappedValue ?? []).map { AnyHashable($0) }))
    choosesSeveral = selection != nil
  }

  /// Rows of which one is chosen.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: Set([selection?.wrappedValue].compactMap { $0 }.map { AnyHashable($0) }))
  }

  /// The blocks of the list.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    lowered(
      view.content, kind: inputs.environment.listKind, .list, inputs, selection: view.selection,
      choosesSeveral: view.choosesSeveral)
  }

  /// The blocks of rows, with a context for their controls.
  @MainActor static func lowered(
    _ content: Content, kind: _ListKind, _ context: ControlContext, _ inputs: _ViewInputs,
    selection: Set<AnyHashable> = [], choosesSeveral: Bool = false
  ) -> _ViewOutputs {
    let mark = Modifier.mark(LayoutMark(id: inputs.place(), space: spaceName(scrollViewSpace)))
    var inner = inputs.lazily
    inner.environment.controlContext = context
    inner.environment.badge = nil
    let known = inputs.session.pass.foundViews.count
    let blocks = ListBlock.blocks(of: Content._lower(content, inner))
    if inputs.session.pass.foundViews.count > known || inputs.environment[ScrollSettings.self].view != nil {
      inputs.warnOfUnmovedRows()
    }
    let drawn = DrawnControl { drawings in
      drawings.list(blocks, kind: kind, selection: selection, choosesSeveral: choosesSeveral)
    }
    return DrawnControl._lower(drawn, inner).modified([mark])
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: []) }

  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: [])
  }

  /// A row for each element, identified by a part of it.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: [])
  }

  /// A row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: [])
  }

  /// A row for each element of a tree; branches are closed.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: [])
  }
}

extension List {
  /// A row for each element, of which some are chosen.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which one is chosen.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, identified by a part of it, of which some are chosen.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, identified by a part of it, of which one is chosen.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
