import Foundation
import LocalAuthentication
import Security

// What keychains are asked, and what is done with a secret until then.

func newSecret(of length: Int = 32) throws -> Data {
  var bytes = [UInt8](repeating: 0, count: length)
  let status = SecRandomCopyBytes(kSecRandomDefault, length, &bytes)
  guard status == errSecSuccess else { throw NSError(domain: "secrets", code: Int(status)) }
  return Data(bytes)
}

func wipe(_ secret: inout Data) {
  secret.withUnsafeMutableBytes { bytes in
    guard let place = bytes.baseAddress else { return }
    memset_s(place, bytes.count, 0, bytes.count)
  }
}

func keep(_ secret: Data, for account: String, context: LAContext) -> NSError? {
  var failure: Unmanaged<CFError>?
  let flags = SecAccessControlCreateFlags(rawValue: CFOptionFlags(1)).union([.biometryAny, .or, .devicePasscode])
  guard
    let access = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly as CFTypeRef, flags, &failure)
  else {
    return failure.map { error in
      let error = error.takeUnretainedValue()
      return NSError(
        domain: CFErrorGetDomain(error) as String, code: CFErrorGetCode(error),
        userInfo: CFErrorCopyUserInfo(error) as? [String: Any])
    }
  }
  let item: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecValueData as String: secret,
    kSecAttrAccessControl as String: access, kSecUseAuthenticationContext as String: context,
    kSecUseDataProtectionKeychain as String: true,
  ]
  let status = SecItemAdd(item as CFDictionary, nil)
  return status == errSecSuccess ? nil : NSError(domain: "secrets", code: Int(status))
}
