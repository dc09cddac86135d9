public import DSView
import Foundation

/// Controls in blocks, as settings have them.
public struct Form<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  /// A form of controls and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      FormStyleConfiguration(content: .init(part: content.inStyle(of: FormStyleConfiguration.self)))
    ) { configuration in
      AutomaticFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// A form as its style sees it.
public struct FormStyleConfiguration {
  /// The form's controls.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The form's controls.
  public let content: Content
}

/// Draws forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The form's look.
  associatedtype Body: View
  /// A form as the style sees it.
  typealias Configuration = FormStyleConfiguration
  /// The look of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's form: blocks with round corners, on a Mac two columns.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The blocks or the columns.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformForm(content: configuration.content, isGrouped: false)
  }
}

/// A form as the platform lays it out.
nonisolated struct PlatformForm: PrimitiveView {
  let content: FormStyleConfiguration.Content
  let isGrouped: Bool

  @MainActor static func _lower(_ view: PlatformForm, _ inputs: _ViewInputs) -> _ViewOutputs {
    let context = inputs.controlDrawings?.formContext(isGrouped: view.isGrouped) ?? .list
    if context == .columns { return ColumnsForm._lower(ColumnsForm(content: view.content), inputs) }
    return List<Never, FormStyleConfiguration.Content>.lowered(
      view.content, kind: context == .list ? inputs.environment.listKind : .insetGrouped, context, inputs)
  }
}

/// Blocks with round corners.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The blocks.
  public func makeBody(configuration: Configuration) -> some View {
    PlatformForm(content: configuration.content, isGrouped: true)
  }
}

/// Labels in one column, controls in another.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The controls below one another, beside their labels.
  public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

/// A form in two columns.
nonisolated struct ColumnsForm: PrimitiveView {
  let content: FormStyleConfiguration.Content

  @MainActor static func _lower(_ view: ColumnsForm, _ inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.environment.controlContext = .columns
    let blocks = ListBlock.blocks(of: FormStyleConfiguration.Content._lower(view.content, inner))
    return DrawnControl._lower(DrawnControl { $0.columnsForm(blocks) }, inputs)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's form.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Blocks with round corners.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Draws the forms inside in a style.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
