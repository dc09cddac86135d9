import DSNode
public import DSView
public import Foundation

/// A long text that can be changed; it takes all the space there is.
public struct TextEditor: View {
  private let text: Text

  /// An editor of a text.
  nonisolated public init(text: Binding<String>) { self.text = Text(verbatim: text.wrappedValue) }

  /// An editor of a text with attributes.
  nonisolated public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = Text(text.wrappedValue)
  }

  /// The text from the top.
  @MainActor public var body: some View {
    StyledControl(TextEditorStyleConfiguration(text: text)) { configuration in
      DrawnControl { $0.textEditor(configuration) }
    }
    .accessible {
      $0.role = .textField
      let spoken: String = text.spoken
      $0.value = spoken.isEmpty ? nil : spoken
    }
  }
}

/// A text editor as its style sees it.
public struct TextEditorStyleConfiguration {
  package let text: Text
}

/// Draws text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The editor's look.
  associatedtype Body: View
  /// An editor as the style sees it.
  typealias Configuration = TextEditorStyleConfiguration
  /// The look of an editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's editor.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// The text on the platform's ground.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.textEditor(configuration) } }
}

/// An editor without a ground.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  public init() {}
  /// The text.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.textEditor(configuration) }.scrollContentBackground(.hidden)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's editor.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a ground.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Draws the text editors inside in a style.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
