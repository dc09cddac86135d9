import DSDiagnostics
import DSGeometry
import DSNode
import Testing

struct EnvironmentValueTests {
  private let place = SourceLocation(file: "Card.yaml", line: 3)

  @Test(arguments: [
    (EnvironmentValue.string("pressed"), "pressed"), (.string(""), ""), (.number(2), "2"), (.number(-0.0), "0"),
    (.number(0.1 + 0.2), "0.3"), (.number(1.0 / 3), "0.333333"), (.number(-1.5), "-1.5"), (.number(.nan), "nan"),
    (.number(.infinity), "inf"), (.number(1e300), "1e18"), (.boolean(true), "true"), (.boolean(false), "false"),
  ])
  func `a value is compared as text`(value: EnvironmentValue, text: String) {
    #expect(value.text == text)
  }

  @Test func `colours and tokens have no text`() {
    #expect(EnvironmentValue.color(Color(hex: 0xFF0000)).text == nil)
    #expect(EnvironmentValue.token(TokenReference(TokenPath("color.brand"), at: place)).text == nil)
  }

  @Test func `values of different kinds differ though their texts are the same`() {
    let values: [EnvironmentValue] = [.string("true"), .boolean(true), .string("1"), .number(1)]
    #expect(Set(values).count == 4)
    #expect(EnvironmentValue.string("true").text == EnvironmentValue.boolean(true).text)
  }

  @Test func `references to one name at two places are two`() {
    let other = SourceLocation(file: "Card.yaml", line: 4)
    #expect(EnvironmentReference("state", at: place) == EnvironmentReference("state", at: place))
    #expect(EnvironmentReference("state", at: place) != EnvironmentReference("state", at: other))
    #expect(Value<Double>.token(TokenReference(TokenPath("a"), at: place)) != .token(.init(TokenPath("a"), at: other)))
  }

  @Test func `choices differ in their branches, their order and their fallback`() {
    let state = EnvironmentReference("state", at: place)
    let (one, two) = (
      Value<Double>.Case(key: "pressed", value: .literal(1)), Value<Double>.Case(key: "idle", value: .literal(2))
    )
    let choices: Set<Value<Double>> = [
      .choose(state, [one, two], fallback: nil), .choose(state, [two, one], fallback: nil),
      .choose(state, [one, two], fallback: .literal(0)), .choose(state, [one], fallback: nil),
    ]
    #expect(choices.count == 4)
    #expect(choices.contains(.choose(state, [one, two], fallback: nil)))
  }
}
