import DSDiagnostics
import DSLift
import Testing

struct LiftTests {
  private func lift(_ sources: (String, String)...) -> (texts: [String], ids: [String]) {
    let (files, diagnostics) = liftOverrides(sources.map { SourceText(path: $0.0, text: $0.1) })
    return (files.map(\.text), diagnostics.map { "\($0.location.file):\($0.location.line): \($0.id)" })
  }

  @Test func `an override goes into the class's body, and its lines stay what they were`() {
    let (texts, problems) = lift(
      (
        "Sea.swift",
        """
        class Sea: Water { }

        extension Sea {
          // Colours
          override var depth: Int { 4 }
          func swim() {}
        }

        """
      ))
    #expect(problems.isEmpty)
    #expect(
      texts == [
        """
        #sourceLocation(file: "Sea.swift", line: 1)
        class Sea: Water {\u{20}
        #sourceLocation(file: "Sea.swift", line: 5)
          override var depth: Int { 4 }
        #sourceLocation(file: "Sea.swift", line: 1)
                           }

        extension Sea {
          // Colours
        \(String(repeating: " ", count: 31))
          func swim() {}
        }

        """
      ])
  }

  @Test func `several extensions in several files are lifted, with their imports, access and attributes`() {
    let (texts, problems) = lift(
      ("Sea.swift", "import Water\npublic class Sea: Water {\n}\n"),
      (
        "Color.swift",
        "import Water\nimport Ink\n@available(*, unavailable)\npublic extension Sea {\n"
          + "  override var ink: Ink { .blue }\n}\n"
      ),
      ("Size.swift", "extension Sea {\n  public override func size() -> Int {\n    return 1\n  }\n}\n"))
    #expect(problems.isEmpty)
    #expect(
      texts[0] == """
        #sourceLocation(file: "Sea.swift", line: 1)
        import Water
        public class Sea: Water {

        @available(*, unavailable)
        #sourceLocation(file: "Color.swift", line: 5)
        public override var ink: Ink { .blue }
        #sourceLocation(file: "Size.swift", line: 2)
          public override func size() -> Int {
            return 1
          }
        #sourceLocation(file: "Sea.swift", line: 3)
        }

        import Ink

        """)
    #expect(!texts[1].contains("override") && !texts[2].contains("override"))
    #expect(texts[1].split(separator: "\n", omittingEmptySubsequences: false).count == 8)
  }

  @Test func `strings and comments that look like source are left alone`() {
    let source = #"""
      class Sea: Water {}
      // extension Sea { override var a: Int { 1 } }
      /* extension Sea { /* override */ */
      let text = "extension Sea { override var b: Int { 1 } }"
      let raw = #"}"# + """
        } class Other { override
        """
      extension Sea {
        override var c: String { "}{ \("}") override" }
        var d: String { "override" }
      }
      """#
    let (texts, problems) = lift(("Sea.swift", source))
    #expect(problems.isEmpty)
    #expect(texts[0].components(of: "override var c: String { \"}{ \\(\"}\") override\" }") == 1)
    #expect(texts[0].components(of: "override var b") == 1)
    #expect(texts[0].contains("  var d: String { \"override\" }"))
    #expect(texts[0].range(of: "override var c")! < texts[0].range(of: "// extension Sea")!)
  }

  @Test func `nested and generic classes are found by their full names`() {
    let (texts, problems) = lift(
      (
        "Sea.swift",
        """
        enum North { class Sea: Water { class Bay<T: Hashable>: Water where T: Sendable { let t: T? = nil } } }
        class Sea: Water {}
        extension North.Sea { override var a: Int { 1 } }
        extension North.Sea.Bay { override func b(_ t: [T] = { [] }()) -> [T] where T: Hashable { t } }
        extension Sea { class Inner: Water { override var own: Int { 2 } } }
        extension Sea.Inner { override var c: Int { 3 } }
        """
      ))
    #expect(problems.isEmpty)
    let first = texts[0].range(of: "override var a")!
    #expect(first < texts[0].range(of: "class Sea: Water {}")!)
    #expect(texts[0].contains("override func b(_ t: [T] = { [] }()) -> [T] where T: Hashable { t }\n#source"))
    #expect(texts[0].range(of: "override var c")! > texts[0].range(of: "override var own")!)
  }

  @Test func `every kind of member is lifted whole`() {
    let (texts, problems) = lift(
      (
        "Sea.swift",
        """
        class Sea: Water {}
        extension Sea {
          @available(iOS 16, *)
          @MainActor override
          var a: Int
          {
            get { 1 }
            set { _ = newValue }
          }
          override class func b() throws -> Int { 2 }
          override subscript(i: Int) -> Int { i }; override var c: Int { 3 }
          convenience override init() { self.init(1) }
          final public override func d<T>(_ x: T) async rethrows -> T
            where T: Comparable
          { x }
          private(set) override var e: Int { get { 1 } set {} }
          override var f: [Int] = [1, 2].map { $0 }
          let after = 1
        }
        """
      ))
    #expect(problems.isEmpty)
    let body = texts[0].prefix(upTo: texts[0].range(of: "extension Sea")!)
    for part in [
      "@available(iOS 16, *)", "@MainActor override\n  var a: Int\n  {\n    get { 1 }", "override class func b()",
      "override subscript(i: Int)", "override var c: Int { 3 }", "convenience override init()",
      "where T: Comparable\n  { x }",
      "private(set) override var e", "override var f: [Int] = [1, 2].map { $0 }\n#source",
    ] {
      #expect(body.components(of: part) == 1, "\(part)")
    }
    #expect(!body.contains("after"))
  }

  @Test func `conditions go along`() {
    let (texts, problems) = lift(
      (
        "Sea.swift",
        """
        class Sea: Water {}
        #if os(Linux)
        extension Sea {
          #if DEBUG // slow
          override var a: Int { 1 }
          #elseif FAST
          override var a: Int { 2 }
          #else
          override var a: Int { 3 }
          #endif
        }
        #endif
        """
      ))
    #expect(problems.isEmpty)
    #expect(texts[0].components(of: "#if (os(Linux))\n#if (DEBUG)\n#source") == 1)
    #expect(texts[0].components(of: "#if !(DEBUG) && (FAST)\n") == 1)
    #expect(texts[0].components(of: "#if !(DEBUG) && !(FAST)\n") == 1)
    #expect(texts[0].components(of: "#if") == 8 && texts[0].components(of: "#endif") == 8)
  }

  @Test func `members for Objective-C can be overridden once they stand in the class`() {
    let (texts, problems) = lift(
      (
        "Sea.swift",
        """
        @objcMembers open class Sea: Water {}
        extension Sea {
          @objc open var a: Int { 1 }
          @objc(beta) dynamic open func b() {}
        }
        extension Other { @objc func c() {} }
        """
      ))
    #expect(problems.isEmpty)
    #expect(!texts[0].contains("@objc"))
    #expect(texts[0].range(of: "      open var a")! < texts[0].range(of: "extension Sea")!)
    #expect(texts[0].contains("dynamic open func b() {}\n#source"))
    #expect(texts[0].contains("extension Other {       func c() {} }"))
  }

  @Test func `what cannot be lifted is an error with its place`() {
    #expect(
      lift(("A.swift", "extension Far { override var a: Int { 1 } }")).ids == ["A.swift:1: override-without-class"])
    #expect(
      lift(("A.swift", "class Box<T>: Base {}\nextension Box where T == Int { override var a: Int { 1 } }")).ids
        == ["A.swift:2: override-in-constrained-extension"])
    #expect(
      lift(("A.swift", "class Box<T>: Base {}\nextension Box<Int> { override var a: Int { 1 } }")).ids
        == ["A.swift:2: override-in-constrained-extension"])
    #expect(
      lift(("A.swift", "class A: B {}"), ("B.swift", "class A: C {}\nextension A { override var a: Int { 1 } }")).ids
        == ["B.swift:2: override-with-two-classes"])
    #expect(
      lift(
        ("A.swift", "class A: B {}"),
        ("B.swift", "private let inset = 1\nextension A {\n  override var a: Int { inset }\n}")
      ).ids == ["B.swift:3: private-name-in-override"])
    #expect(
      lift(("A.swift", "class A: B {}\nprivate let inset = 1\nextension A { override var a: Int { inset } }")).ids == []
    )
  }

  @Test func `source that does not parse is passed through without a trap`() {
    for source in ["class", "extension A {", "@", "#if", "}}}", "extension A { override", "class A { \"", "@objc("] {
      _ = lift(("A.swift", source))
    }
    #expect(lift(("A.swift", "")).texts == ["#sourceLocation(file: \"A.swift\", line: 1)\n"])
  }
}

extension StringProtocol {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
  fileprivate func range(of part: String) -> Index? { firstRange(of: part)?.lowerBound }
}
