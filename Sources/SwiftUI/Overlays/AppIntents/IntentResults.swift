public import DSView

/// What an action gives.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value's type.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result with words.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with another action.
public protocol OpensIntent: IntentResult {}

/// A result.
public struct IntentResultContainer<Value, OpeningIntent, SnippetView, Dialog>: @unchecked Sendable, IntentResult {
  /// The value.
  public let value: Value?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where OpeningIntent: AppIntent {}

extension IntentResult {
  /// No value.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    .init(value: nil)
  }
  /// Words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(value: nil) }
  /// A view.
  public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
    .init(value: nil)
  }
  /// Words and a view.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Never, Never, V, IntentDialog> { .init(value: nil) }
  /// A value.
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { .init(value: value) }
  /// A value and words.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { .init(value: value) }
  /// A value and a view.
  public static func result<Value: Sendable, V: View>(value: Value, view: V) -> Self
  where Self == IntentResultContainer<Value, Never, V, Never> { .init(value: value) }
  /// Another action.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> { .init(value: nil) }
}
