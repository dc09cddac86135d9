public import Foundation

// The sheet that shares, as a stub: it is not drawn.

/// What can be done with things that are shared.
@preconcurrency @MainActor
open class UIActivity {
  /// A way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let print = ActivityType(rawValue: "print")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
  }
  /// Whether an activity is one of the system's.
  public enum Category: Int, Sendable {
    case action, share
  }
  public nonisolated init() {}
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// Gives what is shared when it is asked for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Something that stands for what is shared.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// What is shared in a way.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of what is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Makes what is shared.
@preconcurrency @MainActor
open class UIActivityItemProvider: UIActivityItemSource {
  public let placeholderItem: Any?
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  open var item: Any { placeholderItem ?? "" }
  open var activityType: UIActivity.ActivityType? { nil }
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// What shares things.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Is called when sharing has ended.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public nonisolated init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
}
