public import Foundation

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As much as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When more entries are asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// What a widget shows, one entry after another.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The circumstances in which entries are asked for.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  /// The size of the widget in points.
  public var displaySize: CGSize { family.size }
  init(family: WidgetFamily) { (self.family, isPreview) = (family, true) }
}

/// Gives a widget its entries.
/// - Partial: a preview is drawn with the entries that it lists, or with the placeholder of the provider that it names.
public protocol TimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// The circumstances.
  typealias Context = TimelineProviderContext
  /// An entry while there is no other.
  func placeholder(in context: Context) -> Entry
  /// Gives the entry for the gallery of widgets.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Gives the entries.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives a widget that its user can configure its entries.
public protocol IntentTimelineProvider {
  /// An entry.
  associatedtype Entry: TimelineEntry
  /// What the user has chosen.
  associatedtype Intent
  /// The circumstances.
  typealias Context = TimelineProviderContext
  /// An entry while there is no other.
  func placeholder(in context: Context) -> Entry
  /// Gives the entry for the gallery of widgets.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Gives the entries.
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
