import DSNode

/// Views that a container lays out as its own; modifiers apply to each.
public struct Group<Content> {
  /// What is grouped.
  package let content: Content

  private init(_ content: Content) { self.content = content }

  /// A group of views or other things. It is no initializer, which a closure of views could mean too.
  nonisolated package static func containing(_ content: Content) -> Group { Group(content) }
}

extension Group: View where Content: View {
  /// Never called: a group lowers itself.
  public var body: Never { fatalError("Group has no body") }

  /// A group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of the views.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._lower(view.content, inputs)
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  private var id: (Data.Element) -> ID
  /// The loop over what is known once it is lowered; nil for a loop over data.
  var replacement: AnyView?

  /// A loop over data that makes rows of a table or pages of a tab view.
  nonisolated package init(
    rows data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content, self.id) = (data, content, id)
  }
}

extension ForEach: View where Content: View {
  /// Never called: the views of a collection lower themselves.
  public var body: Never { fatalError("ForEach has no body") }

  /// A view for each element, identified by a part of it.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    self.id = { $0[keyPath: id] }
  }

  /// The nodes of all views, in order; a view without a tag has the element's identity as its tag.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let replacement = view.replacement { return AnyView._lower(replacement, inputs) }
    var all = _ViewOutputs([])
    for element in view.data {
      // The content may read the environment of the view around the loop.
      let inner = inputs.part(view.id(element).hashValue)
      var outputs = Content._lower(inner.evaluate { view.content(element) }, inner)
      for index in outputs.nodes.indices where outputs.traits[index]?.tag == nil {
        outputs.traits[index, default: ViewTraits()].tag = AnyHashable(view.id(element))
      }
      all.append(inputs.marking(AnyHashable(view.id(element)), outputs))
    }
    return all
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
    id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content) = (data, content)
    id = { $0 }
  }
}
