// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CryptoKit
import Foundation

// The hashes of Apple's C library, as sources call them: all bytes at once, into memory that they give.

/// A number of bytes.
public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 hash of bytes, which are 16.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5(), of: data, count, to: place) }

/// Writes the SHA-1 hash of bytes, which are 20.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1(), of: data, count, to: place) }

/// Writes the SHA-256 hash of bytes, which are 32.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA256(), of: data, count, to: place) }

/// Writes the SHA-512 hash of bytes, which are 64.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA512(), of: data, count, to: place) }

private func write<Hash: HashFunction>(
  _ hash: Hash, of data: UnsafeRawPointer?, _ count: CC_LONG, to place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let place else { return nil }
  var hash = hash
  hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
  for (index, byte) in hash.finalize().enumerated() { place[index] = byte }
  return place
}
