package import DSNode
package import DSView
import Foundation

/// What a page says of the bars around it, which it hands up to the container of pages.
package struct PageBars {
  /// How large the title is.
  package enum TitleMode { case automatic, inline, large }

  /// The title, and the line below it.
  package var title: Text?, subtitle: Text?
  /// How large the title is.
  package var titleMode = TitleMode.automatic
  /// The items of the bars, in the order in which they are written.
  package var items: [BarItem] = []
  /// The field of a search.
  package var search: SearchBar?
  /// Whether bars are shown, by their names; nil for as the platform has it.
  package var visibility: [String: Visibility] = [:]
  /// What is behind bars, by their names.
  package var grounds: [String: BarGround] = [:]
  /// The colour scheme of bars, by their names.
  package var schemes: [String: ColorScheme] = [:]
  /// Whether there is no button back.
  package var hidesBackButton = false
  /// Whether there are pages here that fill a Mac's window.
  package var isWindow = false
  /// The pages that values lead to.
  var destinations: [PageDestination] = []
  /// The page on top of this one.
  var pushed: PushedPage?

  /// Bars without settings.
  package init() {}

  /// Whether a bar is hidden.
  package func hides(_ bar: String) -> Bool { visibility[bar] ?? visibility["automatic"] == .hidden }

  /// What is behind a bar.
  package func ground(_ bar: String) -> BarGround? { grounds[bar] ?? grounds["automatic"] }

  /// Whether the title is large and below the line of buttons.
  package var hasLargeTitle: Bool {
    title != nil && titleMode != .inline
      && !items.contains { ($0.place == .principal || $0.place == .title) && !$0.nodes.isEmpty }
  }

  /// Whether the page says anything that a bar at its top shows.
  package var fillsTopBar: Bool {
    title != nil || search != nil || items.contains { $0.place != .bottomBar && $0.place != .keyboard }
  }
}

/// What is behind a bar: a style, and whether it is shown.
package struct BarGround {
  /// The style, nil for the platform's, and whether it is shown.
  package var style: AnyShapeStyle?
  package var visibility = Visibility.automatic
}

/// The field of a search in a bar.
package struct SearchBar {
  /// The text that is searched for, and the placeholder for an empty text.
  package let text: String
  package let prompt: Text?
  /// Whether the reader is searching.
  package var isActive: Bool
  /// The tokens before the text.
  package let tokens: [DSNode]
}

/// Something in a bar.
package struct BarItem {
  /// What it is.
  package enum Kind { case views, fixedSpace, flexibleSpace }

  /// What it is.
  package let kind: Kind
  /// Its position.
  package let place: BarPlace
  /// Its views.
  package let nodes: [DSNode]
  /// Whether it does not share a ground with its neighbours.
  package var hidesGround = false

  /// Something in a bar.
  package init(kind: Kind, place: BarPlace, nodes: [DSNode], hidesGround: Bool = false) {
    (self.kind, self.place, self.nodes, self.hidesGround) = (kind, place, nodes, hidesGround)
  }
}

/// The position of an item in bars.
package enum BarPlace: String {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction,
    destructiveAction, keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing,
    title, largeTitle, subtitle, largeSubtitle
}

/// The page of values of a type.
struct PageDestination {
  let page: @MainActor (AnyHashable) -> AnyView?
}

/// A page on top of another one, which is lowered at the modifier that shows it.
struct PushedPage {
  let lower: @MainActor () -> (nodes: [DSNode], preferences: PreferenceStore)
}

/// The settings of bars that pages hand up: of views side by side, the first one with a setting counts.
enum PageBarsKey: PreferenceKey {
  static var defaultValue: PageBars { PageBars() }

  static func reduce(value: inout PageBars, nextValue: () -> PageBars) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    if value.titleMode == .automatic { value.titleMode = next.titleMode }
    value.items += next.items
    value.search = value.search ?? next.search
    value.visibility.merge(next.visibility) { first, _ in first }
    value.grounds.merge(next.grounds) { first, _ in first }
    value.schemes.merge(next.schemes) { first, _ in first }
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.isWindow = value.isWindow || next.isWindow
    value.destinations += next.destinations
    value.pushed = value.pushed ?? next.pushed
  }
}

extension View {
  /// The view; it says something of the bars around it.
  nonisolated func pageBars(_ change: @escaping @MainActor (inout PageBars, _ViewInputs) -> Void) -> some View {
    modifier(
      PreferenceModifier { preferences, inputs in
        inputs.session.pass.readsPreferences = true
        var bars = preferences.value(of: PageBarsKey.self)
        change(&bars, inputs)
        preferences[PageBarsKey.self] = bars
        return []
      })
  }
}
