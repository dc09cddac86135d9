import DSDiagnostics
import Testing

@testable import DSSyntax

/// Reading mappings by key.
struct ObjectReaderTests {
  private enum Side: String, CaseIterable { case left, right }

  private func read(_ text: String, _ body: (inout ObjectReader, inout DiagnosticBag) -> Void) throws -> [String] {
    let node = try parseSyntax(Array(text.utf8), file: "t.yaml")
    var bag = DiagnosticBag()
    if var reader = ObjectReader(node, as: "the thing", &bag) {
      body(&reader, &bag)
      reader.finish(&bag)
    }
    return bag.sorted.map(\.text)
  }

  @Test("Values of the right kind are read without a word")
  func values() throws {
    let text = "{s: no, n: 1.5, i: 3, b: true, l: [a, 2], o: {x: 1}, c: left, m: {k: v}}"
    let found = try read(text) { reader, bag in
      #expect(reader.string("s", &bag) == "no")
      #expect(reader.number("n", in: 1...2, &bag) == 1.5)
      #expect(reader.integer("i", in: 1...3, &bag) == 3)
      #expect(reader.boolean("b", &bag) == true)
      #expect(reader.strings("l", &bag) == ["a", "2"])
      var inner = reader.object("o", &bag)
      #expect(inner?.number("x", &bag) == 1)
      #expect(reader.choice("c", of: Side.self, &bag) == .left)
      #expect(reader.members("m", &bag).map(\.key) == ["k"])
      #expect(reader.string("absent", &bag) == nil)
    }
    #expect(found == [])
  }

  @Test("Unknown keys suggest the nearest known one that is still free")
  func unknownKeys() throws {
    let found = try read("{name: x, titel: y, zzzzzz: 1}") { reader, bag in
      _ = reader.string("name", &bag)
      _ = reader.string("title", &bag)
    }
    #expect(
      found == [
        "t.yaml:1:11: error: the thing has no 'titel' [unknown-key]\n  hint: did you mean 'title'?",
        "t.yaml:1:21: error: the thing has no 'zzzzzz' [unknown-key]\n  hint: known keys: name, title",
      ])
  }

  @Test("Missing keys are reported at the mapping, a misspelt one is named")
  func missingKeys() throws {
    let found = try read("{titel: y}") { reader, bag in
      _ = reader.string("title", required: true, &bag)
    }
    #expect(found.first == "t.yaml:1:1: error: the thing needs 'title' [missing-key]\n  hint: is 'titel' misspelt?")
    #expect(found.count == 2)
  }

  @Test("Values of the wrong kind say what is there and what was expected")
  func wrongKinds() throws {
    let found = try read("{n: .nan, b: yes, s: [1], o: 1, l: {}, c: lift, r: 5, z: , i: 1.5}") { reader, bag in
      _ = reader.number("n", &bag)
      _ = reader.boolean("b", &bag)
      _ = reader.string("s", &bag)
      _ = reader.object("o", &bag)
      _ = reader.array("l", &bag)
      _ = reader.choice("c", of: Side.self, &bag)
      _ = reader.number("r", in: 0...1, &bag)
      _ = reader.string("z", &bag)
      _ = reader.integer("i", in: 0...9, &bag)
    }
    #expect(
      found == [
        "t.yaml:1:5: error: 'n' is the string '.nan', expected a number [wrong-type]",
        "t.yaml:1:14: error: 'b' is the string 'yes', expected true or false [wrong-type]\n"
          + "  hint: write true",
        "t.yaml:1:22: error: 's' is a list, expected a string [wrong-type]",
        "t.yaml:1:30: error: 'o' is 1, expected a mapping [wrong-type]",
        "t.yaml:1:36: error: 'l' is a mapping, expected a list [wrong-type]",
        "t.yaml:1:43: error: 'c' is 'lift', expected 'left' or 'right' [unknown-value]\n  hint: did you mean 'left'?",
        "t.yaml:1:52: error: 'r' is 5, expected a number from 0 to 1 [out-of-range]",
        "t.yaml:1:58: error: 'z' is null, expected a string [wrong-type]",
        "t.yaml:1:63: error: 'i' is 1.5, expected a whole number from 0 to 9 [out-of-range]",
      ])
  }

  @Test("What is no mapping is reported once")
  func noMapping() throws {
    let found = try read("[1]") { _, _ in Issue.record("a list is no mapping") }
    #expect(found == ["t.yaml:1:1: error: the thing is a list, expected a mapping [wrong-type]"])
  }
}
