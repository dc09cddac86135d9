import DSControls
import DSEffects
public import DSView
public import Foundation

// For sources that show tips: a `TipView` is drawn, and a tip that would open over a view is not.

/// A tip.
public protocol Tip: Identifiable, Sendable {
  /// What the tip is known by.
  var id: String { get }
  /// The heading.
  var title: Text { get }
  /// The words.
  var message: Text? { get }
  /// The picture.
  var image: Image? { get }
  /// What can be done.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// When the tip is shown.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// How the tip is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// What can be done.
  public typealias Action = Tips.Action
  /// When the tip is shown.
  public typealias Rule = Tips.Rule
  /// Something that happens.
  public typealias Event = Tips.Event
  /// How often a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether a tip may come at any time.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// The type's name.
  public var id: String { "\(Self.self)" }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Tips.Action] { [] }
  /// None.
  public var rules: [Tips.Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }
  /// Whether the tip is shown now.
  public var shouldDisplay: Bool { true }
  /// What becomes of the tip.
  public var status: Tips.Status { .available }
  /// Shows the tip no more.
  /// - Ignored: a picture shows one moment.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// How a tip is shown.
public protocol TipOption: Sendable {}

/// All tips of a program.
public enum Tips {
  /// What can be done with a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    let title: Text
    let handler: @Sendable () -> Void
    /// A button of a title.
    public init(
      id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, index, self.title, self.handler) = (id ?? title, nil, Text(verbatim: title), handler) }
    /// A button of a text.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping () -> Text
    ) { (self.id, index, title, self.handler) = (id ?? "", nil, label(), handler) }
  }

  /// When a tip is shown.
  /// - Ignored: every tip is shown.
  public struct Rule: Sendable {
    init() {}
  }

  /// Something that happens.
  public struct Event: Identifiable, Sendable {
    public let id: String
    /// Something by a name.
    public init(id: String) { self.id = id }
    /// Notes that it has happened.
    /// - Ignored: every tip is shown.
    public func donate() async {}
    /// Notes that it has happened.
    /// - Ignored: every tip is shown.
    public func sendDonation() {}
  }

  /// What becomes of a tip.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// Why a tip is shown no more.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// How often a tip is shown.
  public struct MaxDisplayCount: TipOption {
    /// So many times.
    public init(_ count: Int) {}
  }

  /// Whether a tip may come at any time.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it may.
    public init(_ ignores: Bool) {}
  }

  /// A setting of all tips.
  public struct ConfigurationOption: Sendable {
    init() {}
    /// How much time passes between tips.
    public struct DisplayFrequency: Sendable {
      init() {}
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    /// Where it is kept which tips were shown.
    public struct DatastoreLocation: Sendable {
      init() {}
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
    }
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { .init() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
  }

  /// Begins with settings.
  /// - Ignored: every tip is shown.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  /// Forgets which tips were shown.
  /// - Ignored: none is kept.
  public static func resetDatastore() throws {}
  /// Shows all tips.
  /// - Ignored: every tip is shown.
  public static func showAllTipsForTesting() {}
  /// Shows no tip.
  /// - Ignored: every tip is shown.
  public static func hideAllTipsForTesting() {}

  /// Collects what can be done.
  @resultBuilder
  public enum ActionBuilder {
    /// All that can be done.
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  /// Collects when a tip is shown.
  @resultBuilder
  public enum RuleBuilder {
    /// All rules.
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
  }
  /// Collects how a tip is shown.
  @resultBuilder
  public enum OptionsBuilder {
    /// All options.
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
}

/// A tip among other views.
/// - Partial: its sizes and colours are by eye.
public struct TipView<Content: Tip>: View {
  private let tip: Content?

  /// A tip; the arrow is not drawn.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
  }

  /// A tip if there is one; the arrow is not drawn.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
  }

  /// The picture beside the words, above the buttons.
  public var body: some View {
    if let tip {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image {
          image.resizable().scaledToFit().frame(width: 36, height: 36).foregroundStyle(.tint)
        }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          ForEach(tip.actions) { action in
            Divider()
            action.title.foregroundStyle(.tint)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(16)
      .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

extension View {
  /// Shows a tip over the view.
  /// - Ignored: the tip is not drawn.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// The ground of tips.
  /// - Ignored: the usual ground is drawn.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// The size of the pictures of tips.
  /// - Ignored: the usual size is drawn.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
  /// The corners of tips.
  /// - Ignored: the usual corners are drawn.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
}
