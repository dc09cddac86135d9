import DSView
public import Foundation

// Views that sources only hold or set up, as stubs: they are not drawn.

/// A view that acts, as a stub.
@preconcurrency @MainActor
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// Where content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
  /// Calls a closure for each action, of which none is kept.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// What a control is doing.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xff_0000)
  }
}

/// Where lines begin and end.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A text of UIKit, as a stub.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  /// The size of the text within a size.
  /// - Partial: estimated from the number of letters and the size of the font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = attributedText?.string ?? text ?? ""
    return words.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: [.font: font as Any], context: nil
    ).size
  }
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
}

/// A picture of UIKit, as a stub.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public nonisolated init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  /// No: time does not pass.
  open var isAnimating: Bool { false }
  open func startAnimating() {}
  open func stopAnimating() {}
}

/// A switch of UIKit, as a stub.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// What a switch looks like.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Dots for pages, as a stub.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  /// The image of a page.
  /// - Ignored: a page is a dot.
  open var preferredIndicatorImage: UIImage?
  /// The image of the page that is shown.
  /// - Ignored: a page is a dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  /// What is behind the dots.
  /// - Ignored: nothing is.
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 16 * CGFloat(pageCount), height: 26) }

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

/// A ring that turns, as a stub.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the ring is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  public nonisolated init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var style = Style.medium
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A view that scrolls, as a stub.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// How quickly scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// Whether insets grow by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// Receives the events of a view that scrolls.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Nothing is done.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing is done.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing is done.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing is done.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing is done.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing is done.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing is done.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// A field of text of UIKit, as a stub.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// When the button that clears is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var borderStyle = BorderStyle.none
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The part that is selected.
  /// - Ignored: the selection is not drawn.
  open var selectedTextRange: UITextRange?
  /// Where the text is.
  /// - Partial: the whole field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is edited.
  /// - Partial: the whole field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the prompt is.
  /// - Partial: the whole field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the view before the text is.
  /// - Partial: nowhere.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the view after the text is.
  /// - Partial: nowhere.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Where the button that clears is.
  /// - Partial: nowhere.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open var isEditing: Bool { false }
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
}

/// Receives the events of a field of text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Nothing is done.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Nothing is done.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the spelling of what is typed is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Text of several lines, as a stub.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  public nonisolated init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public nonisolated override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public let textContainer = NSTextContainer()
  /// The size of the text within a size, with its insets.
  /// - Partial: estimated from the number of letters and the size of the font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = attributedText.length > 0 ? attributedText.string : text ?? ""
    let padding = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let room = CGSize(width: max(size.width - padding, 1), height: size.height)
    let fitting = words.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font ?? .systemFont(ofSize: 12)], context: nil)
    return CGSize(
      width: size.width, height: fitting.height + textContainerInset.top + textContainerInset.bottom)
  }
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var selectedRange = NSRange(location: 0, length: 0)
}

/// What is found in texts and leads somewhere.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Receives the events of text of several lines.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// Nothing is done.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Nothing is done.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
}
