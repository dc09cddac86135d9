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
          AnyView(OutlineGroup(elements: Array(below), id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, AnyView> {
  /// A tree of elements that are told apart by a part of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(elements: Array(data), id: id, children: children, content: content)
  }

  /// A tree below one element, told apart by a part of it.
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
  Subgroup == DisclosureGroup<Parent, AnyView>
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
