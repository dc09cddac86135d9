// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSView
public import Foundation

// Signing in with a password that the system keeps or with a passkey, as stubs: no one is asked, and every request fails.

/// A request for a password that the system keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, @unchecked Sendable {
  public override init() {}
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Proves who someone is by a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  /// A user's password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A request to make a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passkeys of a site.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { .init() }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { .init() }
}

/// Proves who someone is by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential, @unchecked Sendable
{
  override init() {}
  open var userID: Data { Data() }
  open var credentialID: Data { Data() }
  open var signature: Data { Data() }
  open var rawAuthenticatorData: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
}

/// A passkey that was made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  override init() {}
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
  open var rawClientDataJSON: Data { Data() }
}

/// The answer to requests.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

#if DSRENDER_UIKIT || DSRENDER_APPKIT
  /// Asks a user, from the environment.
  /// - Partial: every request fails.
  public struct AuthorizationController: Sendable {
    @MainActor public func performRequests(
      _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
    @MainActor public func performRequest(
      _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  }

  extension EnvironmentValues {
    /// What asks a user.
    public var authorizationController: AuthorizationController { AuthorizationController() }
  }
#endif
