import DSJSON
import Foundation
import Testing

struct JSONWriterTests {
  private func written(
    _ layout: JSONWriter.Layout = .compact, escapesMarkup: Bool = false, _ write: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter(layout, escapesMarkup: escapesMarkup)
    write(&json)
    return json.text
  }

  /// What another reader makes of a text.
  private func read(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// An object with everything in it.
  private func sample(_ json: inout JSONWriter) {
    json.object { json in
      json.member("name", "a")
      json.key("list")
      json.array { json in
        json.value(1)
        json.array { _ in }
        json.object { _ in }
        json.value(true)
        json.null()
      }
      json.key("point")
      json.array(onOneLine: true) { json in
        json.value(0.5)
        json.object { $0.member("deep", 2) }
      }
      json.strings("words", ["b", "c"])
    }
  }

  @Test func `each layout has its spaces and line ends`() {
    #expect(
      written(.compact, sample)
        == #"{"name":"a","list":[1,[],{},true,null],"point":[0.5,{"deep":2}],"words":["b","c"]}"#)
    #expect(
      written(.line, sample)
        == #"{"name": "a", "list": [1, [], {}, true, null], "point": [0.5, {"deep": 2}], "words": ["b", "c"]}"#)
    #expect(
      written(.indented, sample) == """
        {
          "name": "a",
          "list": [
            1,
            [],
            {},
            true,
            null
          ],
          "point": [0.5, {"deep": 2}],
          "words": [
            "b",
            "c"
          ]
        }
        """)
  }

  @Test func `another reader finds the same in each layout`() throws {
    for layout in [JSONWriter.Layout.compact, .line, .indented] {
      let found = try #require(try read(written(layout, sample)) as? NSDictionary)
      let expected: NSDictionary = [
        "name": "a", "list": [1, [Int](), [String: Int](), true, NSNull()], "point": [0.5, ["deep": 2]],
        "words": ["b", "c"],
      ]
      #expect(found == expected)
    }
  }

  @Test func `every control character is escaped, in names as in values`() throws {
    let controls = Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029]
    for code in controls {
      let text = "a\(Unicode.Scalar(UInt32(code))!)b"
      let json = written { json in json.object { $0.member(text, text) } }
      #expect(json.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(code)")
      #expect(try read(json) as? [String: String] == [text: text], "\(code)")
    }
    #expect(written { $0.value("\n\r\t\u{8}\u{2028}") } == #""\n\r\t\u0008\u2028""#)
  }

  @Test func `quotes and backslashes are escaped, and other letters stand as they are`() throws {
    let text = #"\ " \\" /é😀"#
    #expect(written { $0.value(text) } == #""\\ \" \\\\\" /é😀""#)
    #expect(try read(written { $0.value(text) }) as? String == text)
  }

  @Test func `markup is escaped where the text may stand in a page`() {
    #expect(written(escapesMarkup: true) { $0.value("</script>&") } == #""\u003c/script\u003e\u0026""#)
    #expect(written { $0.value("</script>&") } == "\"</script>&\"")
  }

  @Test(arguments: [
    (0.1, "0.1"), (1, "1"), (-2.5, "-2.5"), (0.0000001, "0.0000001"), (1.0 / 3, "0.3333333333333333"),
    (0.1 + 0.2, "0.30000000000000004"), (.leastNonzeroMagnitude, "5e-324"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (1e22, "1e+22"), (9_007_199_254_740_992, "9007199254740992"), (.infinity, "null"), (-.infinity, "null"),
    (.nan, "null"),
  ])
  func `an exact number is read back as it was`(number: Double, text: String) {
    #expect(written { $0.value(exactly: number) } == text)
    if number.isFinite { #expect(Double(text) == number) }
  }

  @Test func `numbers are rounded to digits, and whole ones are never`() {
    #expect(written { $0.value(1.0 / 3) } == "0.333333")
    #expect(written { $0.value(1.0 / 3, digits: 2) } == "0.33")
    #expect(written { $0.value(Double.nan, digits: 2) } == "null")
    #expect(written { $0.value(Int64.min) } == "-9223372036854775808")
    #expect(written { $0.value(Int.max) } == "9223372036854775807")
  }
}
