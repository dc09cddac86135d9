import DSNode
import Foundation

/// Pages of which one is shown; the bar with their labels is not drawn.
/// - Partial: the page that is chosen is drawn without a tab bar.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: SelectionValue?
  private let content: Content

  /// Pages of which a binding names one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

  /// Pages of which a binding names one.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection.wrappedValue, Content(content: content()))
  }

  /// The page that is chosen, else the first one.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let pages = Content._lower(view.content, inputs).rows
    let chosen = view.selection.flatMap { AnyHashable($0).unwrapped }
    let page = pages.first { $0.traits.tag?.unwrapped == chosen && chosen != nil } ?? pages.first
    if !pages.isEmpty {
      inputs.warn("ignored-modifier", "the bar of a tab view is not drawn", hint: "draw its labels as views")
    }
    let filled = NodesView(page.map { [$0.node] } ?? []).frame(maxWidth: .infinity, maxHeight: .infinity)
    return _ViewOutputs(inputs.nodes(filled))
  }
}

extension TabView where SelectionValue == Int {
  /// Pages, the first of which is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Pages, the first of which is shown.
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    (selection, self.content) = (nil, Content(content: content()))
  }
}

/// How tab views are drawn.
/// - Ignored: the page that is chosen is drawn by itself.
public protocol TabViewStyle {}
/// The platform's tabs.
/// - Ignored: the page that is chosen is drawn by itself.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}
/// Pages side by side.
/// - Ignored: the page that is chosen is drawn by itself.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots stand for the pages.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's tabs.
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { .init() }
  /// Pages side by side, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are drawn.
/// - Ignored: the page that is chosen is drawn by itself.
public protocol IndexViewStyle {}
/// Dots, on a ground or on none.
/// - Ignored: the page that is chosen is drawn by itself.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a ground.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// The style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { .init() }
  /// Dots, on a ground or on none.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// The label of the page in a tab bar.
  /// - Ignored: tab bars are not drawn.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// How the tab views inside are drawn.
  /// - Ignored: the page that is chosen is drawn by itself.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// How the dots of pages are drawn.
  /// - Ignored: the page that is chosen is drawn by itself.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
