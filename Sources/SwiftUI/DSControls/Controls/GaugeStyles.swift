public import DSView

/// The platform's gauge: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .linearCapacity) }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's gauge: a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar, filled up to the value, with the label above it.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .linearCapacity) }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar, filled up to the value, with the label above it.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .accessoryLinear) }
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar, filled up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .accessoryLinearCapacity) }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar, filled up to the value.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// An open ring with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .accessoryCircular) }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A closed ring, filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.gauge(configuration, kind: .accessoryCircularCapacity) }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring, filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Draws the gauges inside in a style.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}

/// The looks that gauges have.
package enum GaugeKind {
  case linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular, accessoryCircularCapacity
}
