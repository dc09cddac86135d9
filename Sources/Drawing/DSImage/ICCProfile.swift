/// What an ICC profile calls itself (ICC.1:2022, 7 and 9.2.41).
enum ICCProfile {
  /// Bytes of a profile that are read: its tags and its description are at its beginning.
  static let lookedAt = 1 << 16

  /// The description of a profile; nil if there is none that can be read.
  static func description(of bytes: [UInt8]) -> String? {
    func number(_ place: Int, _ count: Int = 4) -> Int? {
      guard place >= 0, place <= bytes.count - count else { return nil }
      return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func text(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, place >= 0, place <= bytes.count, count <= bytes.count - place else { return nil }
      return bytes[place..<place + count]
    }
    guard let count = number(128) else { return nil }
    // The specification knows 60 tags.
    for index in 0..<min(count, 100) {
      let entry = 132 + 12 * index
      guard let tag = text(entry, 4), let start = number(entry + 4) else { return nil }
      guard tag.elementsEqual("desc".utf8), let kind = text(start, 4) else { continue }
      if kind.elementsEqual("desc".utf8) {
        guard let length = number(start + 8), let name = text(start + 12, length) else { return nil }
        return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard kind.elementsEqual("mluc".utf8), let length = number(start + 20), let place = number(start + 24),
        let name = text(start + place, length)
      else { return nil }
      let units = stride(from: name.startIndex, to: name.endIndex - 1, by: 2).map {
        UInt16(name[$0]) << 8 | UInt16(name[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    return nil
  }

  /// Whether a profile of this name gives the colours that are drawn without one.
  static func isStandard(_ name: String) -> Bool { name.lowercased().hasPrefix("srgb") }
}
