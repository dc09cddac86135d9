public import DSView

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A page of a value with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()),
      label: AnyView(DSControls.Label(titleKey, systemImage: systemImage)))
  }

  /// A page of a value with a text and a symbol for a purpose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()),
      label: AnyView(DSControls.Label(titleKey, systemImage: systemImage)), role: role)
  }

  /// A page of a value with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()),
      label: AnyView(DSControls.Label(title, systemImage: systemImage)))
  }

  /// A page of a value with a text of a string variable and a symbol for a purpose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()),
      label: AnyView(DSControls.Label(title, systemImage: systemImage)), role: role)
  }

  /// A page of a value with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, image: image)))
  }

  /// A page of a value with a text and an image for a purpose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, image: image)),
      role: role)
  }

  /// A page of a value with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()), label: AnyView(DSControls.Label(title, image: image)))
  }

  /// A page of a value with a text of a string variable and an image for a purpose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), page: AnyView(content()), label: AnyView(DSControls.Label(title, image: image)),
      role: role)
  }

  /// A page of a value without a label.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), page: AnyView(content()), label: AnyView(EmptyView()))
  }

  /// A page of a value without a label for a purpose.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), page: AnyView(content()), label: AnyView(EmptyView()), role: role)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A page of a value with a label.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), page: AnyView(content()), label: AnyView(label()))
  }

  /// A page of a value with a label for a purpose.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), page: AnyView(content()), label: AnyView(label()), role: role)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A page with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, systemImage: systemImage)))
  }

  /// A page with a text and a symbol for a purpose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, systemImage: systemImage)),
      role: role)
  }

  /// A page with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(title, systemImage: systemImage)))
  }

  /// A page with a text of a string variable and a symbol for a purpose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(title, systemImage: systemImage)),
      role: role)
  }

  /// A page with a text and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, image: image)))
  }

  /// A page with a text and an image for a purpose.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(titleKey, image: image)), role: role)
  }

  /// A page with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(title, image: image)))
  }

  /// A page with a text of a string variable and an image for a purpose.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(DSControls.Label(title, image: image)), role: role)
  }

  /// A page without a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(EmptyView()))
  }

  /// A page without a label for a purpose.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(EmptyView()), role: role)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A page with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(label()))
  }

  /// A page with a label for a purpose.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, page: AnyView(content()), label: AnyView(label()), role: role)
  }
}
