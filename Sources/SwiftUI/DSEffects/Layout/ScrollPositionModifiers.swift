public import DSView

extension View {
  /// The position of the content of the scroll view.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let value = position.wrappedValue
    return modifier(
      EnvironmentModifier { environment in
        if let edge = value.edge { environment[ScrollSettings.self].anchor = edge.middle }
        environment[ScrollSettings.self].view = value.view.map { ($0.id, $0.anchor ?? anchor) }
        environment[ScrollSettings.self].point = value.target
      })
  }

  /// The view that the content of the scroll view is at.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let view = id.wrappedValue.map(AnyHashable.init)
    return modifier(EnvironmentModifier { $0[ScrollSettings.self].view = view.map { ($0, anchor) } })
  }

  /// Which part of the content scroll views inside show for one of the reasons to ask. A picture shows no change of size.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if role == .initialOffset { environment[ScrollSettings.self].anchor = anchor }
        if role == .alignment { environment[ScrollSettings.self].alignment = anchor }
      })
  }
}

/// What the anchor of a scroll view is asked for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where the content stays as its size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension Edge {
  /// The middle of the edge.
  fileprivate var middle: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
