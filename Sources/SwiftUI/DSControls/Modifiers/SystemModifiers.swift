public import DSView

extension View {
  /// The value that the view stands for in a picker, a list or a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self.tag(tag, includeOptional: true) }

  /// Whether controls inside show their labels.
  /// - Partial: `automatic` shows the labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden)
  }

  /// Keeps the view out of pictures of the screen.
  /// - Ignored: dsrender captures no screen.
  nonisolated public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }

  /// A name under which a system learns how a view is used.
  /// - Ignored: a picture is not used interactively.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Whether the system's own marks lie over the app.
  /// - Ignored: pictures of components have no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Whether the screen's status bar is shown.
  /// - Ignored: a picture of a component has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether the screen's status bar is shown, by its deprecated name.
  /// - Ignored: a picture of a component has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}

/// The colour scheme that a view asks its window for.
/// - Partial: `preferredColorScheme(_:)` holds for its view and does not set the preference.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// A colour scheme; nil for none.
  public typealias Value = ColorScheme?
  /// None.
  public static var defaultValue: ColorScheme? { nil }

  /// The first scheme that is asked for.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
