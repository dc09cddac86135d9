public import DSView

/// A gauge as its style sees it.
public struct GaugeStyleConfiguration {
  /// What the gauge measures.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The value in words.
  nonisolated public struct CurrentValueLabel: ControlPart {
    let part: AnyView?
  }

  /// The least value in words.
  nonisolated public struct MinimumValueLabel: ControlPart {
    let part: AnyView?
  }

  /// The greatest value in words.
  nonisolated public struct MaximumValueLabel: ControlPart {
    let part: AnyView?
  }

  /// Values that are marked.
  nonisolated public struct MarkedValueLabel: ControlPart {
    let part: AnyView?
  }

  /// How far the value is between the bounds, 0…1.
  public var value: Double
  /// What the gauge measures.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words.
  public var maximumValueLabel: MaximumValueLabel?
  /// Values that are marked.
  var markedValueLabels: MarkedValueLabel?
}

/// Draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The gauge's look.
  associatedtype Body: View
  /// A gauge as the style sees it.
  typealias Configuration = GaugeStyleConfiguration
  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
