import DSNode
public import DSView
import Foundation

/// A label with views that are shown where the group is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content

  nonisolated init(isExpanded: Binding<Bool>, label: Label, content: @escaping () -> Content) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
  }

  /// A closed group.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), label: label(), content: content)
  }

  /// A group that is open where a binding says so.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  /// The group in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(part: AnyView(label)),
        content: .init(part: content().inStyle(of: DisclosureGroupStyleConfiguration.self)),
        isExpanded: isExpanded)
    ) { configuration in
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A closed group with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: .constant(false), label: Text(titleKey), content: content)
  }

  /// A closed group with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: .constant(false), label: Text(label), content: content)
  }

  /// A group with a text that is open where a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// A group with a text of a string variable that is open where a binding says so.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(label), content: content)
  }
}

/// A disclosure group as its style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The group's views.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The group's label.
  public let label: Label
  /// The group's views.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// Draws disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The group's look.
  associatedtype Body: View
  /// A group as the style sees it.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's group: an arrow at the trailing end of the label.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}

  /// The label with its arrow, and the views below it.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.disclosureGroup(configuration) }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's group.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Draws the disclosure groups inside in a style.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
