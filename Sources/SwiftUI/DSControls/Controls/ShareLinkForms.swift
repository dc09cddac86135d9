public import DSView

/// How something looks while it is shared.
/// - Ignored: a picture shares nothing.
nonisolated public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  /// A text alone.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self = SharePreview()
  }

  /// A text alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self = SharePreview()
  }
}

extension SharePreview where Icon == Never {
  /// A text with an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
    self = SharePreview()
  }

  /// A text with an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
    self = SharePreview()
  }
}

extension SharePreview where Image == Never {
  /// A text with an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self = SharePreview()
  }

  /// A text with an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self = SharePreview()
  }
}

extension SharePreview {
  /// A text with an image and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self = SharePreview()
  }

  /// A text with an image and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self = SharePreview()
  }
}

extension ShareLink {
  /// A button with a label that shares something, with how it looks.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label: label())
  }

  /// A button with a label that shares several things, with how they look.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button that shares something, with how it looks.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: nil))
  }

  /// A button that shares several things, with how they look.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: nil))
  }

  /// A button with a text that shares something, with how it looks.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a text of a string variable that shares something, with how it looks.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button with a text that shares several things, with how they look.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a text of a string variable that shares several things, with how they look.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares several things.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: nil))
  }

  /// A button with a text that shares several things.
  nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a text of a string variable that shares several things.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}
