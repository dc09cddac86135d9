public import DSView

extension Toggle where Label == Text {
  /// A switch with a text of a string variable for several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == DSControls.Label<Text, Image> {
  /// A switch with a text and an image by its name.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(titleKey, image: image) }
  }

  /// A switch with a text of a string variable and an image by its name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(title, image: image) }
  }

  /// A switch with a text and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(titleKey, image: image) }
  }

  /// A switch with a text of a string variable and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(title, image: image) }
  }

  /// A switch with a text and a symbol for several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DSControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a text of a string variable and a symbol for several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DSControls.Label(title, systemImage: systemImage) }
  }

  /// A switch with a text and an image for several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DSControls.Label(titleKey, image: image) }
  }

  /// A switch with a text of a string variable and an image for several values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { DSControls.Label(title, image: image) }
  }
}
