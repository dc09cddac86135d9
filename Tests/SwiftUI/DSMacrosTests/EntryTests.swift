import SwiftUI
import Testing

struct EntryTests {
  private var values = EnvironmentValues()

  @Test func `an entry without a type has its initial value`() {
    #expect(values.plain == 3)
    #expect(values.`in`)
    #expect(values.generic.second == ["a": 2])
  }

  @Test func `an entry with a type has its initial value`() {
    #expect(values.typed == 2.5)
    #expect(values.sugared == ["a": [1, nil]])
    #expect(values.documented == .light())
    #expect(values.spread == .light { 7 })
    #expect(values.called == 6)
    #expect(values.tuple == (1, "="))
    #expect(values.restricted == [1, 1])
    #expect(values.existential as? String == "any")
    #expect(values.store.title == "var let { = }")
    #expect((values.one, values.two) == (1, 2))
    #expect(values.published == 8)
    #expect(values.qualified)
  }

  @Test func `an optional entry is nil without an initial value`() {
    #expect(values.optional == nil)
    #expect(values.unwrapped == nil)
    #expect(values.optionalFunction == nil)
    #expect(values.nested == nil)
    #expect(values.nestedWithoutValue == nil)
  }

  @Test func `literals in an entry are read as Swift reads them`() {
    #expect(values.default == "backticks")
    #expect(values.raw == #"a "quoted" \(not) { inter"# + #"po"lated }"#)
    #expect(values.multiline == "var a = { \"one\" } two three }\n// not a comment")
    #expect(values.escaped == "\"}\\")
    #expect(values.ünïcode == "é→")
  }

  @Test func `a function of an entry can be called`() {
    #expect(values.function(2) { $0 * 3 } == [6, nil])
  }

  @Test func `a set entry keeps its value and leaves the others`() {
    var values = values
    values.plain = 4
    values.optional = "set"
    values.unwrapped = 5
    values.default = "other"
    #expect(values.plain == 4)
    #expect(values.optional == "set")
    #expect(values.unwrapped == 5)
    #expect(values.default == "other")
    #expect(values.typed == 2.5)
    #expect(self.values.plain == 3)
  }

  @Test func `what an entry is marked with stays`() async {
    #expect(await MainActor.run { EnvironmentValues().isolated } == 6)
  }
}
