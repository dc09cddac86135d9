public import DSView
public import Foundation

/// A view of AppKit, as a stub: it is not drawn.
@preconcurrency @MainActor
open class NSView: NSResponder {
  public nonisolated override init() { super.init() }
  public nonisolated init(frame frameRect: CGRect) { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init() }
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var wantsLayer = false
  open var isFlipped: Bool { false }
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { nil }
  open var superview: NSView? { nil }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var fittingSize: CGSize { .zero }
  open func addSubview(_ view: NSView) { subviews.append(view) }
  open func removeFromSuperview() {}
  open func layout() {}
  open func updateLayer() {}
  open func draw(_ dirtyRect: CGRect) {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func updateTrackingAreas() {}
  open func hitTest(_ point: CGPoint) -> NSView? { nil }
}

/// A window, as a stub.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  open var title = ""
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var frame = CGRect.zero
  open var isVisible: Bool { false }
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var backgroundColor: NSColor? = .windowBackgroundColor
  open func close() {}
  open func center() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
}

/// Manages a view of AppKit, as a stub.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  public nonisolated override init() { super.init() }
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init() }
  open var view = NSView()
  open var title: String?
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
}

/// Shows a view of SwiftUI among those of AppKit, as a stub.
@preconcurrency @MainActor
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// None: nothing is read from files of interfaces.
  public nonisolated required init?(coder: NSCoder) { nil }
}

/// A view of AppKit that shows one of SwiftUI, as a stub.
@preconcurrency @MainActor
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content
  /// A view that shows another.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// None: nothing is read from files of interfaces.
  public nonisolated required init?(coder: NSCoder) { nil }
}
