import DSGeometry
import DSNode
package import Foundation

/// The surroundings of a control, for looks that depend on them.
package enum ControlContext: Hashable {
  case plain, list, menu, columns
  /// The rows of a form that is no list, as on a Mac.
  case form
  /// A bar of a page: labels show their icons.
  case bar
  /// The answers of a question: the platform draws what is behind them.
  case question

  /// Whether the labels of controls are in a separate place.
  package var hasLabels: Bool { self == .columns || self == .form }
}

enum ControlContextKey: EnvironmentKey { static let defaultValue = ControlContext.plain }
enum IsTintedKey: EnvironmentKey { static let defaultValue = false }
enum HasForegroundKey: EnvironmentKey { static let defaultValue = false }
enum TintGradientKey: EnvironmentKey { static let defaultValue: Gradient? = nil }
enum BadgeKey: EnvironmentKey { static let defaultValue: Text? = nil }
enum HasWheelBandKey: EnvironmentKey { static let defaultValue = true }
enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
enum LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
enum LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
enum TintsLabelIconsKey: EnvironmentKey { static let defaultValue = true }
enum LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// The kind of container that controls are drawn in.
  package var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }

  /// The spacing between the icon and the title of labels; nil for the platform's.
  package var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }

  /// The minimum width of icons of labels; nil for as much as they take.
  package var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }

  /// Whether icons of labels in lists have the tint; those of buttons have the button's colour.
  package var tintsLabelIcons: Bool {
    get { self[TintsLabelIconsKey.self] }
    set { self[TintsLabelIconsKey.self] = newValue }
  }

  /// Whether links have an arrow in lists.
  package var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }

  /// Whether a view around set a tint; some controls have a default colour without one.
  package var isTinted: Bool {
    get { self[IsTintedKey.self] }
    set { self[IsTintedKey.self] = newValue }
  }

  /// Whether a view around set a foreground style; buttons have that instead of the tint.
  package var hasForeground: Bool {
    get { self[HasForegroundKey.self] }
    set { self[HasForegroundKey.self] = newValue }
  }

  /// The tint where it is a gradient without a direction: gauges give it one.
  package var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// The text at the trailing end of the row around, for rows that put something after it.
  package var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }

  /// Whether a wheel has a separate ground; several side by side share one.
  package var hasWheelBand: Bool {
    get { self[HasWheelBandKey.self] }
    set { self[HasWheelBandKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// Whether menus have an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// The shape of buttons with a ground.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether lines run from right to left.
  package var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension View {
  /// The view; in a list the line below it begins at its edge, not at a text inside.
  nonisolated package func linesAtEdge() -> some View {
    modified(.alignmentGuide(.horizontal(.listRowSeparatorLeading), .points(.literal(0))))
  }

  /// The controls inside without their labels, which stay for assistive technology.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// How much space the controls inside take.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// How much space the controls inside take: the nearest size of a range.
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      if !range.contains(size) { size = ControlSize.allCases.first { range.contains($0) } ?? size }
    }
  }

  /// Whether the menus inside have an arrow.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// The shape of the buttons with a ground inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// How much the headers of the sections inside stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension ControlSize: Comparable {
  /// From mini to extra large.
  public static func < (a: ControlSize, b: ControlSize) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
