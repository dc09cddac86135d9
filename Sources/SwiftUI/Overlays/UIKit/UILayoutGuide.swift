import DSView
public import Foundation

/// An area that constraints refer to, as a stub: UIKit lays out nothing here.
@preconcurrency @MainActor
open class UILayoutGuide {
  public nonisolated init() {}
  open var layoutFrame: CGRect { .zero }
  open weak var owningView: UIView?
  open var identifier = ""
  open var leadingAnchor: NSLayoutXAxisAnchor { .init() }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init() }
  open var leftAnchor: NSLayoutXAxisAnchor { .init() }
  open var rightAnchor: NSLayoutXAxisAnchor { .init() }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init() }
  open var topAnchor: NSLayoutYAxisAnchor { .init() }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init() }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init() }
  open var widthAnchor: NSLayoutDimension { .init() }
  open var heightAnchor: NSLayoutDimension { .init() }
}

/// The area that the keyboard leaves, as a stub.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
  public var layoutGuides: [UILayoutGuide] { [] }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init() }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

/// Views in a row or a column, as a stub: they are not drawn.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views lie across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  /// The standard distance after a view.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { Self.spacingUseDefault }
}
