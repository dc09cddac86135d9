import DSNode
public import DSView
public import Foundation

/// A label with a value or a control beside it.
public struct LabeledContent<Label, Content> {
  private let label: AnyView?
  private let content: AnyView?
}

extension LabeledContent: View where Label: View, Content: View {
  /// Views with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (AnyView(label()), AnyView(content()))
  }

  /// The label and the content in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(part: label?.inStyle(of: LabeledContentStyleConfiguration.self)),
        content: .init(part: content?.inStyle(of: LabeledContentStyleConfiguration.self)))
    ) { configuration in
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Views with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (AnyView(Text(titleKey)), AnyView(content()))
  }

  /// Views with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (AnyView(Text(title)), AnyView(content()))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a string beside it.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    (label, content) = (AnyView(Text(titleKey)), AnyView(Text(value)))
  }

  /// A text of a string variable with a string beside it.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (AnyView(Text(title)), AnyView(Text(value)))
  }

  /// A text with a value in a format beside it.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (AnyView(Text(titleKey)), AnyView(Text(value, format: format)))
  }

  /// A text of a string variable with a value in a format beside it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    (label, content) = (AnyView(Text(title)), AnyView(Text(value, format: format)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The view of a style's configuration, in the style around.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (AnyView(configuration.label), AnyView(configuration.content))
  }
}

/// A labelled view as its style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: ControlContent {
    let part: AnyView?
  }

  /// What the label is for.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The label.
  public let label: Label
  /// What the label is for.
  public let content: Content
}

/// Draws labelled views.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The look.
  associatedtype Body: View
  /// A labelled view as the style sees it.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look of a labelled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's labelled view: the label at the leading end, the rest at the trailing one.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}

  /// The label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    labeledRow(label: TitledLabel(part: configuration.label.part), kind: .value) { configuration.content }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's labelled view.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Draws the labelled views inside in a style.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
