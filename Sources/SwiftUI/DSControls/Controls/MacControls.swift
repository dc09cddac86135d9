import DSNode
public import DSView
public import Foundation

/// A round button with a question mark.
public struct HelpLink: View {
  /// A button that does something.
  nonisolated public init(action: @escaping () -> Void) {}
  /// A button that opens an address.
  nonisolated public init(destination: URL) {}

  /// The button.
  @MainActor public var body: some View {
    Button(action: {}) { DrawnControl { $0.helpMark() } }.buttonStyle(.plain).accessible { $0.label = "Help" }
  }
}

/// A small button in a bar of a Mac's window that chooses what is shown.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label, smaller than elsewhere.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.accessoryBarButton(AnyView(configuration.label), hasGround: false) }
  }
}

/// A small button in a bar of a Mac's window that does something.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label on a quiet ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.accessoryBarButton(AnyView(configuration.label), hasGround: true) }
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A small button in a bar of a Mac's window that chooses what is shown.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A small button in a bar of a Mac's window that does something.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The value that is chosen with two arrows, by the name that a Mac has for it.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// The look.
  public var _kind: _PickerKind { .menu }
}

/// A text editor in a rounded border.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// The text in its border.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.textEditor(configuration) }
      .clipShape(RoundedRectangle(cornerRadius: 5))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A text editor in a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension BorderedButtonStyle {
  /// The style with a tint, by the deprecated name.
  @available(*, unavailable, message: "only watches have it: put tint(_:) on the button")
  nonisolated public init(tint: Color) { self.init() }
}

extension BorderlessButtonMenuStyle {
  /// The style with or without an arrow, by the deprecated name.
  @available(*, deprecated, message: "use menuIndicator(_:)")
  nonisolated public init(showsMenuIndicator: Bool) { self.init() }
}

extension TextEditor {
  /// An editor of a text and of what is chosen of it.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

extension TextField where Label == Text {
  /// A field with a text as its label, and what is chosen of it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label, and what is chosen of it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField {
  /// A field with a label, and what is chosen of it.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    if let axis {
      self.init(text: text, prompt: prompt, axis: axis, label: label)
    } else {
      self.init(text: text, prompt: prompt, label: label)
    }
  }
}
