import DSNode
package import DSView
package import Foundation

/// Columns of pages, as the platform draws them.
package struct ColumnPages {
  /// A column.
  package struct Column {
    /// Its views.
    package let content: AnyView
    /// What its page says of the bars.
    package let bars: PageBars
    /// How wide it is; nil for the platform's width.
    package let width: CGFloat?
  }

  /// The columns that are shown, from the leading end; the last one takes what is left.
  package let columns: [Column]
  /// Whether the first of them is the sidebar.
  package let hasSidebar: Bool
  /// Their screen.
  package let device: DeviceScreen?
}

/// The columns of a split view that there is space for.
nonisolated struct SplitColumns: PrimitiveView {
  private let columns: [AnyView]
  private let visibility: NavigationSplitViewVisibility
  private let compact: NavigationSplitViewColumn

  init(
    _ columns: [AnyView], _ visibility: NavigationSplitViewVisibility, _ compact: NavigationSplitViewColumn
  ) {
    (self.columns, self.visibility, self.compact) = (columns, visibility, compact)
  }

  @MainActor static func _lower(_ view: SplitColumns, _ inputs: _ViewInputs) -> _ViewOutputs {
    let isMac = inputs.environment.profile == .macos26
    guard isMac || inputs.environment.horizontalSizeClass == .regular else {
      let names = view.columns.count == 2 ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
      return inputs.navigation(view.columns[names.firstIndex(of: view.compact.name) ?? 0])
    }
    var shown = Array(view.columns.indices)
    if view.visibility == .detailOnly { shown = [view.columns.count - 1] }
    if view.visibility == .doubleColumn { shown = Array(shown.suffix(2)) }
    var inner = inputs
    inner.environment.hasNavigationBar = true
    if !isMac {
      inner.environment.isInScreen = true
      inner.environment.deviceScreen = nil
    }
    let columns = shown.map { index -> ColumnPages.Column in
      var part = inner.part(index)
      if index == 0 { part.environment.isInSidebar = true }
      var (nodes, preferences) = part.collecting { part.nodes(view.columns[index]) }
      let width = preferences.value(of: ColumnWidthKey.self)
      let bars = preferences.value(of: PageBarsKey.self)
      preferences[ColumnWidthKey.self] = nil
      preferences[PageBarsKey.self] = nil
      if isMac, index == view.columns.count - 1 {
        var window = bars
        window.isWindow = true
        preferences[PageBarsKey.self] = window
      }
      inputs.handUp(preferences)
      return ColumnPages.Column(content: AnyView(NodesView(nodes)), bars: bars, width: width)
    }
    let pages = ColumnPages(
      columns: columns, hasSidebar: shown.first == 0 && shown.count > 1, device: inputs.environment.deviceScreen)
    return _ViewOutputs(inputs.nodes(DrawnControl { $0.columns(pages) }))
  }
}

private enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// The view as a column of a width.
  nonisolated func columnWidth(_ width: CGFloat) -> some View {
    modifier(
      PreferenceModifier { preferences, _ in
        preferences[ColumnWidthKey.self] = width
        return []
      })
  }
}

private enum IsInSidebarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is in the first of several columns, where lists are a sidebar's.
  package var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }
}
