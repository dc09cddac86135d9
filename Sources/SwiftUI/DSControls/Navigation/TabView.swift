import DSNode
public import DSView
import Foundation

/// Pages of which one is shown, with a bar of their labels or dots.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated(unsafe) private let selection: SelectionValue?
  nonisolated(unsafe) private let content: Content

  /// Pages of which a binding names one.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

  /// Pages of which a binding names one.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection.wrappedValue, Content(content: content()))
  }

  /// The page that is chosen, else the first one.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var lowering = inputs
    if inputs.environment.pageStyle == nil, inputs.environment.profile != .macos26 {
      lowering.environment.isInScreen = true
      lowering.environment.deviceScreen = nil
    }
    lowering.environment.tabAccessory = nil
    let pages = Content._lower(view.content, lowering).rows
    let chosen = view.selection.flatMap { AnyHashable($0).unwrapped }
    let page = pages.first { $0.traits.tag?.unwrapped == chosen && chosen != nil } ?? pages.first
    let index = page.flatMap { page in pages.firstIndex { $0.node == page.node } } ?? 0
    guard let style = inputs.environment.pageStyle else { return inputs.tabBar(of: pages, chosen: index) }
    var inner = inputs
    inner.environment.pageStyle = nil
    for page in pages { (page.traits.tab as? TabTraits).map { inputs.handUp($0.preferences) } }
    let filled = NodesView(page.map { [$0.node] } ?? []).frame(maxWidth: .infinity, maxHeight: .infinity)
    guard style.indexDisplayMode.shows(dots: pages.count) else { return _ViewOutputs(inner.nodes(filled)) }
    let hasGround = inputs.environment.pageGround
    let dots = DrawnControl { $0.pageDots(count: pages.count, index: index, hasGround: hasGround) }
    return _ViewOutputs(inner.nodes(filled.overlay(alignment: .bottom) { dots }))
  }
}

extension _ViewInputs {
  /// The page that is chosen of some, with the bar of all.
  @MainActor fileprivate func tabBar(of pages: [(node: DSNode, traits: ViewTraits)], chosen: Int) -> _ViewOutputs {
    guard pages.indices.contains(chosen) else { return _ViewOutputs(nodes(Color.clear)) }
    var preferences = (pages[chosen].traits.tab as? TabTraits)?.preferences ?? PreferenceStore()
    let bars = preferences.value(of: PageBarsKey.self)
    // Pages inside pages have the bar of those.
    var rest = bars
    (rest.visibility["tabBar"], rest.grounds["tabBar"]) = (nil, nil)
    preferences[PageBarsKey.self] = rest
    handUp(preferences)
    let items = pages.map { page in
      let tab = page.traits.tab as? TabTraits
      return TabPages.Item(tab?.label ?? [], badge: page.traits.row.badge, isSearch: tab?.isSearch ?? false)
    }
    let tabs = TabPages(
      items: items, chosen: chosen, content: AnyView(NodesView([pages[chosen].node])),
      accessory: environment.tabAccessory, bars: bars, device: environment.deviceScreen)
    return _ViewOutputs(nodes(DrawnControl { $0.tabs(tabs) }))
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
