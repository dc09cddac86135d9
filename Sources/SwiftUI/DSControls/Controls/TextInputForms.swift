import DSNode
public import DSView
public import Foundation

/// How much help the system's writing tools give.
/// - Ignored: a picture receives no keyboard input.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All they can.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a separate panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// When dictation begins.
/// - Ignored: a picture receives no keyboard input.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  /// When the reader looks at it.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When the reader chooses it.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// How a field takes dictation.
/// - Ignored: a picture receives no keyboard input.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Within the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
  /// Not at all.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

extension View {
  /// How much help the system's writing tools give.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Whether the button of the writing tools is shown.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// How the search field takes dictation.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    self
  }

  /// Whether a text can be searched.
  /// - Ignored: no text in a picture is searched.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether what is found can be replaced.
  /// - Ignored: no text in a picture is searched.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// The bar for finding in a text, where a binding says so.
  /// - Partial: the bar is not drawn; the run reports it if the binding is true.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    notDrawn(.findBar) { isPresented.wrappedValue }
  }

  /// What a suggestion of a field stands for.
  /// - Ignored: suggestions appear only during typing.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }

  /// Suggestions of a field.
  /// - Ignored: suggestions appear only during typing.
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Suggestions of a field, one for each element.
  /// - Ignored: suggestions appear only during typing.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Suggestions of a field, one for each element, identified by a part of it.
  /// - Ignored: suggestions appear only during typing.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// What a button that renames does.
  /// - Ignored: a picture receives no presses.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// What a button that renames gives the focus to.
  /// - Ignored: a picture receives no presses.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }

  /// Radio buttons side by side.
  /// - Partial: radio buttons always form a column, which the run reports.
  nonisolated public func horizontalRadioGroupLayout() -> some View { ignoring("the row of radio buttons") }

  /// Whether sliders have knobs.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumb, visibility)
  }

  /// The height of the rows of a wheel that shows nothing else.
  /// - Partial: wheels keep the platform's rows, which the run reports.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    ignoring("the height of a wheel's rows")
  }

  /// Spacing between the icon and the title of a label.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelSpacing, value)
  }

  /// Width for the icons of labels, which are centred in it; wider ones take more.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelIconWidth, value)
  }

  /// How a palette marks what is chosen.
  /// - Ignored: only palettes in menus have effects, and menus are closed.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// How a palette marks what is chosen.
/// - Ignored: only palettes in menus have effects, and menus are closed.
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String
  /// The platform's.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
  /// Not at all: the views do.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
  /// By another form of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
}
