public import Foundation

/// A function that makes a short text of bytes, from which they cannot be found out.
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  /// A function that has seen no bytes.
  init()
  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// What it makes of the bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// What it makes of some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }
  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
}

/// What a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The number of its bytes.
  static var byteCount: Int { get }
}

extension Digest {
  public var description: String {
    "\(Self.self) digest: " + map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The bytes that a hash function has made.
public protocol _BytesDigest: Digest {
  var bytes: [UInt8] { get }
}

extension _BytesDigest {
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// What SHA-256 makes.
public struct SHA256Digest: _BytesDigest {
  public let bytes: [UInt8]
  public static var byteCount: Int { 32 }
}

/// What SHA-512 makes.
public struct SHA512Digest: _BytesDigest {
  public let bytes: [UInt8]
  public static var byteCount: Int { 64 }
}

/// The hash function SHA-256.
public struct SHA256: HashFunction, Sendable {
  private var bytes: [UInt8] = []
  public init() {}
  public static var byteCount: Int { 32 }
  public static var blockByteCount: Int { 64 }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: sha256(bytes)) }
}

/// The hash function SHA-512.
public struct SHA512: HashFunction, Sendable {
  private var bytes: [UInt8] = []
  public init() {}
  public static var byteCount: Int { 64 }
  public static var blockByteCount: Int { 128 }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: sha512(bytes)) }
}

/// Functions that are not safe any more.
public enum Insecure {
  /// What MD5 makes.
  public struct MD5Digest: _BytesDigest {
    public let bytes: [UInt8]
    public static var byteCount: Int { 16 }
  }

  /// What SHA-1 makes.
  public struct SHA1Digest: _BytesDigest {
    public let bytes: [UInt8]
    public static var byteCount: Int { 20 }
  }

  /// The hash function MD5.
  public struct MD5: HashFunction, Sendable {
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> MD5Digest { MD5Digest(bytes: md5(bytes)) }
  }

  /// The hash function SHA-1.
  public struct SHA1: HashFunction, Sendable {
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: sha1(bytes)) }
  }
}
