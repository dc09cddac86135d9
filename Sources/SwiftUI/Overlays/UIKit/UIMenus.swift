import DSView
public import Foundation

// Menus, as stubs: they are not drawn.

/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement {
  /// What a thing in a menu does.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether a thing in a menu is chosen.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
  public let title: String
  public let image: UIImage?
  open var subtitle: String?
  nonisolated init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What actions are known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public nonisolated init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { super.init(title: title, image: image) }
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var sender: Any? { nil }
}

/// Things that can be done.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  /// What menus are known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let children: [UIMenuElement]
  public nonisolated init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// The menu of a thing that is held down.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// What is done with views by menus, drags and pointers.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {}

/// Shows a menu of a view that is held down.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// Gives the menu of a view that is held down.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {}
  public func removeInteraction(_ interaction: any UIInteraction) {}
}

/// An action of a row that is swept.
@preconcurrency @MainActor
open class UIContextualAction {
  /// What an action does.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
  /// Does something, and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) { self.title = title }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
}

/// The actions of a row that is swept.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  public init(actions: [UIContextualAction]) { self.actions = actions }
  open var performsFirstActionWithFullSwipe = true
}
