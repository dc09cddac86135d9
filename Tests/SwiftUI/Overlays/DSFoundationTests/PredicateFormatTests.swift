import DSFoundation
import Foundation
import Testing

@Suite("A predicate of a text")
struct PredicateFormatTests {
  private static let comparisons: [(String, Any, String, Bool)] = [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.ch", "lea@example.ch", true),
    ("SELF MATCHES %@", "[a-z]+", "lea1", false), ("self matches[c] %@", "[a-z]+", "LEA", true),
    ("SELF LIKE %@", "*.example.ch", "www.example.ch", true), ("SELF LIKE %@", "*.example.ch", "example.chur", false),
    ("self BEGINSWITH %@", "ab", "abc", true), ("self BEGINSWITH %@", "b", "abc", false),
    ("SELF ENDSWITH[c] %@", "BC", "abc", true), ("SELF CONTAINS[cd] %@", "É", "cafe", true),
    ("SELF == %@", 5, "5", true), ("SELF != %@", "a", "a", false),
  ]

  @Test("compares the value with its argument", arguments: comparisons.indices)
  func comparison(_ index: Int) {
    let (format, argument, value, expected) = Self.comparisons[index]
    #expect(NSPredicate(format: format, argument).evaluate(with: value) == expected)
    #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: value) == expected)
  }

  @Test("compares with what it says itself, and of what says more nothing is true")
  func texts() {
    #expect(NSPredicate(format: "SELF CONTAINS 'a'").evaluate(with: "bab"))
    #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: "a"))
    #expect(!NSPredicate(format: "FALSEPREDICATE").evaluate(with: "a"))
    #expect(!NSPredicate(format: "name == %@ AND age > 3", "Lea").evaluate(with: "Lea"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
    #expect(!NSPredicate(format: "SELF CONTAINS %@", "a").evaluate(with: nil))
  }
}
