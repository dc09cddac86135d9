public import DSView
import Foundation

/// Draws text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The field's look.
  associatedtype _Body: View
  /// The field as its style sees it.
  typealias _Configuration = TextField<_Label>
  /// The label of a field as its style sees it.
  typealias _Label = _TextFieldStyleLabel
  /// The look of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field as its style sees it.
nonisolated public struct _TextFieldStyleLabel: ControlPart {
  let part: AnyView?
}

/// The platform's field: its text alone, on a Mac in a border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View {
    DrawnControl { $0.field(AnyView(configuration)) }
  }
}

/// A field without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field in a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    DrawnControl { $0.fieldBorder(around: AnyView(configuration), isSquare: false) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's field.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Draws the text fields inside in a style.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        let outer = values.fieldDrawing
        values.fieldDrawing = { field in
          AnyView(
            style._body(configuration: TextField(drawn: field))
              .modifier(EnvironmentModifier { $0.fieldDrawing = outer }))
        }
      })
  }
}

enum FieldDrawingKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (@MainActor (AnyView) -> AnyView)? = nil
}

extension EnvironmentValues {
  /// Draws a text field whose text is drawn already; nil for the platform's.
  var fieldDrawing: (@MainActor (AnyView) -> AnyView)? {
    get { self[FieldDrawingKey.self] }
    set { self[FieldDrawingKey.self] = newValue }
  }
}
