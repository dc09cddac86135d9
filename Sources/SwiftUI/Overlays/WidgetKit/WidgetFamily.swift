public import DSView
public import Foundation

/// A size and a shape of widgets.
@frozen
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The case's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size in points on a phone of 393 × 852 points; the extra large one's on a tablet of 1024 × 1366.
  ///
  /// Source: the tables of Apple's Human Interface Guidelines, "Widgets: Specifications".
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 795, height: 378.5)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether it lies on the home screen, and not beside the clock.
  var isSystem: Bool { rawValue <= WidgetFamily.systemExtraLarge.rawValue }
}

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The mode's name.
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a picture is shown where a widget has two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private enum WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }

extension EnvironmentValues {
  /// The family of the widget that a view is in.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the colours of the widget are shown.
  /// - Partial: views can read it; widgets are drawn in their own colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the ground of the widget is shown.
  public var showsWidgetContainerBackground: Bool { widgetFamily.isSystem }

  /// The distances that content keeps from the widget's edges.
  public var widgetContentMargins: EdgeInsets { widgetMargins ?? EdgeInsets() }
}

extension ContainerBackgroundPlacement {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Opens an address where a widget is touched.
  /// - Ignored: a picture cannot be touched.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Marks a view that takes the accent where a widget has two colours.
  /// - Ignored: widgets are drawn in their own colours.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Words beside a widget at the edge of a watch.
  /// - Ignored: there is no watch.
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

  /// The ground of an activity beside the clock.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTint.self, value: color)
  }

  /// The colour of the words of an activity's buttons.
  /// - Ignored: the buttons are the system's.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
  /// How the picture is shown where a widget has two colours.
  /// - Ignored: widgets are drawn in their own colours.
  nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}

/// The ground that a view beside the clock asks for.
enum ActivityTint: PreferenceKey {
  static let defaultValue: Color? = nil
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
