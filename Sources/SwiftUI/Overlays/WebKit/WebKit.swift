public import Foundation
public import FoundationNetworking

// For sources that show pages of the web, as stubs: a view of one is an area with its name.

/// What a page may do.
@preconcurrency @MainActor
open class WKPreferences {
  public nonisolated init() {}
  open var javaScriptCanOpenWindowsAutomatically = false
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
}

/// What a page may do.
@preconcurrency @MainActor
open class WKWebpagePreferences {
  public nonisolated init() {}
  open var allowsContentJavaScript = true
}

/// What is kept of pages.
@preconcurrency @MainActor
open class WKWebsiteDataStore {
  nonisolated init() {}
  open class func `default`() -> WKWebsiteDataStore { .init() }
  open class func nonPersistent() -> WKWebsiteDataStore { .init() }
}

/// How a page is shown.
@preconcurrency @MainActor
open class WKWebViewConfiguration {
  public nonisolated init() {}
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var applicationNameForUserAgent: String?
}

/// Media that only play after a user's action.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script of a page.
@preconcurrency @MainActor
open class WKUserScript {
  public let source: String
  /// A script.
  public nonisolated init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// What scripts of a page may call.
@preconcurrency @MainActor
open class WKUserContentController {
  public nonisolated init() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
  open func removeScriptMessageHandler(forName name: String) {}
}

/// What a script said.
@preconcurrency @MainActor
open class WKScriptMessage {
  nonisolated init() {}
  open var name: String { "" }
  open var body: Any { "" }
}

/// Receives the messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A page that is loaded.
@preconcurrency @MainActor
open class WKNavigation {}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A page that is to be loaded.
@preconcurrency @MainActor
open class WKNavigationAction {
  nonisolated init() {}
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
}

/// What came of it.
@preconcurrency @MainActor
open class WKNavigationResponse {
  nonisolated init() {}
  open var isForMainFrame: Bool { true }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// Whether what came is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// Receives the events of pages that are loaded.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {}

/// Provides windows on request.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
