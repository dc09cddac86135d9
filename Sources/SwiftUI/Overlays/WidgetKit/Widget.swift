public import DSView
import Foundation

/// A widget.
@MainActor @preconcurrency
public protocol Widget {
  /// What the widget is made of.
  associatedtype Body: WidgetConfiguration
  /// What the widget is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// A widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Begins the widget's program, which does nothing.
  public static func main() {}
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Several widgets.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Begins the widgets' program, which does nothing.
  public static func main() {}
}

/// Collects widgets.
@resultBuilder
public enum WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<W: Widget>(_ widget: W) -> _WidgetGroup { _WidgetGroup() }
  /// Several widgets.
  public static func buildBlock(_ groups: _WidgetGroup...) -> _WidgetGroup { _WidgetGroup() }
  /// Widgets under a condition.
  public static func buildOptional(_ group: _WidgetGroup?) -> _WidgetGroup { _WidgetGroup() }
  /// Some of several widgets.
  public static func buildEither(first group: _WidgetGroup) -> _WidgetGroup { group }
  /// Some of several widgets.
  public static func buildEither(second group: _WidgetGroup) -> _WidgetGroup { group }
  /// Widgets that not all systems have.
  public static func buildLimitedAvailability(_ group: _WidgetGroup) -> _WidgetGroup { group }
}

/// Several widgets; they are not kept, because a preview names its own.
@MainActor @preconcurrency
public struct _WidgetGroup: Widget {
  /// No widget.
  public nonisolated init() {}
  /// Nothing.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// What the configuration is made of.
  associatedtype Body: WidgetConfiguration
  /// What the configuration is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// What a preview draws.
  @MainActor var _drawing: _WidgetDrawing { get }
}

extension WidgetConfiguration {
  /// What the body draws.
  @MainActor public var _drawing: _WidgetDrawing { body._drawing }
}

extension Never: WidgetConfiguration {}

/// What a preview draws of a widget.
@MainActor
public struct _WidgetDrawing {
  /// The view of an entry, or of what is known of an activity; nil for those of other widgets.
  var content: @MainActor (Any) -> AnyView? = { _ in nil }
  /// The parts beside a phone's camera.
  var island: @MainActor (Any) -> DynamicIsland? = { _ in nil }
  var hasMargins = true

  /// Nothing.
  nonisolated init() {}
}

/// A configuration that draws by itself.
@MainActor
public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
  /// Never called: the configuration has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No widget.
public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
  /// No widget.
  public nonisolated init() {}
  /// Nothing.
  public var _drawing: _WidgetDrawing { _WidgetDrawing() }
}

/// A widget that its user cannot configure.
public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
  /// What a preview draws.
  public let _drawing: _WidgetDrawing

  /// A widget that shows the entries of a provider.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) { _drawing = .entries(of: Provider.Entry.self, content) }
}

/// A widget that its user can configure by an intent of an older kind.
public struct IntentConfiguration<Intent, Content: View>: _PrimitiveWidgetConfiguration {
  /// What a preview draws.
  public let _drawing: _WidgetDrawing

  /// A widget that shows the entries of a provider.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { _drawing = .entries(of: Provider.Entry.self, content) }
}

extension _WidgetDrawing {
  /// What draws entries of a type.
  static func entries<Entry, Content: View>(of type: Entry.Type, _ content: @escaping @MainActor (Entry) -> Content)
    -> _WidgetDrawing
  {
    var drawing = _WidgetDrawing()
    drawing.content = { value in (value as? Entry).map { AnyView(content($0)) } }
    return drawing
  }
}

/// A configuration that differs a little from another.
struct ChangedConfiguration: _PrimitiveWidgetConfiguration {
  let _drawing: _WidgetDrawing
}

extension WidgetConfiguration {
  /// The widget's name in the gallery.
  /// - Ignored: there is no gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// The widget's name in the gallery.
  /// - Ignored: there is no gallery.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// The widget's name in the gallery.
  /// - Ignored: there is no gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// What the gallery says about the widget.
  /// - Ignored: there is no gallery.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What the gallery says about the widget.
  /// - Ignored: there is no gallery.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What the gallery says about the widget.
  /// - Ignored: there is no gallery.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// The families that the widget has.
  /// - Ignored: a preview names the family that it is drawn in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Lets content reach to the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    var drawing = _drawing
    drawing.hasMargins = false
    return ChangedConfiguration(_drawing: drawing)
  }
  /// Whether the widget can do without its ground.
  /// - Ignored: the ground is drawn.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Receives the events of loading while the program is not shown.
  /// - Ignored: nothing is loaded.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
