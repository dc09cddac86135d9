public import Foundation

// Signing in on a page of the web, as stubs: no page is opened.

/// Why signing in on a page fails.
public struct ASWebAuthenticationSessionError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

#if DSRENDER_UIKIT || DSRENDER_APPKIT
  /// Signs in on a page of the web.
  /// - Partial: no page is opened, and nothing is answered.
  @preconcurrency @MainActor
  open class ASWebAuthenticationSession {
    /// What is answered: an address, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    /// A page, and the scheme of the address that ends it.
    public nonisolated init(
      url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) {}
    /// Whether a page can be opened: none can.
    open var canStart: Bool { false }
    /// Whether a page is opened: none is.
    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
  }

  /// Names the window in front of which a page is shown.
  @preconcurrency @MainActor
  public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  }
#endif
