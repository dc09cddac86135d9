import DSNode
public import DSView

/// A label with a switch that is on or off; a picture shows the binding's value.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  nonisolated(unsafe) private let label: Label

  nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    (self.isOn, self.isMixed, self.label) = (isOn, isMixed, label)
  }

  /// A switch with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// A switch for several values: on where all are, mixed where they differ.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    self.init(
      isOn: Binding {
        values.allSatisfy { $0 }
      } set: { value in
        for binding in bindings { binding.wrappedValue = value }
      }, isMixed: values.contains(true) && values.contains(false), label: label())
  }

  /// The switch in the style in force.
  @MainActor public var body: some View {
    let isOn = isOn.wrappedValue
    StyledControl(
      ToggleStyleConfiguration(label: .init(part: AnyView(label)), isOn: self.isOn, isMixed: isMixed)
    ) { configuration in
      DrawnControl { $0.toggle(configuration) }
    }
    .accessible {
      $0.role = .toggle
      $0.isOn = isMixed ? nil : isOn
      $0.value = isMixed ? "mixed" : nil
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A switch with a text for several values.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == DSControls.Label<Text, Image> {
  /// A switch with a text and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DSControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch of a style's configuration, in the style around.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
