import DSNode

/// What a view's sources have set of how the platform's controls look, through proxies such as `UINavigationBar.appearance()`.
/// What is nil is as the platform has it.
package struct PlatformAppearance {
  /// A text of a bar or a control.
  package struct Letters {
    /// The colour.
    package var color: Color?
    /// The font.
    package var font: Font?
    /// Letters as the platform has them.
    package init() {}
  }

  /// What is behind a bar.
  package enum Ground {
    case none, material
    case color(Color)
  }

  /// A bar.
  package struct Bar {
    /// What is behind it.
    package var ground: Ground?
    /// The line at its edge; clear for none.
    package var line: Color?
    /// A navigation bar's title.
    package var title = Letters()
    /// Its large title.
    package var largeTitle = Letters()
    /// Buttons and chosen tabs.
    package var tint: Color?
    /// Tabs that are not chosen.
    package var otherTabs: Color?
    /// Whether no tab view shows its bar, as apps with a bar of their own set it.
    package var isHidden = false
    /// A bar as the platform has it.
    package init() {}
  }

  /// The bar at the top of a page.
  package var navigationBar = Bar()
  /// The bar of tabs.
  package var tabBar = Bar()
  /// A slider's line up to the knob, the rest of it, and the knob, clear for none.
  package var sliderLine: Color?, sliderRest: Color?, sliderKnob: Color?
  /// A switch that is on, and its knob.
  package var switchOn: Color?, switchKnob: Color?
  /// The dot of the present page and those of the others.
  package var presentDot: Color?, otherDots: Color?
  /// The ground of choices side by side, and that of the chosen one.
  package var segments: Color?, chosenSegment: Color?
  /// The letters of choices, and of the chosen one.
  package var segmentTitle = Letters(), chosenSegmentTitle = Letters()

  /// Everything as the platform has it.
  package init() {}

  /// What the view that is being evaluated has set.
  package static var current: PlatformAppearance { AppearanceStore.current.appearance }
}

/// The proxies through which one view has set how controls look. Each view that is drawn has a store for itself, so that no
/// picture depends on those drawn before.
package final class AppearanceStore {
  /// The store of the view that is being evaluated.
  package nonisolated(unsafe) static var current = AppearanceStore()

  /// The proxies by their class.
  package var proxies: [ObjectIdentifier: AnyObject] = [:]
  /// Reads them; set with the first proxy.
  package var read: (([ObjectIdentifier: AnyObject]) -> PlatformAppearance)?

  /// A store in which nothing is set.
  package init() {}

  /// What is set.
  package var appearance: PlatformAppearance { read?(proxies) ?? PlatformAppearance() }

  /// Lets a view's code read and write this store.
  func use<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }
}

extension View {
  /// The view in letters that were set; those that were not are of a font.
  nonisolated package func letters(_ letters: PlatformAppearance.Letters, font: Font) -> some View {
    self.font(letters.font ?? font)
      .modifier(NodeModifier { _ in letters.color.map { [.foregroundStyle($0.paint)] } ?? [] })
  }
}
