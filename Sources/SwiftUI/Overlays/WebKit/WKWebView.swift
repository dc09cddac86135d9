// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import FoundationNetworking

#if DSRENDER_UIKIT
  public import UIKit

  /// What a view of a page is.
  public typealias _PlatformPageView = UIView
#elseif DSRENDER_APPKIT
  public import AppKit

  /// What a view of a page is.
  public typealias _PlatformPageView = NSView
#endif

#if DSRENDER_UIKIT || DSRENDER_APPKIT
  /// A view of a page, as a stub: nothing is loaded.
  @preconcurrency @MainActor
  open class WKWebView: _PlatformPageView {
    /// A view of a page.
    public nonisolated init(frame: CGRect, configuration: WKWebViewConfiguration) {
      self.configuration = configuration
      super.init(frame: frame)
    }
    #if DSRENDER_UIKIT
      /// A view of a page.
      public nonisolated override init(frame: CGRect) {
        configuration = WKWebViewConfiguration()
        super.init(frame: frame)
      }
    #else
      /// A view of a page.
      public nonisolated override init() {
        configuration = WKWebViewConfiguration()
        super.init()
      }
    #endif
    public required init?(coder: NSCoder) { nil }

    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var url: URL? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    #if DSRENDER_UIKIT
      open var scrollView = UIScrollView()
    #endif
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
      nil
    }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(
      _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
  }
#endif
