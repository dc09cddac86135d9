import DSDiagnostics
import Testing

@testable import DSXcodeProject

@Suite struct PropertyListTests {
  /// The value of a text, without its places.
  private func read(_ text: String) throws -> String { try readPropertyList(Array(text.utf8), file: "p").dump }

  /// The first problem of a text.
  private func problem(_ text: String) -> String {
    do {
      _ = try readPropertyList(Array(text.utf8), file: "p")
      return "none"
    } catch {
      return error.diagnostics.first.map { "\($0.location): \($0.message)" } ?? "none"
    }
  }

  @Test("A project's own form is read, with comments, quotes and the comma at the end of a list")
  func openStep() throws {
    let text = """
      // !$*UTF8*$!
      {
        isa = PBXGroup; /* a comment */
        children = (A1 /* x.swift */, "B 2", 'c',);
        path = "a \\"b\\" \\U00e4\\n";
        data = <0fbd 77>;
        empty = {};
      }
      """
    #expect(
      try read(text) == #"{children: [A1, B 2, c], data: 0fbd77, empty: {}, isa: PBXGroup, path: a "b" ä\#n}"#)
  }

  @Test("XML has the same values")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- a comment -->
      <plist version="1.0"><dict>
        <key>isa</key><string>A &amp; &#228;</string>
        <key>on</key><true/>
        <key>list</key><array><integer>3</integer><string/></array>
        <key>raw</key><string><![CDATA[<b>]]></string>
      </dict></plist>
      """
    #expect(try read(text) == "{isa: A & ä, list: [3, ], on: YES, raw: <b>}")
  }

  @Test(
    "A fault names its place and what was expected",
    arguments: [
      ("{\n  a = 1\n  b = 2;\n}", "p:3:3: expected ';' after the value of 'a'"),
      ("{ a = ( 1 2 ); }", "p:1:11: expected ',' or ')' in a list"),
      ("{ a = \"x", "p:1:7: a text in quotes has no end"),
      ("{ a = /* x", "p:1:7: a comment has no end"),
      ("{ a = <0g>; }", "p:1:9: expected hexadecimal digits in data"),
      ("{ a = ", "p:1:7: the file ends where a value was expected"),
      ("{ a 1; }", "p:1:5: expected '=' after the key 'a'"),
      ("{ a = 1; } x", "p:1:12: text after the end of the list"),
      ("{ ; }", "p:1:3: expected a key or a value, found ';'"),
      ("", "p: the file is empty, expected a property list"),
      ("bplist00abc", "p: a binary property list, expected text"),
      ("<plist><dict><key>a</key></dict></plist>", "p:1:33: the key 'a' has no value"),
      ("<plist><dict>x</dict></plist>", "p:1:15: expected a tag, found a text"),
      ("<plist><string>&nope;</string></plist>", "p:1:16: there is no entity '&nope;'"),
      ("<html></html>", "p:1:7: expected the element 'plist'"),
    ])
  func faults(_ text: String, _ message: String) { #expect(problem(text) == message) }

  @Test("The marks of a merge are called by their name")
  func conflict() {
    let text = "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> x\n}"
    #expect(problem(text) == "p:2:1: the marks of a merge conflict, expected a project file")
  }

  @Test("Values that are nested too deep end the reading, and not the program")
  func depth() {
    #expect(problem(String(repeating: "(", count: 100_000)).hasSuffix("values are nested more than 256 deep"))
    let xml = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(problem(xml).hasSuffix("values are nested more than 256 deep"))
  }

  @Test("Bytes that are no text are refused")
  func bytes() {
    #expect(throws: DiagnosticsError.self) { try readPropertyList([0x7B, 0xFF, 0x7D], file: "p") }
  }
}

extension ListValue {
  /// The value without its places, tables sorted.
  fileprivate var dump: String {
    switch content {
    case .text(let text): text
    case .list(let values): "[" + values.map(\.dump).joined(separator: ", ") + "]"
    case .table(let table):
      "{" + table.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.dump)" }.joined(separator: ", ") + "}"
    }
  }
}
