import DSNode
public import DSView

/// What a reader may do to the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The changes as bits.
  public let rawValue: Int
  /// Changes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving them.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Taking them away.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The view of an element that can be changed.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  /// The view.
  @MainActor public var body: some View { content }
}

/// The elements of a collection with their identities.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An element's place and identity.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The first place.
  public var startIndex: Base.Index { base.startIndex }
  /// The place after the last.
  public var endIndex: Base.Index { base.endIndex }
  /// The place after another.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  /// The place before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
  /// The element at a place.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
}

extension ForEach where Content: View {
  /// A view for each element that can be changed, identified by a part of it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C> {
    let elements = IndexedIdentifierCollection(base: data.wrappedValue, id: id)
    self.init(elements, id: \.id) { element in
      EditableCollectionContent<R, C>(
        content: content(
          Binding {
            data.wrappedValue[element.index]
          } set: {
            data.wrappedValue[element.index] = $0
          }))
    }
  }

  /// A view for each element that can be changed.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A row for each element that can be changed.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: [])
  }

  /// A row for each element that can be changed, identified by a part of it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>> {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: [])
  }
}

extension List {
  /// A row for each element that can be changed, of which some are chosen.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element that can be changed, of which one is chosen.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each element of a tree, of which some are chosen; branches are closed.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// A row for each element of a tree, of which one is chosen; branches are closed.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}

/// The tint of a row.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, unless the platform has another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey.
  public static let monochrome = ListItemTint(color: Color(.label))
}

/// Whether every second row has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension Section {
  /// Whether a reader can close the section.
  /// - Ignored: pictures show a section as its binding says, whether or not it can be closed.
  nonisolated public func collapsible(_ collapsible: Bool) -> Section<Parent, Content, Footer> { self }
}

extension View {
  /// The tint of the row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// The colour of the lines around the section.
  /// - Partial: lists draw no lines around sections, which the run reports.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    ignoring("the line around a list's section", color != nil)
  }

  /// Whether every second row of the lists and tables inside has another ground.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatesRows, behavior == .enabled)
  }

  /// Buttons beside the section's header.
  /// - Partial: the buttons are not drawn, which the run reports.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    notDrawn(.sectionButton)
  }

  /// The section's letter at the list's edge.
  /// - Partial: the letters are not drawn, which the run reports.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    notDrawn(.listIndex) { label != nil }
  }

  /// Whether letters are shown at the list's edge.
  /// - Ignored: the index letters are not drawn.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
