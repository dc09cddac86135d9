import CCrypto

/// SHA-256 of some bytes, 64 lower-case hexadecimal digits.
func sha256(_ bytes: [UInt8]) -> String {
  var digest = [UInt8](repeating: 0, count: 32)
  _ = SHA256(bytes, bytes.count, &digest)
  return hexadecimal(digest)
}

/// The name that git gives a file of some bytes: the hash of its kind, its size and the bytes, in hexadecimal digits.
/// - Parameter digits: the length of names in the repository: 40 for SHA-1, 64 for SHA-256.
func blobName(of bytes: [UInt8], digits: Int) -> String {
  let object = Array("blob \(bytes.count)\0".utf8) + bytes
  if digits == 64 { return sha256(object) }
  var digest = [UInt8](repeating: 0, count: 20)
  _ = SHA1(object, object.count, &digest)
  return hexadecimal(digest)
}

private func hexadecimal(_ digest: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
