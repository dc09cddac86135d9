/// A text as a scalar of YAML: plain if it is a word or path that nothing could misread, otherwise in quotes.
package func yamlScalar(_ text: String) -> String {
  let isPlain =
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_./-".utf8.contains(byte)
      }
    } && text.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } && text.first?.isLetter == true
  let words: Set = ["true", "false", "null", "yes", "no", "on", "off"]
  if isPlain, !words.contains(text.lowercased()) { return text }
  let escaped = text.unicodeScalars.map { character in
    switch character {
    case "\"", "\\": "\\\(character)"
    case _ where character.value < 0x20 || character.value == 0x7F:
      "\\x" + (character.value < 16 ? "0" : "") + String(character.value, radix: 16)
    default: String(character)
    }
  }
  return "\"" + escaped.joined() + "\""
}
