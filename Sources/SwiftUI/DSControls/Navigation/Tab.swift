public import DSView
import Foundation

/// A page of a tab view.
nonisolated public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let content: AnyView

  init(value: AnyHashable?, page: AnyView) { (self.value, content) = (value, page) }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The value of the page.
  public typealias TabValue = Value
  /// It is drawn by itself.
  public typealias Body = Never

  /// The page.
  @MainActor public var _pages: [AnyView] {
    let value = value
    return [AnyView(content.trait { traits, _ in traits.tag = value })]
  }
}

/// The label of a page.
public struct DefaultTabLabel: View {
  /// Nothing: tab bars are not drawn.
  public var body: some View { EmptyView() }
}

/// What a page is for.
/// - Ignored: tab bars are not drawn.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search.
  public static let search = TabRole(name: "search")
}
