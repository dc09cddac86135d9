public import DSView
public import Foundation
public import QuartzCore

/// A view of UIKit, as a stub: it is not drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public nonisolated init(frame: CGRect) { super.init() }
  public nonisolated override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets.zero
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view is drawn by.
  /// - Partial: the layer draws nothing.
  public let layer = CALayer()
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var mask: UIView?
  open var isAccessibilityElement = false
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityIgnoresInvertColors = false
  open var shouldGroupAccessibilityChildren = false
  open var showsLargeContentViewer = false
  open var isExclusiveTouch = false
  open var isFocused: Bool { false }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var contentScaleFactor: CGFloat = 3
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var clearsContextBeforeDrawing = true
  open var autoresizesSubviews = true
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var constraints: [NSLayoutConstraint] { [] }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// What the view changes of its traits.
  public var traitOverrides = UITraitOverrides()
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { addSubview(view) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { addSubview(view) }
  open func isDescendant(of view: UIView) -> Bool { view === self || superview?.isDescendant(of: view) == true }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func updateConstraintsIfNeeded() {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func endEditing(_ force: Bool) -> Bool { true }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func viewWithTag(_ tag: Int) -> UIView? { tag == self.tag ? self : nil }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// Runs changes, at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
  /// Runs changes, at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Runs changes, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs changes, at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs changes, at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Runs changes, at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs changes, at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Runs changes, at once.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Whether changes are animated: none is.
  public class var areAnimationsEnabled: Bool { false }
  /// Says whether what follows is animated.
  /// - Ignored: nothing is animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which distances change with the view above.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// How changes in steps are animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// How changes go over time.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Whether a view is mirrored where lines run from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How strongly a view keeps its size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A layout constraint, as a stub: UIKit lays out nothing here.
@preconcurrency @MainActor
open class NSLayoutConstraint {
  public nonisolated init() {}
  open var constant: CGFloat = 0
  open var priority = UILayoutPriority.required
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}

  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  /// An edge, a middle or a length.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
  /// How two lengths relate.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (view1 as AnyObject, attr1, relation)
    (secondItem, secondAttribute, self.multiplier) = (view2 as AnyObject?, attr2, multiplier)
    constant = c
  }
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute = Attribute.notAnAttribute
  open private(set) var secondAttribute = Attribute.notAnAttribute
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  open var identifier: String?
}

/// An edge or a length that constraints are made of, as a stub.
@preconcurrency @MainActor
public final class NSLayoutAnchor<Kind> {
  nonisolated init() {}
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint { .init() }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { .init() }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    .init()
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { .init() }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { .init() }
}

/// What an anchor from side to side is of.
public enum NSLayoutXAxisKind {}
/// What an anchor from top to bottom is of.
public enum NSLayoutYAxisKind {}
/// What an anchor of a length is of.
public enum NSLayoutDimensionKind {}
/// An edge at a side.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxisKind>
/// An edge at the top or the bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxisKind>
/// A length.
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutDimensionKind>

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  public var leftAnchor: NSLayoutXAxisAnchor { .init() }
  public var rightAnchor: NSLayoutXAxisAnchor { .init() }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  public var topAnchor: NSLayoutYAxisAnchor { .init() }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  public var widthAnchor: NSLayoutDimension { .init() }
  public var heightAnchor: NSLayoutDimension { .init() }
}

/// A window, as a stub.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window of a scene.
  public nonisolated init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public nonisolated convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { true }
  open override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  open func makeKeyAndVisible() {}
  open func makeKey() {}

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(rawValue: left.rawValue - right) }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

/// Recognizes gestures, as a stub.
@preconcurrency @MainActor
open class UIGestureRecognizer: Hashable {
  public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What a gesture is doing.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  /// What sees gestures, and calls a method.
  public nonisolated init(target: Any? = nil, action: Selector? = nil) {}
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func addTarget(_ target: Any, action: Selector) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Answers questions about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// Recognizes taps, as a stub.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses, as a stub.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}

/// Recognizes drags, as a stub.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
