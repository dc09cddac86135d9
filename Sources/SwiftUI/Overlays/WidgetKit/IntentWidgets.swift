public import AppIntents
public import DSView

/// Gives a widget that its user can configure its entries.
public protocol AppIntentTimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// What the user has chosen.
  associatedtype Intent: WidgetConfigurationIntent
  /// The circumstances.
  typealias Context = TimelineProviderContext
  /// An entry while there is no other.
  func placeholder(in context: Context) -> Entry
  /// The entry for the gallery of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Choices that the gallery of widgets offers.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choices that the gallery of widgets offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Choices with words.
  public init(intent: Intent, description: LocalizedStringKey) {}
}

/// A widget that its user can configure.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: _PrimitiveWidgetConfiguration {
  /// What a preview draws.
  public let _drawing: _WidgetDrawing

  /// A widget that shows the entries of a provider.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent { _drawing = .entries(of: Provider.Entry.self, content) }
}

extension __AnyPreview {
  /// A preview of a widget with the entries of a provider that its user can configure.
  public init<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      WidgetTimeline(
        family: family, drawing: widget().body._drawing,
        entries: [timelineProvider().placeholder(in: TimelineProviderContext(family: family))])
    }
  }
}

/// A widget to look at, with the entries of a provider that its user can configure; `dsrender` makes a scenario of it.
/// - Partial: the provider's placeholder is drawn.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "DSMacros", type: "WidgetKitPreviewMacro")
