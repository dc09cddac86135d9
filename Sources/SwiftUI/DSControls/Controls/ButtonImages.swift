public import DSView

extension Button where Label == DSControls.Label<Text, Image> {
  /// A button with a text and an image by its name.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// A button with a text of a string variable and an image by its name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, action: @escaping @MainActor () -> Void) {
    self.init(title, image: image, role: nil, action: action)
  }

  /// A button with a role, a text and an image by its name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DSControls.Label(titleKey, image: image) }
  }

  /// A button with a role, a text of a string variable and an image by its name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DSControls.Label(title, image: image) }
  }

  /// A button with a text and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
  {
    self.init(titleKey, image: image, role: nil, action: action)
  }

  /// A button with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  {
    self.init(title, image: image, role: nil, action: action)
  }

  /// A button with a role, a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DSControls.Label(titleKey, image: image) }
  }

  /// A button with a role, a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DSControls.Label(title, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text beside an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A text beside an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
