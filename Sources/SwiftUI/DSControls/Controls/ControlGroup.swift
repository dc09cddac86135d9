import DSNode
public import DSView
import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  /// Controls side by side.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls side by side with a label, which is for assistive technology.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls side by side with a text, which is for assistive technology.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// The controls in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(part: content.inStyle(of: ControlGroupStyleConfiguration.self)), label: .init(part: nil))
    ) { configuration in
      NavigationControlGroupStyle().makeBody(configuration: configuration)
    }
    .accessible { $0.role = .group }
  }
}

/// The controls of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls.
  public var body: some View { content }
}

/// A control group as its style sees it.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The group's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The controls.
  public let content: Content
  /// The group's label.
  public let label: Label
}

/// Draws control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The group's look.
  associatedtype Body: View
  /// A group as the style sees it.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's group: controls on one quiet ground.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The controls on their ground.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Controls on one quiet ground.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The controls on their ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.controlGroup(configuration) }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's group.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls on one quiet ground.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Draws the control groups inside in a style.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
