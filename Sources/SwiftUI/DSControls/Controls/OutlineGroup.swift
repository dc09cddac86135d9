public import DSView

/// A tree of views; branches are closed groups.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Parent == Leaf, Subgroup: View {
  /// The views, each with the ones below it in a closed group.
  public var body: some View {
    ForEach(elements, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          // A tree in a tree: its type would never end.
          OutlineSubgroupChildren(
            content: AnyView(OutlineGroup(elements: Array(below), id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// A tree of elements identified by a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: Array(data), id: id, children: children, content: content)
  }

  /// A tree below one element, identified by a part of it.
  public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: [root], id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// A tree of elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: Array(data), id: \.id, children: children, content: content)
  }

  /// A tree below one element.
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: [root], id: \.id, children: children, content: content)
  }
}

/// The views below one of a tree.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  /// The views.
  @MainActor public var body: some View { content }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent, Parent == Leaf {
  /// What a row shows.
  public typealias TableRowValue = Leaf.TableRowValue
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// The rows of the tree's elements; branches are closed.
  @MainActor @preconcurrency public var _rows: [_TableRow<Leaf.TableRowValue>] {
    elements.flatMap { element in
      var rows = content(element)._rows
      if element[keyPath: self.children] != nil { for index in rows.indices { rows[index].isExpanded = false } }
      return rows
    }
  }
}

extension OutlineGroup
where
  Data.Element: Identifiable, ID == Data.Element.ID, Leaf == TableRow<Data.Element>, Parent == TableRow<Data.Element>,
  Subgroup == DisclosureTableRow<TableRow<Data.Element>, EmptyTableRowContent<Data.Element>>
{
  /// A row for each element of a tree.
  nonisolated public init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    self.init(elements: Array(data), id: \.id, children: children, content: { TableRow($0) })
  }
}
