public import DSFoundation
public import DSView
public import Foundation

/// What moves the device in the hand.
/// - Ignored: pictures show no movement.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// A generator.
  public init() {}
  /// Gets ready.
  public func prepare() {}
}

/// A knock.
/// - Ignored: pictures show no movement.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  /// A knock of the usual strength.
  public override init() {}
  /// A knock of a style.
  public init(style: FeedbackStyle) {}
  /// Knocks.
  public func impactOccurred() {}
  /// Knocks so hard.
  public func impactOccurred(intensity: CGFloat) {}
}

/// What tells how something ended.
/// - Ignored: pictures show no movement.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  /// Tells how something ended.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What tells that another thing is chosen.
/// - Ignored: pictures show no movement.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that another thing is chosen.
  public func selectionChanged() {}
}

/// What is copied and pasted.
/// - Partial: the value lives as long as the program.
public final class UIPasteboard: @unchecked Sendable {
  /// The pasteboard that all share.
  public static let general = UIPasteboard()
  /// Sent on a phone when the pasteboard holds something else.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var items: [[String: Any]] = []
  public var hasStrings: Bool { string != nil || strings != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var changeCount: Int { 0 }
  /// Keeps data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items.append([pasteboardType: data])
  }
  /// Keeps a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items.append([pasteboardType: value])
  }
}

/// What assistive technology asks for.
/// - Partial: nothing is requested, and no results arrive.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// By its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1)
    public static let screenChanged = Notification(rawValue: 2)
    public static let layoutChanged = Notification(rawValue: 3)
    public static let pageScrolled = Notification(rawValue: 4)
  }

  /// Tells assistive technology something.
  /// - Ignored: no assistive technology receives it.
  public static func post(notification: Notification, argument: Any?) {}
}

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}

/// Something that assistive technology can do with a view.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  public let name: String
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) { self.name = name }
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

/// How soon assistive technology says something.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  /// How soon a text is spoken.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
