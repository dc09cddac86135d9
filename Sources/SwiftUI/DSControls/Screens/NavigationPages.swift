import DSNode
package import DSView

/// A page with its bars, as the platform draws it.
package struct NavigationPage {
  /// The page's views.
  package let content: AnyView
  /// What it says of its bars.
  package let bars: PageBars
  /// The title of the page that a button leads back to; nil if there is no such page.
  package let back: BackButton?
  /// The screen of the page.
  package let device: DeviceScreen?
  /// Whether the page has the ground of its container, such as a sheet's.
  package let isOnGround: Bool

  /// A page.
  package init(content: AnyView, bars: PageBars, back: BackButton?, device: DeviceScreen?, isOnGround: Bool) {
    (self.content, self.bars, self.back, self.device, self.isOnGround) = (content, bars, back, device, isOnGround)
  }
}

/// The button that leads back to another page.
package struct BackButton {
  /// The title of that page.
  package let title: Text?
}

extension _ViewInputs {
  /// The page on top of a root, with its bars.
  /// - Parameters:
  ///   - root: the first page.
  ///   - path: the values of the pages on top of it.
  @MainActor func navigation<Root: View>(_ root: Root, path: [AnyHashable] = []) -> _ViewOutputs {
    var inner = self
    inner.environment.hasNavigationBar = true
    guard environment.profile != .macos26 else {
      return inner.topPage(root, path) { page, _, preferences in
        var preferences = preferences
        var bars = preferences.value(of: PageBarsKey.self)
        bars.isWindow = true
        preferences[PageBarsKey.self] = bars
        handUp(preferences)
        return _ViewOutputs(page)
      }
    }
    inner.environment.isInScreen = true
    inner.environment.deviceScreen = nil
    return inner.topPage(root, path) { page, back, preferences in
      var preferences = preferences
      let bars = preferences.value(of: PageBarsKey.self)
      // Bars of what is around, such as a tab bar, may be hidden here.
      var rest = PageBars()
      rest.visibility["tabBar"] = bars.visibility["tabBar"]
      rest.grounds["tabBar"] = bars.grounds["tabBar"]
      preferences[PageBarsKey.self] = rest
      handUp(preferences)
      let page = NavigationPage(
        content: page.count == 1 ? AnyView(NodesView(page)) : AnyView(VStack { NodesView(page) }), bars: bars,
        back: back, device: environment.deviceScreen,
        isOnGround: environment.isOnSheet)
      return _ViewOutputs(nodes(DrawnControl { $0.page(page) }))
    }
  }

  /// Lowers the pages from the root to the topmost, and hands the last one on with the button that leads back.
  @MainActor private func topPage<Root: View>(
    _ root: Root, _ path: [AnyHashable],
    _ make: ([DSNode], BackButton?, PreferenceStore) -> _ViewOutputs
  ) -> _ViewOutputs {
    var (page, preferences) = beginningAtTitle { $0.part(0).nodes(root) }
    var back: BackButton?
    var destinations = preferences.value(of: PageBarsKey.self).destinations
    func push(_ next: (nodes: [DSNode], preferences: PreferenceStore)) {
      let below = preferences.value(of: PageBarsKey.self)
      back = BackButton(title: below.title)
      (page, preferences) = (next.nodes, next.preferences)
      var own = preferences.value(of: PageBarsKey.self)
      // A page has a title as large as the one below it.
      if own.titleMode == .automatic, below.title == nil || below.titleMode == .inline { own.titleMode = .inline }
      preferences[PageBarsKey.self] = own
      destinations += own.destinations
    }
    for (index, value) in path.enumerated() {
      guard let view = destinations.lazy.compactMap({ $0.page(value) }).first else {
        reportUndrawn(.pushedPage)
        break
      }
      push(beginningAtTitle { $0.part(index + 1).nodes(view) })
    }
    while let pushed = preferences.value(of: PageBarsKey.self).pushed { push(pushed.lower()) }
    return make(page, back, preferences)
  }

  /// The nodes of a page and what they say of its bars.
  ///
  /// A page that is one scroll view is evaluated once more if its title turns out to be large, because the title takes the
  /// space above the first rows of a list.
  @MainActor private func beginningAtTitle(_ lower: (_ViewInputs) -> [DSNode]) -> ([DSNode], PreferenceStore) {
    let first = collecting { lower(self) }
    guard environment.profile == .ios26, first.0.count == 1, case .scrollView = first.0[0].kind,
      first.1.value(of: PageBarsKey.self).hasLargeTitle
    else { return first }
    var below = self
    below.environment.isBelowLargeTitle = true
    return session.renaming { collecting { lower(below) } }
  }
}

extension View {
  /// The view, with a page on top of it where a condition holds.
  nonisolated func pushing<Page: View>(_ page: @escaping @MainActor () -> Page?) -> some View {
    pageBars { bars, inputs in
      guard let page = inputs.evaluate({ page() }) else { return }
      guard inputs.environment.hasNavigationBar else { return inputs.reportUndrawn(.pushedPage) }
      bars.pushed = PushedPage { inputs.collecting { inputs.part(1).nodes(page) } }
    }
  }
}

private enum IsOnSheetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is on a sheet, which has its own ground.
  package var isOnSheet: Bool {
    get { self[IsOnSheetKey.self] }
    set { self[IsOnSheetKey.self] = newValue }
  }
}
