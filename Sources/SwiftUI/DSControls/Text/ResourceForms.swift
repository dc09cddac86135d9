public import DSView
public import Foundation

// Forms of views and modifiers that take their title as a resource of translations.

extension Button where Label == Text {
  /// A button with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button of a role with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == DSControls.Label<Text, Image> {
  /// A button with a symbol and a text of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { DSControls.Label(titleResource, systemImage: systemImage) }
  }

  /// A button of a role with a symbol and a text of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DSControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text of a resource beside a symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A text of a resource beside an asset.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == DSControls.Label<Text, Image> {
  /// A toggle with a symbol and a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension TextField where Label == Text {
  /// A field with a title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// A field for secrets with a title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// A picker with a title of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title of a resource.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section under a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// A box under a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group that opens under a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group under a text of a resource that is open where a binding says so.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// A menu with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == DSControls.Label<Text, Image> {
  /// A menu with a symbol and a text of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DSControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension ContentUnavailableView
where Label == DSControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text of a resource below a symbol, with a description.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { DSControls.Label(title, systemImage: name) }, description: { description })
  }

  /// A text of a resource below an asset, with a description.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { DSControls.Label(title, image: name) }, description: { description })
  }
}

extension Link where Label == Text {
  /// A link with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a text of a resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A sign of work under way, with a text of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init { Text(titleResource) }
  }
}

extension View {
  /// The title of what is inside, of a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// A number or word beside a row, of a resource.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
}
