// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

#if DSRENDER_UIKIT
  public import UIKit

  /// The window in front of which questions are asked.
  public typealias ASPresentationAnchor = UIWindow
#elseif DSRENDER_APPKIT
  public import AppKit

  /// The window in front of which questions are asked.
  public typealias ASPresentationAnchor = NSWindow
#endif

// Signing in with an account of the system, as stubs: no one is asked, and every request fails.

/// A request to an account.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  override init() {}
}

/// A request to an account that signs in with an identifier.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}

/// A request to an account of Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

/// Makes requests to an account of Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether a user is known.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }
  public override init() {}
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Whether a user is known: no one is.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Whether a user is known: no one is.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// What proves who someone is.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Proves who someone is by an account of Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  override init() {}
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var state: String? { nil }
}

/// The answer to a request.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What a request asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  override init() {}
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

/// Why a request fails.
public struct ASAuthorizationError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive
}

#if DSRENDER_UIKIT || DSRENDER_APPKIT
  /// Asks a user.
  /// - Partial: no one is asked, and the delegate receives nothing.
  @preconcurrency @MainActor
  open class ASAuthorizationController {
    /// What a request may do.
    public struct RequestOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Asks for these.
    public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
      self.authorizationRequests = authorizationRequests
    }
    open func performRequests() {}
    open func performRequests(options: RequestOptions) {}
    open func cancel() {}
  }

  /// Receives the answers to requests.
  @preconcurrency @MainActor
  public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
  }

  extension ASAuthorizationControllerDelegate {
    /// Nothing is done.
    public func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Nothing is done.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
  }

  /// Names the window in front of which a request is made.
  @preconcurrency @MainActor
  public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  }
#endif
