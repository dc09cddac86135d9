public import DSView

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// What the task is.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// How far the task has come, in words.
  nonisolated public struct CurrentValueLabel: ControlPart {
    let part: AnyView?
  }

  /// How far the task has come, 0…1; nil if that is not known.
  public let fractionCompleted: Double?
  /// What the task is.
  public var label: Label?
  /// How far the task has come, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// Draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The progress view's look.
  associatedtype Body: View
  /// A progress view as the style sees it.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's progress view: a bar where the length is known, else a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// A bar or a spinner.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view with a bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style with a colour of the bar.
  public init(tint: Color) { self.tint = tint }

  /// The labels and the bar.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.linearProgress(configuration, tint: tint) }
  }
}

/// A progress view with a spinner, or with a ring where the length is known.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style with a colour of the spinner.
  public init(tint: Color) { self.tint = tint }

  /// The spinner and the labels.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.circularProgress(configuration, tint: tint) }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's progress view.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view with a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view with a spinner or a ring.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Draws the progress views inside in a style.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
