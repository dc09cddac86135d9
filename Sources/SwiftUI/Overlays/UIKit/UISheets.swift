public import Foundation

// The presentation of pages, as stubs. Sheets of SwiftUI are drawn; these only change how.

/// What presents a page.
@preconcurrency @MainActor
open class UIPresentationController {
  nonisolated init() {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { nil }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
}

/// Answers questions about a page.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing is done.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// The system's.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The system's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
}

/// What presents a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent {
    /// What heights are called.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
  open var detents = [Detent.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  /// Runs changes, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

/// Receives the events of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing is done.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a height is made from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// What presents a bubble.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var arrowDirection: UIPopoverArrowDirection { .any }
  open weak var barButtonItem: UIBarButtonItem?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Receives the events of a bubble.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing is done.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// The side of a bubble's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What is known while pages move.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// What moves pages.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewController {
  public var presentationController: UIPresentationController? { nil }
  public var sheetPresentationController: UISheetPresentationController? { nil }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public var navigationItem: UINavigationItem { UINavigationItem(title: title ?? "") }
  public var tabBarController: UITabBarController? { nil }
}
