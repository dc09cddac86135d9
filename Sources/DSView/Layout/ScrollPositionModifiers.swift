import DSDiagnostics

extension View {
  /// Where the content of the scroll view stands.
  /// - Partial: an edge is drawn; with a view or a point the content stands at its beginning, which a run reports.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    let value = position.wrappedValue
    return modifier(
      EnvironmentModifier { environment in
        guard let edge = value.edge else { return }
        environment[ScrollSettings.self].anchor = edge.middle
      }
    ).noting { if value.isWithin { $0.warnOfScrollPosition() } }
  }

  /// The view that the content of the scroll view stands at.
  /// - Partial: the content stands at its beginning, which a run reports where the binding names a view.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let isSet = id.wrappedValue != nil
    return noting { if isSet { $0.warnOfScrollPosition() } }
  }

  /// Which part of the content scroll views inside show for one of the reasons to ask.
  /// - Partial: the reasons but the first show count for nothing in a picture.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if role == .initialOffset { environment[ScrollSettings.self].anchor = anchor }
      })
  }
}

/// What the anchor of a scroll view is asked for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where the content stays as its size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension _ViewInputs {
  /// Says that the content of a scroll view stands at its beginning.
  func warnOfScrollPosition() {
    warn(
      "ignored-scroll-position", "a scroll view is drawn at the beginning of its content, not at its scrollPosition",
      hint: "draw the part that is to be seen, or use defaultScrollAnchor")
  }

  /// Says, once, that an action does not move the content of a scroll view.
  @MainActor func warnOfScrollTo() {
    let known = session.bag.diagnostics.count
    warn(
      "ignored-scroll-to", "a scroll view is drawn at the beginning of its content, not where scrollTo moves it",
      hint: "draw the part that is to be seen, or use defaultScrollAnchor")
    // An action that follows from the layout runs after the warnings were read.
    if session.bag.diagnostics.count > known { session.isStale = true }
  }
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
