public import DSView
import Foundation

// For sources that offer actions to Siri, Shortcuts and widgets: none is performed.

/// An action.
/// - Partial: a value; nothing performs it.
public protocol AppIntent: Sendable {
  /// What the action gives.
  associatedtype PerformResult: IntentResult
  /// The sentence that says what is done.
  associatedtype SummaryContent: ParameterSummary
  /// The name for people.
  static var title: LocalizedStringResource { get }
  /// What is done, in more words.
  static var description: IntentDescription? { get }
  /// Whether the program is opened first.
  static var openAppWhenRun: Bool { get }
  /// Whether people find the action by themselves.
  static var isDiscoverable: Bool { get }
  /// The sentence that says what is done.
  static var parameterSummary: SummaryContent { get }
  /// Does what the action is for.
  func perform() async throws -> PerformResult
  /// The action with the values that its parameters begin with.
  init()
}

extension AppIntent {
  /// A parameter of an action.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// None.
  public static var description: IntentDescription? { nil }
  /// No.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
  /// The sentence without words.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }
}

/// The choices of a widget's user.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An action of an activity beside the clock.
public protocol LiveActivityIntent: AppIntent {}
/// An action that plays something.
public protocol AudioPlaybackIntent: AppIntent {}
/// An action that opens something.
public protocol OpenIntent: AppIntent {
  /// What is opened.
  associatedtype Target
  /// What is opened.
  var target: Target { get set }
}

/// What an action does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  /// Words.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }
  /// Words.
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

/// What Siri says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  /// Words.
  public init(_ full: LocalizedStringResource) { self.full = full }
  /// Words, and fewer of them.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
  /// Words.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

/// A parameter of an action.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  /// A parameter.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) { value = defaultValue }

  /// A parameter whose values a provider lists.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { value = defaultValue }

  /// A parameter within limits.
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
  ) { value = defaultValue }

  /// The value; nothing asks for one, so that an optional one without a value is nil.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      guard let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
        fatalError("a parameter of the type \(Value.self) has no value")
      }
      return empty
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

/// Lists values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype Result
  /// The values.
  func results() async throws -> Result
}

/// A sentence that says what an action does.
public protocol ParameterSummary: Sendable {}

/// A sentence with parameters of an action.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A sentence.
  public init(_ text: IntentParameterSummaryString<Intent>) {}
  /// A sentence, and the parameters that it does not have.
  public init(_ text: IntentParameterSummaryString<Intent>, @Builder _ parameters: () -> [PartialKeyPath<Intent>]) {}

  /// Collects parameters.
  @resultBuilder
  public enum Builder {
    /// A parameter.
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>)
      -> [PartialKeyPath<Intent>]
    { [path] }
    /// All parameters.
    public static func buildBlock(_ paths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
      paths.flatMap { $0 }
    }
  }
}

/// The words of a sentence, with parameters between them.
public struct IntentParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Words.
  public init(stringLiteral value: String) {}
  /// Words with parameters between them.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects words and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// No words.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public mutating func appendLiteral(_ literal: String) {}
    /// A parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
