public import DSView
import Foundation

/// Draws a view in the size of a family of widgets.
public struct WidgetPreviewContext: PreviewContext, FramingPreviewContext {
  private let family: WidgetFamily

  /// The frame of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The value of a key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  package func framed(_ view: AnyView) -> AnyView {
    AnyView(WidgetFrame(family: family, hasMargins: true, content: view))
  }
}

/// A widget to look at, once for each of some entries; `dsrender` makes a scenario of it.
/// - Partial: the entries are drawn below one another in one picture.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "DSMacros", type: "WidgetKitPreviewMacro")

/// A widget to look at, with the entries of a provider; `dsrender` makes a scenario of it.
/// - Partial: the provider's placeholder is drawn.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "DSMacros", type: "WidgetKitPreviewMacro")

/// Collects the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// All entries.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  /// Entries under a condition.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  /// Some of several entries.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Some of several entries.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

extension __AnyPreview {
  /// A preview of a widget with entries.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      WidgetTimeline(family: family, drawing: widget().body._drawing, entries: timeline())
    }
  }

  /// A preview of a widget with the entries of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      WidgetTimeline(
        family: family, drawing: widget().body._drawing,
        entries: [timelineProvider().placeholder(in: TimelineProviderContext(family: family))])
    }
  }
}

/// The entries of a widget below one another.
struct WidgetTimeline: View {
  let family: WidgetFamily
  let drawing: _WidgetDrawing
  let entries: [Any]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<entries.count, id: \.self) { index in
        WidgetFrame(
          family: family, hasMargins: drawing.hasMargins,
          content: drawing.content(entries[index]) ?? AnyView(EmptyView()))
      }
    }
  }
}

/// The ground of a widget beside the clock.
public struct AccessoryWidgetBackground: View {
  /// The ground.
  public init() {}
  /// A veil in the shape of the widget.
  public var body: some View { ContainerRelativeShape().fill(Color.primary.opacity(0.12)) }
}
