public import DSView

/// The position of a search field.
/// - Ignored: the field is drawn where the platform places it.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  /// The placements by Apple's names.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
}

extension SearchFieldPlacement {
  /// When the drawer below a bar's title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String
    /// The platform's.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Below the title of a bar.
  public static let navigationBarDrawer = SearchFieldPlacement.toolbar
  /// In the middle of a bar.
  public static let toolbarPrincipal = SearchFieldPlacement.toolbar
  /// Below the title of a bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .toolbar
  }
}

/// When the search scopes are shown.
/// - Ignored: they appear only during a search.
public struct SearchScopeActivation: Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  /// As soon as something is typed.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
  /// As soon as the search is opened.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}

/// The position of the search suggestions.
/// - Ignored: they appear only during a search.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  /// In place of the page.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public var rawValue: Int
    /// Places of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the page.
    public static let content = Set(rawValue: 2)
  }
}

/// Whether a search hides the bar.
/// - Ignored: the bar has the platform's look.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  /// It does not.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(name: "avoidHidingContent") }
}

/// Whether the search field shrinks to a button.
/// - Ignored: the bar has the platform's look.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It does.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// The search scopes.
  /// - Ignored: they appear only during a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// The search scopes, shown at a time.
  /// - Ignored: they appear only during a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Search suggestions.
  /// - Ignored: they appear only during a search.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Whether search suggestions are shown.
  /// - Ignored: they appear only during a search.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// The completion of a search suggestion.
  /// - Ignored: suggestions appear only during a search.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  /// The token that a search suggestion stands for.
  /// - Ignored: suggestions appear only during a search.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Ties the focus of the search field to a truth value: while it has the focus it is open.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Ties the focus of the search field to a value: while it has the focus it is open.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    pageBars { bars, _ in
      if binding.wrappedValue == value { bars.search?.isActive = true }
    }
  }

  /// Whether a search hides the bar.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Whether the search field shrinks to a button.
  /// - Ignored: the bar has the platform's look.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
