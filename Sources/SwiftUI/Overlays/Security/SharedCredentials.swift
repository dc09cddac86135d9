// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSFoundation
public import Foundation

// Passwords that an app shares with a site: there are none, and none can be kept.

public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(unimplemented) }

public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, unimplemented) }

/// A new password.
/// - Partial: always nil.
public func SecCreateSharedWebCredentialPassword() -> CFString? { nil }

private var unimplemented: CFError { CFError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented)) }
