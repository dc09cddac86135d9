public import DSView
import Foundation

/// A button that switches a list to editing.
public struct EditButton: View {
  /// The button.
  nonisolated public init() {}
  /// A button with the word "Edit".
  @MainActor public var body: some View { Button(action: {}) { Text(verbatim: "Edit") } }
}

/// A button that renames what is chosen.
public struct RenameButton<Label: View>: View {
  /// The button.
  nonisolated public init() where Label == DSControls.Label<Text, Image> {}
  /// A button with the word "Rename".
  @MainActor public var body: some View { Button(action: {}) { Text(verbatim: "Rename") } }
}

/// A button that pastes.
/// - Partial: the word is drawn without Apple's symbol.
public struct PasteButton: View {
  /// A button that pastes texts or other values.
  nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// A button with the word "Paste" on a ground of the tint.
  @MainActor public var body: some View {
    Button(action: {}) { Text(verbatim: "Paste") }.buttonStyle(.borderedProminent)
  }
}

/// A sentence where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  /// A label with a description and buttons below it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The parts below one another in the middle of the space there is.
  @MainActor public var body: some View {
    DrawnControl {
      $0.contentUnavailable(label: AnyView(label), description: AnyView(description), actions: AnyView(actions))
    }
  }
}

extension ContentUnavailableView
where Label == DSControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text below a symbol, with a description.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      DSControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A text of a string variable below a symbol, with a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      DSControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
