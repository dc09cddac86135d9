public import Foundation

/// A key that two sides share.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  private let bytes: [UInt8]
  /// A key of bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A key of random bytes.
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
  /// Its size in bits.
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// Why nothing is encrypted.
public enum CryptoKitError: Error {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
  case underlyingCoreCryptoError(error: Int32)
}

/// What proves that bytes come from someone who has a key.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence, Sendable {
  fileprivate let bytes: [UInt8]
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Makes codes that prove that bytes come from someone who has a key.
public struct HMAC<H: HashFunction> {
  public typealias MAC = HashedAuthenticationCode<H>
  /// The code of some bytes.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    let block = H.self == SHA512.self ? 128 : 64
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > block { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: block - bytes.count)
    let inner = Array(H.hash(data: bytes.map { $0 ^ 0x36 } + Array(data)))
    return MAC(bytes: Array(H.hash(data: bytes.map { $0 ^ 0x5C } + inner)))
  }
}

/// A cipher, as a stub: nothing is encrypted.
public enum AES {
  /// A way to use it.
  public enum GCM {
    /// A number that is used once.
    public struct Nonce: Sendable {
      private let bytes: [UInt8]
      public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
      public init<D: DataProtocol>(data: D) throws { bytes = Array(data) }
    }

    /// What is encrypted.
    public struct SealedBox: Sendable {
      public let ciphertext: Data
      public let tag: Data
      public let nonce: Nonce
      public var combined: Data? { ciphertext + tag }
      public init<D: DataProtocol>(combined: D) throws { throw CryptoKitError.incorrectParameterSize }
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }
    }

    /// Encrypts; always fails.
    public static func seal<D: DataProtocol>(_ message: D, using key: SymmetricKey, nonce: Nonce? = nil) throws
      -> SealedBox
    {
      throw CryptoKitError.invalidParameter
    }
    /// Decrypts; always fails.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
  }
}
