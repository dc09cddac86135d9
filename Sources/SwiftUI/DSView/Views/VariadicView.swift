// SwiftUI's way to go through the views of a container before `Group(subviews:)`. It is not documented; the names are those of
// its public interface, which libraries for older systems use.

/// What makes something of the views of a container.
public protocol _VariadicView_Root {}

/// What makes a view of the views of a container.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The view that comes out.
  associatedtype Body: View
  /// The view that is made of a container's views.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of the views of a container.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes any number of views of the views of a container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Names for going through the views of a container.
public enum _VariadicView {
  /// What makes something of the views of a container.
  public typealias Root = _VariadicView_Root
  /// What makes a view of the views of a container.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of the views of a container.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes any number of views of the views of a container.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of a container.
  public typealias Children = _VariadicView_Children

  /// What a root makes of the views of its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// What a root makes of some views.
    nonisolated public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

    /// What a root makes of some views.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
  }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  /// The nodes of what the root makes.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let views = SubviewsCollection(Content._lower(view.content, inputs.part(1)), at: inputs.path)
    let root = inputs.evaluate { view.root.body(children: _VariadicView_Children(views: views)) }
    return Root.Body._lower(root, inputs.part(2))
  }
}

/// The views of a container; as a view all of them, one after the other.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  let views: SubviewsCollection

  /// One of the views.
  nonisolated public struct Element: Identifiable, PrimitiveView {
    let view: Subview

    /// What identifies the view.
    public var id: AnyHashable { AnyHashable(view.id) }

    /// What identifies the view, as a type; nil for another type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { view.id as? ID }

    /// What the view says to the container around it.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      view.traits?.values[ObjectIdentifier(key)] as? Trait.Value ?? key.defaultValue
    }

    /// The view's node.
    @MainActor public static func _lower(_ view: Element, _ inputs: _ViewInputs) -> _ViewOutputs {
      Subview._lower(view.view, inputs)
    }
  }

  /// The first view's number.
  public var startIndex: Int { views.startIndex }
  /// The number after the last view's.
  public var endIndex: Int { views.endIndex }
  /// The view of a number.
  public subscript(index: Int) -> Element { Element(view: views[index]) }

  /// The nodes of all views.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewsCollection._lower(view.views, inputs)
  }
}

/// A value that a view gives to the container around it.
public protocol _ViewTraitKey {
  /// What the value is.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the container around the view.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}

/// Gives a value to the container around a view.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
  /// Changes nodes.
  public typealias Body = Never
  /// The value.
  public let value: Trait.Value

  /// Gives a value.
  public init(value: Trait.Value) { self.value = value }

  /// The nodes of the content, with the value.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = content(inputs)
    for index in outputs.nodes.indices {
      outputs.traits[index, default: ViewTraits()].values[ObjectIdentifier(Trait.self)] = modifier.value
    }
    return outputs
  }
}
