/// A file's bytes as UTF-8: those of a file whose first line names ISO 8859-1 are converted, all others are as they are.
func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: { $0 >= 0x80 }), bytes.starts(with: "<?xml".utf8) else { return bytes }
  let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
  guard declaration.contains("iso-8859-1") else { return bytes }
  var converted: [UInt8] = []
  converted.reserveCapacity(2 * bytes.count)
  for byte in bytes {
    if byte < 0x80 {
      converted.append(byte)
    } else {
      // The letters of ISO 8859-1 are the first of Unicode.
      converted.append(0xC0 | byte >> 6)
      converted.append(0x80 | byte & 0x3F)
    }
  }
  return converted
}
