package import DSGeometry
package import DSNode

/// A device's screen: its size in points, and what of it the status bar, the home indicator and the corners take.
package struct DeviceScreen: Hashable, Sendable {
  /// The size as it is held.
  package let size: Size
  /// The insets of the safe area.
  package let insets: DSGeometry.EdgeInsets

  /// A screen.
  package init(size: Size, insets: DSGeometry.EdgeInsets) { (self.size, self.insets) = (size, insets) }
}

private enum DeviceScreenKey: EnvironmentKey { static let defaultValue: DeviceScreen? = nil }
private enum IsInScreenKey: EnvironmentKey { static let defaultValue = false }
private enum IsBelowLargeTitleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The screen of a view that fills it; nil if there is none, or if a view around has kept out of its insets.
  package var deviceScreen: DeviceScreen? {
    get { self[DeviceScreenKey.self] }
    set { self[DeviceScreenKey.self] = newValue }
  }

  /// Whether the view is a part of a screen with bars: grounds reach under them then, and rows of lists too.
  package var isInScreen: Bool {
    get { self[IsInScreenKey.self] }
    set { (self[IsInScreenKey.self], self[IsInSafeArea.self]) = (newValue, newValue || self[IsInSafeArea.self]) }
  }

  /// Whether the view is a scroll view that begins at the large title of its page.
  package var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }

  /// For the content of a scroll view: bars do not cover it.
  mutating func leaveScreen() {
    guard self[IsInSafeArea.self] else { return }
    (self[IsInScreenKey.self], self[IsInSafeArea.self]) = (false, false)
  }
}

extension View {
  /// The view in the middle of all the space there is; its content keeps out of safe areas itself.
  /// - Parameters:
  ///   - insets: further insets.
  ///   - screen: the size of the screen that the insets belong to; nil if they always hold.
  nonisolated package func fillingScreen(
    _ insets: DSGeometry.EdgeInsets = .init(), screen: Size? = nil
  ) -> some View {
    modifier(
      NodeModifier { inputs in
        [.safeArea(SafeAreaNode(insets, fills: true, screen: screen, mark: LayoutMark(id: inputs.place())), [])]
      })
  }
}

/// Draws everything around the whole view: what comes up over it, and what its window has.
@MainActor
package protocol ScreenDrawing: AnyObject {
  /// The nodes of the whole view with those around them, as the preferences that they hand up determine.
  func screen(around nodes: [DSNode], _ preferences: PreferenceStore, _ inputs: _ViewInputs) -> [DSNode]
}
