import DSJSON
import Foundation
import Testing

@testable import DSReport

/// Every character of Unicode's first plane, and some beyond.
@Suite struct HostileTextTests {
  private static let scalars =
    (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) + ["🙂", "\u{E0001}", "\u{10FFFF}"]

  @Test func `a reader of JSON reads every character back`() throws {
    for start in stride(from: 0, to: Self.scalars.count, by: 1024) {
      var text = ""
      text.unicodeScalars.append(contentsOf: Self.scalars[start..<min(start + 1024, Self.scalars.count)])
      var json = JSONWriter(.compact, escapesMarkup: true)
      json.array { $0.value(text) }
      let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
      #expect(read?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "from \(start)")
      // Nothing in it ends a script element, or a line of JavaScript.
      #expect(!json.bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    }
  }

  @Test func `indented JSON is the same as that on one line`() throws {
    func written(_ indented: Bool) -> [UInt8] {
      var json = JSONWriter(indented ? .indented : .compact)
      json.object { json in
        json.key("a ")
        json.array { json in
          json.value(" ")
          json.value(1)
          json.object { _ in }
          json.array { _ in }
          json.null()
        }
        json.key("b")
        json.array(onOneLine: true) { $0.value(0.5) }
        json.key("c")
        json.value(true)
        json.key("d")
        json.value(1.0 / 3, digits: 3)
      }
      return json.bytes
    }
    let (plain, indented) = (
      try JSONSerialization.jsonObject(with: Data(written(false))) as? NSDictionary,
      try JSONSerialization.jsonObject(with: Data(written(true))) as? NSDictionary
    )
    #expect(plain != nil && plain == indented)
    #expect(written(true).split(separator: UInt8(ascii: "\n")).count > 8)
  }

  @Test func `text in XML holds no markup, and no character that XML forbids`() {
    for scalar in Self.scalars {
      let escaped = String(scalar).xmlEscaped
      #expect(!escaped.contains { "<>\"'".contains($0) })
      let isAllowed = escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0xFFFE || $0.value > 0xFFFF }
      if !isAllowed { Issue.record("\(scalar.value)") }
    }
    #expect("a & \"b\" <c>\n".xmlEscaped == "a &amp; &quot;b&quot; &lt;c&gt;&#10;")
  }

  @Test func `text for a terminal holds no character that steers it`() {
    for scalar in Self.scalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      let isBidi = scalar.properties.isBidiControl
      if isControl || isBidi, String(scalar).printable.unicodeScalars.contains(scalar) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }
}
