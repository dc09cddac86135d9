/// A file's bytes as UTF-8: those of a file whose first line names ISO 8859-1 are converted, all others are as they are.
func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(where: { $0 >= 0x80 }), bytes.starts(with: "<?xml".utf8) else { return bytes }
  let declaration = String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self).lowercased()
  guard declaration.contains("iso-8859-1") else { return bytes }
  return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
}
