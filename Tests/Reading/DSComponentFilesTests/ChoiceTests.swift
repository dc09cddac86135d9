import DSCascade
import DSDiagnostics
import DSNode
import DSNodeText
import DSShots
import Testing

@testable import DSComponentFiles

/// Choices: sizes, texts and modifiers by parameters, modes and the state.
struct ChoiceTests {
  @Test("A size may be a number, a token or a choice on either axis")
  func sizes() throws {
    let reading = try Reading(
      """
      component: a
      body: [Circle]
      scenarios:
        plain: {size: {width: 320, height: 20}}
        chosen: {size: {width: {switch: density, compact: 200, default: "{size.wide}"}, height: "{size.high}"}}
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    let (plain, chosen) = (reading.scenarios[0], reading.scenarios[1])
    #expect(plain.offeredSize == Scenario.OfferedSize(width: 320, height: 20) && plain.sizeRule == .init())
    #expect(chosen.offeredSize == Scenario.OfferedSize())
    guard case .choose(let by, let cases, .token(let wide)?)? = chosen.sizeRule.width,
      case .token(let high)? = chosen.sizeRule.height
    else {
      Issue.record("no choice: \(chosen.sizeRule)")
      return
    }
    #expect(by.name == "density" && cases.map(\.key) == ["compact"] && cases.map(\.value) == [.literal(200)])
    #expect("\(wide.path) \(high.path)" == "size.wide size.high")
  }

  @Test(
    "A fault of a size is reported at its place",
    arguments: [
      ("{width: wide}", "3:29 wrong-type"), ("{width: -1}", "3:29 out-of-range"),
      ("{width: {switch: density, compact: -1, default: 2}}", "3:56 out-of-range"),
      ("{width: {switch: density, cmpact: 1, default: 2}}", "3:47 unknown-case"),
      ("{width: {switch: dnsity, compact: 1, default: 2}}", "3:38 unknown-environment"),
      ("{width: $wide}", "3:29 unknown-parameter"), ("{width: [1]}", "3:29 wrong-type"), ("320", "3:21 wrong-type"),
    ])
  func wrongSizes(size: String, problem: String) throws {
    let reading = try Reading("component: a\nbody: [Circle]\nscenarios: {d: {size: \(size)}}")
    #expect(reading.problems.contains { $0.split(separator: " ").last == problem.split(separator: " ").last })
    #expect(reading.diagnostics.map(\.location.line) == [3])
  }

  @Test("Texts of a scenario differ by mode, also inside of other texts")
  func texts() throws {
    let reading = try Reading(
      """
      component: a
      parameters: {title: {type: string}, end: {type: string, default: "!"}}
      body:
        - Text: $title
        - Text: "<${title}>${end}"
      scenarios:
        d: {parameters: {title: {switch: hue, critical: Stop, default: Go}}}
        both: {parameters: {title: {switch: hue, critical: Stop, default: Go}, end: {switch: state, pressed: "?", default: .}}}
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(
      reading.dump == """
        Text $hue[critical: "Stop", else: "Go"]
        Text $hue[critical: "<Stop>!", else: "<Go>!"]
        """)
  }

  @Test("Modifiers are chosen by a parameter while reading, and by the environment where the view stands")
  func modifiers() throws {
    let reading = try Reading(
      body: """
        - Text: A
          modifiers:
            - If: {parameter: icon, then: [bold], else: [italic, hidden]}
            - Switch: {on: $size, cases: {small: [padding: 1], large: [padding: 2]}}
            - If: {state: [pressed, hovered], then: [opacity: 0.5]}
            - Switch: {on: hue, cases: {critical: [clipped]}, default: [opacity: 0.1, hidden]}
        - Text: {spans: [{text: B, modifiers: [If: {state: pressed, then: [bold]}]}]}
        """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(
      reading.dump == """
        Text "A"
          .italic true
          .hidden
          .padding all 1
          .choose $state
            case pressed
              .opacity 0.5
            case hovered
              .opacity 0.5
          .choose $hue
            case critical
              .clipped
            else
              .opacity 0.1
              .hidden
        Text
          span "B"
            .choose $state
              case pressed
                .bold
        """)
  }

  @Test(
    "A fault of a chosen modifier is reported at its place",
    arguments: [
      ("If: {state: presed, then: [bold]}", "unknown-case"), ("If: {then: [bold]}", "missing-argument"),
      ("If: {state: pressed, then: bold}", "wrong-type"), ("If: {state: pressed, then: [bld]}", "unknown-modifier"),
      ("If: {state: pressed, than: [bold]}", "unknown-argument"), ("If", "missing-argument"),
      ("Switch: {on: $size, cases: {tiny: [bold]}, default: []}", "unknown-case"),
      ("Switch: {on: $size, cases: {large: [bold]}}", "missing-case"),
      ("Switch: {on: $sise, cases: {large: [bold]}}", "unknown-parameter"), ("Switch: {on: $size}", "missing-argument"),
      ("Switch: {on: state, cases: {pressed: {bold: true}}}", "wrong-type"),
      ("If: {state: pressed, then: [style: loud]}", "misplaced-style"),
    ])
  func wrongModifiers(modifier: String, problem: String) throws {
    let reading = try Reading(body: "Text: A\nmodifiers: [\(modifier)]")
    #expect(Set(reading.diagnostics.map(\.id)) == [problem], "\(reading.diagnostics.map(\.text))")
    #expect(reading.diagnostics.map(\.location.line).max() ?? 0 == 12)
  }

  @Test("A case may name a parameter, whose value it is")
  func cases() throws {
    let reading = try Reading(
      """
      component: tabs
      parameters: {names: {type: list, of: string, default: [a, b]}, selected: {type: string, default: b}}
      body:
        ForEach:
          in: $names
          as: name
          content:
            - Text: $name
              modifiers: [opacity: {switch: $name, $selected: 1, default: 0.5}]
            - Switch: {on: $name, cases: {$selected: [Divider]}, default: []}
      scenarios: {d: {}}
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(
      reading.dump == """
        Group
          Text "a"
            .opacity 0.5
          Group
          Text "b"
            .opacity 1
          Group
            Divider
        """)
    let wrong = try Reading(body: "Text: A\nmodifiers: [opacity: {switch: $size, $sise: 1, default: 2}]")
    #expect(wrong.diagnostics.map(\.hint).contains("did you mean 'size'?"))
  }

  @Test("Each kind of expression may stand as a case's value", arguments: ["$size", "state"])
  func values(subject: String) throws {
    let key = subject == "state" ? "pressed" : "small"
    func body(_ value: String) -> String {
      "Text: A\nmodifiers: [foregroundStyle: {switch: \(subject), \(key): \(value), default: red}]"
    }
    for value in [
      "$paint", "\"{color.$size.text}\"", "{color: red, opacity: {switch: hue, critical: 1, default: 0.5}}",
      "{switch: hue, critical: $paint, default: \"{a.b}\"}", "{LinearGradient: {colors: [red, $paint]}}", "\"#fff\"",
    ] {
      let reading = try Reading(
        """
        component: test
        parameters: {size: {type: choice, values: [small, large], default: small}, paint: {type: color, default: red}}
        scenarios: {default: {}}
        body:

        """ + body(value).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      #expect(reading.diagnostics.map(\.text) == [], "\(value)")
    }
  }

  @Test("A parameter that was not given takes the case 'null' or the default, and says so where there is neither")
  func absent() throws {
    func reading(_ choice: String) throws -> Reading {
      try Reading(
        """
        component: test
        parameters: {note: {type: string, optional: true}}
        scenarios: {default: {}}
        body:
          - Text: A
            modifiers: [opacity: {switch: $note, \(choice)}]
          - Switch: {on: $note, cases: {null: [Text: B]}}
        """)
    }
    #expect(try reading("null: 0.5, default: 1").diagnostics.isEmpty)
    #expect(try reading("x: 0.5, default: 1").diagnostics.isEmpty)
    #expect(
      try reading("x: 0.5").diagnostics.map(\.text) == [
        """
        a.yaml:6:35: error: '$note' was not given, and the switch has neither a case 'null' nor a default [missing-case]
          hint: add one of them
        """
      ])
    #expect(
      try reading("\"\": 0.5, default: 1").diagnostics.map(\.text) == [
        """
        a.yaml:6:42: error: '$note' was not given, which is null and not an empty text [missing-case]
          hint: write 'null' as the case
        """
      ])
    let symbol = try Reading(body: "Text: A\nmodifiers: [opacity: {switch: $icon, \"\": 0.5, default: 1}]")
    #expect(symbol.diagnostics.contains { $0.id == "unknown-case" && $0.message == "'$icon' is never an empty text" })
  }

  @Test("An empty text takes the case of the empty text")
  func empty() throws {
    let reading = try Reading(
      """
      component: test
      parameters: {note: {type: string, default: ""}}
      scenarios: {default: {}}
      body: [Text: {switch: $note, "": nothing, default: something}]
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(reading.dump == #"Text "nothing""#)
  }
}
