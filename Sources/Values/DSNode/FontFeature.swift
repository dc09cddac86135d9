/// A feature of an OpenType font and its value.
package struct FontFeature: Hashable, Sendable {
  /// Its name in fonts: four printable ASCII characters, such as `ss01`.
  package let tag: String
  /// 0 for off, 1 for on; more for the choice among alternatives.
  package let value: Int

  /// A feature; nil for other tags, and for values outside 0…65,535.
  package init?(tag: String, value: Int) {
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), (0...0xFFFF).contains(value) else {
      return nil
    }
    (self.tag, self.value) = (tag, value)
  }

  /// A feature as it is written: `ss01`, `-liga` or `cv05=2`; nil for other texts.
  package init?(text: some StringProtocol) {
    if text.hasPrefix("-") {
      self.init(tag: String(text.dropFirst()), value: 0)
    } else if let equals = text.lastIndex(of: "=") {
      guard let value = Int(text[text.index(after: equals)...]) else { return nil }
      self.init(tag: String(text[..<equals]), value: value)
    } else {
      self.init(tag: String(text), value: 1)
    }
  }

  /// The feature as it is written.
  package var text: String { value == 1 ? tag : value == 0 ? "-" + tag : "\(tag)=\(value)" }
}
