import Foundation
import Testing

struct PluginTests {
  @Test func `the plugin says which protocol it speaks`() throws {
    let answers = try Plugin.answers([Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)])
    let capability = (answers.first?["getCapabilityResult"] as? [String: Any])?["capability"] as? [String: Int]
    #expect(capability == ["protocolVersion": 7])
  }

  @Test func `an entry becomes accessors and a key`() throws {
    let declaration = "\n  /// var a\n  @Entry var size: Int = 3  // three"
    let replies = try Plugin.ask(["accessor", "peer"].map { Plugin.entry(declaration, role: $0) })
    #expect(replies[0].source == "{ get { self[__Key_size.self] } set { self[__Key_size.self] = newValue } }")
    #expect(
      replies[1].source == """
        private struct __Key_size: SwiftUI.EnvironmentKey { typealias Value = Int
        static var defaultValue: Value {
         3  // three
        } }
        """)
    #expect(replies.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test(arguments: [
    ("extension Transaction {}", "SwiftUI.TransactionKey { typealias Value = Int?\n"),
    ("public extension SwiftUI.ContainerValues {}", "SwiftUI.ContainerValueKey { typealias Value = Int?\n"),
    ("@available(iOS 17, *) extension FocusedValues {}", "SwiftUI.FocusedValueKey { typealias Value = Int }"),
    ("extension EnvironmentValues where Self: Any {}", "SwiftUI.EnvironmentKey { typealias Value = Int?\n"),
  ])
  func `a key is of the kind that the extended type has`(context: String, key: String) throws {
    let source = try Plugin.ask(Plugin.entry("@Entry var size: Int?", role: "peer", in: context)).source
    #expect(source?.contains(key) == true)
  }

  @Test(arguments: [
    ("@Entry let size: Int = 1", "'@Entry' needs a 'var': a 'let' cannot be set", "let"),
    ("@Entry var size: Int { 3 }", "'@Entry' makes the accessors itself", "{"),
    ("@Entry var size { 3 }", "'@Entry' makes the accessors itself", "{"),
    ("@Entry var size: Int", "'@Entry' needs an initial value, or a type that ends with '?'", "size"),
    ("@Entry var size", "'@Entry' needs an initial value, or a type that ends with '?'", "size"),
    ("@Entry var size: () -> Int?", "'@Entry' needs an initial value, or a type that ends with '?'", "size"),
    ("@Entry var size: Int = 1 { didSet { } }", "'@Entry' takes no observers", "didSet"),
    ("@Entry static var size = 1", "'@Entry' needs a single 'var' that is not static", "static"),
    ("@Entry var (size, other) = (1, 2)", "'@Entry' needs a single 'var' that is not static", "var"),
    ("@Entry func size() {}", "'@Entry' needs a single 'var' that is not static", "func"),
  ])
  func `what cannot be an entry is reported in its place`(declaration: String, message: String, word: String) throws {
    // The comment has more bytes than characters, and names what the complaint is about.
    let source = "\n  // ünïcode var let { static didSet size func\n  \(declaration)"
    let replies = try Plugin.ask(["accessor", "peer"].map { Plugin.entry(source, role: $0) })
    let declared = source.lastIndex(of: "\n") ?? source.startIndex
    let found = try #require(source.range(of: word, range: declared..<source.endIndex))
    let offset = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
    #expect(replies[0].diagnostics.map(\.message) == [message])
    #expect(replies[0].diagnostics.map(\.file) == ["/src/Card.swift"])
    #expect(replies[0].diagnostics.map(\.offset) == [1000 + offset])
    #expect(replies[1].diagnostics.isEmpty)
  }

  @Test func `an entry outside of the types that have values by key is refused`() throws {
    for context in ["struct EnvironmentValues {}", "extension Other {}", "func extension() {}"] {
      let reply = try Plugin.ask(Plugin.entry("@Entry var size = 1", role: "accessor", in: context))
      #expect(reply.diagnostics.count == 1)
    }
  }

  @Test(arguments: [
    (#""}""#, #""\(")}" + "\("{")")""#), ("#\"a \"} b\"#", "##\"\\#(1) \"# }\"##"),
    ("\"\"\"\n  \"}\" \\(a[\"]\"])\n  \"\"\"", "/* } /* \" */ { */ 1"), ("`}`", "#/[}]\"/#"), ("1 // }\n", "\"\\\\\""),
  ])
  func `brackets in literals, comments and names do not count`(first: String, second: String) throws {
    // Were one of them counted or a literal left open, the observers would not be seen at the top.
    for value in [first, second, "[\(first), \(second)]", "make { \(first) }"] {
      let reply = try Plugin.ask(Plugin.entry("@Entry var size: Int = \(value) { didSet {} }", role: "accessor"))
      #expect(reply.diagnostics.map(\.message) == ["'@Entry' takes no observers"], "\(value)")
      let attribute = "@Wrapper(\(value)) @Entry var size: Int = 1"
      #expect(try Plugin.ask(Plugin.entry(attribute, role: "accessor")).diagnostics.isEmpty, "\(value)")
    }
  }

  @Test func `every cut of a source has an answer`() throws {
    let source = """
      @available(*, deprecated, message: "x") @Entry public var `in`: [String: (Int) -> Int?] = { /* a /* b */ */ #"c"# }
        + \"\"\"
        \\("d \\(1)") \\#("e")
        \"\"\" + #/f"/# // g
      """
    var messages: [Any] = []
    for cut in source.indices {
      for part in [String(source[..<cut]), String(source[cut...])] {
        messages += [Plugin.entry(part, role: "accessor"), Plugin.entry(part, role: "peer"), Plugin.preview(part)]
      }
    }
    #expect(try Plugin.ask(messages).count == messages.count)
  }

  @Test func `a preview passes its arguments on and knows its line`() throws {
    let use =
      "\n\n/// #Preview in a comment\n@available(iOS 17, *) #Preview(\"A }\", traits: .portrait) { Text(\"b\") } // c"
    let source = try #require(try Plugin.ask(Plugin.preview(use, file: #"Cards/a "b" \c.swift"#)).source)
    #expect(source.contains("enum $s7PreviewfMf_7PreviewfMu_: SwiftUI.__PreviewRegistry {"))
    #expect(source.contains(###"static var fileID: Swift.String { ##"Cards/a "b" \c.swift"## }"###))
    #expect(source.contains("static var line: Swift.Int { 13 }"))
    #expect(source.contains("SwiftUI.__AnyPreview(\"A }\", traits: .portrait) { Text(\"b\") } // c\n"))
    #expect(source.contains("(0x64737072, 13, {"))
  }

  @Test func `what the plugin does not know has an empty answer or a complaint`() throws {
    let unknown = try Plugin.answers([Data(#"{"loadPluginLibrary":{"moduleName":"A"}}"#.utf8)])
    #expect((unknown.first?["expandMacroResult"] as? [String: Any])?["diagnostics"] as? [String] == [])
    var use = Plugin.preview("#Preview {}") as? [String: [String: Any]] ?? [:]
    use["expandFreestandingMacro"]?["macro"] = ["typeName": "OtherMacro"]
    #expect(try Plugin.ask(use).diagnostics.map(\.message) == ["the plugin does not know 'OtherMacro'"])
  }

  @Test func `the plugin leaves when it is not spoken to in its protocol`() throws {
    #expect(try Plugin.answers([Data("no JSON".utf8), Data(#"{"getCapability":{}}"#.utf8)]).isEmpty)
    #expect(try Plugin.answers([]).isEmpty)
  }
}
