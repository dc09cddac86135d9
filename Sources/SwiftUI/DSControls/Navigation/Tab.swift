public import DSView
import Foundation

/// A page of a tab view.
nonisolated public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let content, label: AnyView
  private let role: TabRole?

  init(value: AnyHashable?, page: AnyView, label: AnyView, role: TabRole? = nil) {
    (self.value, content, self.label, self.role) = (value, page, label, role)
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The value of the page.
  public typealias TabValue = Value
  /// It is drawn by itself.
  public typealias Body = Never

  /// The page.
  @MainActor public var _pages: [AnyView] {
    let value = value
    return [
      AnyView(
        content.tab(isSearch: role == .search, label).trait { traits, _ in traits.tag = value })
    ]
  }
}

/// The label of a page.
public struct DefaultTabLabel: View {
  /// Nothing: the tab itself knows its text and its symbol.
  public var body: some View { EmptyView() }
}

/// What a page is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search.
  public static let search = TabRole(name: "search")
}
