import CCrypto

/// SHA-256 of some bytes, 64 lower-case hexadecimal digits.
func sha256(_ bytes: [UInt8]) -> String {
  var digest = [UInt8](repeating: 0, count: 32)
  _ = SHA256(bytes, bytes.count, &digest)
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
