public import DSView
public import Foundation

/// What is on an axis.
public protocol AxisContent {}
/// A mark of an axis.
public protocol AxisMark {}

/// Which values of an axis have marks.
public struct AxisMarkValues: Sendable {
  init() {}
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { .init() }
  public static func stride(by stepSize: Double) -> AxisMarkValues { .init() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { .init() }
}

/// A value of an axis.
public struct AxisValue {
  init() {}
  public var index: Int { 0 }
  public var count: Int { 0 }
  public func `as`<Value: Plottable>(_ valueType: Value.Type = Value.self) -> Value? { nil }
}

/// Where the marks of an axis are.
public struct AxisMarkPosition: Sendable {
  init() {}
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}

/// How the marks of an axis are laid out.
public struct AxisMarkPreset: Sendable {
  init() {}
  public static let automatic = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> [any AxisMark]
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> [any AxisMark]
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> [any AxisMark]
  ) {}
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

/// A line across a chart.
public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis.
public struct AxisTick: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// The words of a value at an axis.
public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) {}
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  public init(_ labelKey: LocalizedStringKey, centered: Bool? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, centered: Bool? = nil) {}
  public init<C: View>(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> C) {}
}

/// What becomes of words at an axis that do not fit.
public struct AxisValueLabelCollisionResolution: Sendable {
  init() {}
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// Collects the marks of a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// A mark.
  public static func buildExpression(_ mark: any AxisMark) -> [any AxisMark] { [mark] }
  /// All marks.
  public static func buildBlock(_ marks: [any AxisMark]...) -> [any AxisMark] { marks.flatMap { $0 } }
  /// Marks under a condition.
  public static func buildOptional(_ marks: [any AxisMark]?) -> [any AxisMark] { marks ?? [] }
  /// Some of several marks.
  public static func buildEither(first marks: [any AxisMark]) -> [any AxisMark] { marks }
  /// Some of several marks.
  public static func buildEither(second marks: [any AxisMark]) -> [any AxisMark] { marks }
}

/// Collects what is on an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// A part of an axis.
  public static func buildExpression(_ content: any AxisContent) -> [any AxisContent] { [content] }
  /// All parts.
  public static func buildBlock(_ content: [any AxisContent]...) -> [any AxisContent] { content.flatMap { $0 } }
  /// Parts under a condition.
  public static func buildOptional(_ content: [any AxisContent]?) -> [any AxisContent] { content ?? [] }
  /// Some of several parts.
  public static func buildEither(first content: [any AxisContent]) -> [any AxisContent] { content }
  /// Some of several parts.
  public static func buildEither(second content: [any AxisContent]) -> [any AxisContent] { content }
}
