import DSNode
public import DSView
public import Foundation

/// How far a task has come; a picture shows one moment.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: AnyView?
  private let currentValueLabel: AnyView?

  nonisolated init(fraction: Double?, label: AnyView?, currentValueLabel: AnyView?) {
    self.fraction = fraction.map { min(1, max(0, $0.isFinite ? $0 : 0)) }
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
  }

  /// The task in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(part: $0) },
        currentValueLabel: currentValueLabel.map { .init(part: $0) })
    ) { configuration in
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
    .accessible {
      $0.role = .progress
      $0.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task of unknown length.
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// A task of unknown length with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: AnyView(label()), currentValueLabel: nil)
  }

  /// A task of unknown length with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  /// A task of unknown length with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// A task that has come to a value out of a total; nil for unknown.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
  }

  /// A task with a label that has come to a value out of a total; nil for unknown.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: AnyView(label()), currentValueLabel: nil)
  }

  /// A task with a text that has come to a value out of a total; nil for unknown.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A task with a text of a string variable that has come to a value out of a total; nil for unknown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// A task with labels that has come to a value out of a total; nil for unknown.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// The progress of an object of Foundation.
  nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }

  /// The progress of a span of time with labels.
  /// - Partial: the span's beginning is shown, since a picture has no clock.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: AnyView(label()), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// The task of a style's configuration, in the style around.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label.map { AnyView($0) },
      currentValueLabel: configuration.currentValueLabel.map { AnyView($0) })
  }

  /// The progress of a span of time with a label; the time that is left is below the bar.
  /// - Partial: the span's beginning is shown, since a picture has no clock.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// The progress of a span of time; the time that is left is below the bar.
  /// - Partial: the span's beginning is shown, since a picture has no clock.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      fraction: countsDown ? 1 : 0, label: nil,
      currentValueLabel: AnyView(DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)))
  }
}

/// The time that is left of a span, or that has passed.
/// - Partial: the span's beginning is shown, since a picture has no clock.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    (self.interval, self.countsDown) = (interval, countsDown)
  }

  /// The label outside of a progress view: no time.
  nonisolated public init() { self.init(interval: Date.distantPast...Date.distantPast, countsDown: false) }

  /// The time as a clock shows it.
  @MainActor public var body: some View {
    Text(timerInterval: interval, pauseTime: interval.lowerBound, countsDown: countsDown)
  }
}
