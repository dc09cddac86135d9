/// Bytes as base64 text with padding (RFC 4648, section 4), in ASCII.
package func base64(_ bytes: [UInt8]) -> [UInt8] {
  let count = (bytes.count + 2) / 3 * 4
  return [UInt8](unsafeUninitializedCapacity: count) { text, written in
    alphabet.withUnsafeBufferPointer { alphabet in
      bytes.withUnsafeBufferPointer { bytes in
        for group in 0..<count / 4 {
          let at = group * 3
          let left = bytes.count - at
          var bits = UInt32(bytes[at]) << 16
          if left > 1 { bits |= UInt32(bytes[at + 1]) << 8 }
          if left > 2 { bits |= UInt32(bytes[at + 2]) }
          text[group * 4] = alphabet[Int(bits >> 18)]
          text[group * 4 + 1] = alphabet[Int(bits >> 12 & 63)]
          text[group * 4 + 2] = left > 1 ? alphabet[Int(bits >> 6 & 63)] : padding
          text[group * 4 + 3] = left > 2 ? alphabet[Int(bits & 63)] : padding
        }
      }
    }
    written = count
  }
}

private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
private let padding = UInt8(ascii: "=")
