import DSCascade
import DSGeometry
import TestFolder
import Testing

/// Laws of the cascade, on styles drawn from a seeded generator.
struct CascadeLawTests {
  /// SplitMix64, so that every run draws the same styles.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func style() -> Style {
      var style = Style()
      func value<Wrapped>(_ wrapped: Wrapped, _ choice: Int) -> Style.Value<Wrapped> {
        choice == 0 ? .initial : choice == 1 ? .inherit : .override(wrapped)
      }
      if Bool.random(using: &self) {
        style[value: \.indentation] = value(
          Double(Int.random(in: 0...3, using: &self)), Int.random(in: 0...3, using: &self))
      }
      if Bool.random(using: &self) { style[value: \.card] = value(.imageOnly, Int.random(in: 0...3, using: &self)) }
      var tokens: [TokenDefinition] = []
      for name in ["a", "b", "c"] where Bool.random(using: &self) {
        let number = TokenExpression.number(Double(Int.random(in: 0...3, using: &self)))
        tokens.append(TokenDefinition(TokenPath(name), type: .number, number))
      }
      return Style(cascading: style, Style(tokens: tokens))
    }
  }

  @Test func `putting styles on one another is associative, silence changes nothing, and repeating changes nothing`() {
    var generator = Generator(state: 1)
    for _ in 0..<rounds(500) {
      let (a, b, c) = (generator.style(), generator.style(), generator.style())
      #expect(Style(cascading: Style(cascading: a, b), c) == Style(cascading: a, Style(cascading: b, c)))
      #expect(Style(cascading: [a, b, c]) == Style(cascading: a, b, c))
      #expect(Style(cascading: a, Style()) == a && Style(cascading: Style(), a) == a)
      #expect(Style(cascading: a, a) == a)
    }
  }

  @Test func `what a later style says wins, and what it does not say stays`() {
    var generator = Generator(state: 2)
    for _ in 0..<rounds(500) {
      let (a, b) = (generator.style(), generator.style())
      let both = Style(cascading: a, b)
      #expect(both[value: \.indentation] == (b[value: \.indentation] == .inherit ? a : b)[value: \.indentation])
      #expect(both[value: \.card] == (b[value: \.card] == .inherit ? a : b)[value: \.card])
      for name in ["a", "b", "c"].map({ TokenPath($0) }) {
        #expect(both.definition(of: name) == b.definition(of: name) ?? a.definition(of: name))
      }
    }
  }
}
