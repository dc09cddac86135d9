import DSNode
public import DSView
import Foundation

/// Pages of which one is shown; the bar with their labels is not drawn.
/// - Partial: the page that is chosen is drawn without a tab bar; dots of pages are drawn.
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
    let pages = Content._lower(view.content, inputs).rows
    let chosen = view.selection.flatMap { AnyHashable($0).unwrapped }
    let page = pages.first { $0.traits.tag?.unwrapped == chosen && chosen != nil } ?? pages.first
    let style = inputs.environment.pageStyle
    if !pages.isEmpty, style == nil {
      inputs.reportUndrawn(.tabBar)
    }
    var inner = inputs
    inner.environment.pageStyle = nil
    let filled = NodesView(page.map { [$0.node] } ?? []).frame(maxWidth: .infinity, maxHeight: .infinity)
    guard let style, style.indexDisplayMode.shows(dots: pages.count) else { return _ViewOutputs(inner.nodes(filled)) }
    let index = pages.firstIndex { $0.traits.tag?.unwrapped == chosen && chosen != nil } ?? 0
    let hasGround = inputs.environment.pageGround
    let dots = DrawnControl { $0.pageDots(count: pages.count, index: index, hasGround: hasGround) }
    return _ViewOutputs(inner.nodes(filled.overlay(alignment: .bottom) { dots }))
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
