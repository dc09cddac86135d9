import DSNode
public import DSView
public import Foundation

/// A label that leads to an address.
public struct Link<Label: View>: View {
  private let destination: URL
  nonisolated(unsafe) private let label: Label

  /// A link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The label as a button.
  @MainActor public var body: some View {
    var button = Button(action: {}) { label }
    button.ground = .link
    return button.accessible { $0.role = .link }
  }
}

extension Link where Label == Text {
  /// A link with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that shares something.
/// - Partial: the label "Share…" has a drawn arrow instead of Apple's symbol.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  nonisolated(unsafe) private let label: Label

  nonisolated init(label: Label) { self.label = label }

  /// The label as a button.
  @MainActor public var body: some View { Button(action: {}) { label } }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// An arrow out of a box beside a text.
  @MainActor public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      DrawnControl { $0.shareIcon() }
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label that shares a string or an address.
  nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I> {
    self.init(label: label())
  }

  /// A button with a label that shares several things.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares a string or an address.
  nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: nil))
  }

  /// A button with a text that shares a string or an address.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button with a text of a string variable that shares a string or an address.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }
}
