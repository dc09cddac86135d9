public import DSView

extension Menu where Label == Text {
  /// A menu with a text of a string variable that does something at once when it is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), actsAtOnce: true)
  }
}

extension Menu where Label == DSControls.Label<Text, Image> {
  /// A menu with a text and a symbol that does something at once when it is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: DSControls.Label(titleKey, systemImage: systemImage), content: content(), actsAtOnce: true)
  }

  /// A menu with a text of a string variable and a symbol that does something at once when it is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: DSControls.Label(title, systemImage: systemImage), content: content(), actsAtOnce: true)
  }

  /// A menu with a text and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: DSControls.Label(titleKey, image: image), content: content())
  }

  /// A menu with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: DSControls.Label(title, image: image), content: content())
  }

  /// A menu with a text and an image that does something at once when it is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: DSControls.Label(titleKey, image: image), content: content(), actsAtOnce: true)
  }

  /// A menu with a text of a string variable and an image that does something at once when it is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: DSControls.Label(title, image: image), content: content(), actsAtOnce: true)
  }
}

/// Views that a long press shows, by the deprecated name.
/// - Ignored: a picture receives no presses.
nonisolated public struct ContextMenu<MenuItems: View> {
  /// A menu of views.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
  /// Views that a long press shows, by the deprecated name.
  /// - Ignored: a picture receives no presses.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

  /// Views that a long press on what is chosen shows.
  /// - Ignored: a picture receives no presses.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}
