import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import DSShots
import DSSyntax
import Testing

@testable import DSComponentFiles

/// Faults in component files: each is reported at its place, with what was probably meant.
struct FaultTests {
  @Test(
    "A fault in a body is reported at its place",
    arguments: [
      ("Txt: A", "11:3 unknown-view", "did you mean 'Text'?"),
      ("text: A", "11:3 unknown-view", "write a view's name as the key, such as 'Text: Hello'"),
      ("{Text: A, Image: B}", "11:13 two-views", "put each view into an element of a list"),
      ("Text: A\npadding: 3", "12:3 unknown-key", "put it into 'modifiers'"),
      (
        "If: {parameter: icon}\nthen: [Text: A]", "12:3 unknown-key",
        "'then' belongs among the arguments: 'If: {…, then: …}'"
      ),
      ("Text: A\nmodifiers: [paddng: 3]", "12:15 unknown-modifier", "did you mean 'padding'?"),
      ("Text: A\nmodifiers: {padding: 3}", "12:14 wrong-type", "write '- padding: 8' below it"),
      ("Text: A\nmodifiers: [frame: {widht: 3}]", "12:23 unknown-argument", "did you mean 'width'?"),
      ("Text: A\nmodifiers: [frame: {width: -3}]", "12:30 out-of-range", nil),
      ("Text: A\nmodifiers: [frame: {width: .nan}]", "12:30 wrong-type", nil),
      ("Text: A\nmodifiers: [frame: {width: .inf}]", "12:30 wrong-type", nil),
      ("Text: A\nmodifiers: [frame: {width: infinity}]", "12:30 out-of-range", nil),
      ("Text: A\nmodifiers: [frame: {width: 1e300}]", "12:30 out-of-range", nil),
      ("Text: A\nmodifiers: [frame: {minWidth: 9, maxWidth: 3}]", "12:15 out-of-range", nil),
      (
        "Text: A\nmodifiers: [frame: {width: 1, maxWidth: 3}]", "12:15 conflicting-arguments",
        "write two frame modifiers"
      ),
      ("Text: A\nmodifiers: [padding: wide]", "12:24 wrong-type", nil),
      ("Text: A\nmodifiers: [opacity: 2]", "12:24 out-of-range", nil),
      ("Text: A\nmodifiers: [blendMode: multply]", "12:26 unknown-value", "did you mean 'multiply'?"),
      ("Text: A\nmodifiers: [foregroundStyle: oragne]", "12:32 unknown-value", "did you mean 'orange'?"),
      ("Text: A\nmodifiers: [foregroundStyle: \"#12345\"]", "12:32 wrong-type", nil),
      ("Text: A\nmodifiers: [fontWeight: 1200]", "12:27 out-of-range", nil),
      ("Text: A\nmodifiers: [fontWidth: 0]", "12:26 out-of-range", nil),
      ("Text: A\nmodifiers: [fontWidth: condnsed]", "12:26 unknown-value", "did you mean 'condensed'?"),
      ("Text: A\nmodifiers: [font: {size: 17, width: [1]}]", "12:39 wrong-type", nil),
      ("Text: A\nmodifiers: [font: 17]", "12:21 wrong-type", "write {size: 17}"),
      ("Text: A\nmodifiers: [lineLimit: 0]", "12:26 out-of-range", nil),
      ("Text: A\nmodifiers: [clipShape: Circel]", "12:26 unknown-value", "did you mean 'Circle'?"),
      ("Text: A\nmodifiers: [opacity]", "12:15 missing-argument", "arguments: opacity"),
      ("Text: A\nmodifiers: [mode: {hu: critical}]", "12:26 unknown-mode", "modes: hue, density"),
      ("Text: A\nmodifiers: [mode: {hue: critcal}]", "12:27 unknown-value", "did you mean 'critical'?"),
      ("Text: A\nmodifiers: [environment: {isNw: true}]", "12:35 unknown-environment", "did you mean 'isNew'?"),
      ("Text: A\nmodifiers: [environment: {isNew: 3}]", "12:36 wrong-type", nil),
      ("Text: A\nmodifiers: [disabled: \"@isNw\"]", "12:25 unknown-environment", "did you mean 'isNew'?"),
      ("Text: A\nmodifiers: [style: x]", "12:22 misplaced-style", "declare it under 'styles' of a component"),
      ("Text: $titel", "11:9 unknown-parameter", "did you mean 'title'?"),
      ("Text: Hi ${titel}", "11:9 unknown-parameter", "did you mean 'title'?"),
      ("Text: $title.x", "11:9 unknown-field", nil),
      ("Text: \"${icon}!\"", "11:9 missing-value", nil),
      ("Spacer: {minLength: null}\nmodifiers: [opacity: $icon]", "12:24 missing-argument", nil),
      ("Text: {spans: [{text: A, modifiers: [padding]}]}", "11:40 misplaced-modifier", "put it on the whole Text"),
      ("Image: {symbol: ../../secret}", "11:19 invalid-name", "write a name such as 'checkmark'"),
      ("Image: {symbol: /etc/passwd}", "11:19 invalid-name", "write a name such as 'checkmark'"),
      ("Image: {symbol: $icon}", "11:3 missing-argument", "ask with 'If' where a parameter is optional"),
      ("Image: {resizable: true}", "11:3 missing-argument", nil),
      ("Slot: leadng", "11:3 unknown-slot", "did you mean 'leading'?"),
      ("Component: {name: buton}", "11:21 unknown-component", nil),
      ("Switch: {on: $size, cases: {smal: []}, default: []}", "11:31 unknown-case", "did you mean 'small'?"),
      ("Switch: {on: state, cases: {presed: []}}", "11:31 unknown-case", "did you mean 'pressed'?"),
      ("Switch: {on: $size, cases: {large: []}}", "11:3 missing-case", nil),
      ("Switch: {on: size, cases: {large: []}}", "11:16 unknown-environment", "write '$size' for the parameter"),
      ("If: {state: presed, then: []}", "11:15 unknown-case", "did you mean 'pressed'?"),
      ("If: {then: []}", "11:3 missing-argument", nil),
      ("If: {parameter: size, is: small, isNot: large}", "11:3 conflicting-arguments", nil),
      ("ForEach: {in: {from: 1, to: 99999}, content: [A]}", "11:17 too-many-nodes", nil),
      ("ForEach: {in: $title, content: [A]}", "3:34 wrong-type", nil),
      ("Rectangle: {fill: red, stroke: red}", "11:3 conflicting-arguments", nil),
      ("Rectangle: {stroke: red, dash: [0]}", "11:3 out-of-range", nil),
      ("Path: {d: M0 0 L}", "11:13 svg-syntax", nil),
      ("Path: {d: M0 0, viewBox: [0, 0, 0, 1]}", "11:3 out-of-range", nil),
      ("LinearGradient: {colors: [red]}", "11:28 out-of-range", nil),
    ])
  func faults(body: String, problem: String, hint: String?) throws {
    let reading = try Reading(body: body)
    #expect(reading.problems.contains(problem), "\(reading.diagnostics.map(\.text))")
    #expect(reading.problems.count <= 2, "\(reading.diagnostics.map(\.text))")
    if let hint { #expect(reading.diagnostics.compactMap(\.hint).contains(hint), "\(reading.diagnostics.map(\.text))") }
  }

  @Test("All faults of all files are reported, also in branches that no scenario takes")
  func all() throws {
    let reading = try Reading(
      """
      component: a
      parameters: {on: {type: boolean, default: true}}
      body:
        If:
          parameter: on
          then: [Txt: A]
          else: [Text: {txt: B}]
      """,
      """
      component: b
      body: {Text: A, modifiers: [padin: 1, frme: 2]}
      """)
    #expect(
      Set(reading.diagnostics.map { "\($0.location.file):\($0.location.line) \($0.id)" }) == [
        "a.yaml:6 unknown-view", "a.yaml:7 unknown-argument", "a.yaml:7 missing-argument", "b.yaml:2 unknown-modifier",
      ])
  }

  @Test("Faults of components and scenarios name what was meant")
  func components() throws {
    let reading = try Reading(
      """
      component: button
      parameters:
        title: {type: string}
        size: {type: choise, values: [a]}
        kind: {type: choice, values: [a, b], default: c}
        space: {type: dimension, default: "8px"}
        tone: {type: typography, default: 12}
        "a-b": {type: string}
      environment: {isOld: {type: boolean, default: maybe}}
      slots: [title]
      body: [$title]
      styles: {loud: [bold]}
      sceanrios: {}
      scenarios:
        missing: {}
        unknown: {parameters: {titel: A}}
        wrong: {parameters: {title: [1]}, state: presed}
        style: {parameters: {title: A}, styles: [lud]}
        slot: {parameters: {title: A}, slots: {leading: [A]}}
        mode: {parameters: {title: A}, modes: {hu: a, hue: b}}
        size: {parameters: {title: A}, size: {width: -1, depth: 3}}
        ../up: {parameters: {title: A}}
        each: {parameters: {title: A}, each: {state: [default, presed], x: [1], kind: [a/b]}}
      """)
    #expect(
      reading.diagnostics.map { "\($0.location.line) \($0.id)" } == [
        "4 unknown-value", "5 unknown-value", "6 wrong-type", "7 wrong-type", "8 invalid-name", "9 wrong-type",
        "10 duplicate-name", "13 unknown-key", "15 missing-parameter", "16 missing-parameter", "16 unknown-parameter",
        "17 wrong-type", "17 unknown-value", "18 unknown-style", "19 unknown-slot", "20 unknown-mode",
        "20 unknown-value", "21 out-of-range", "21 unknown-key", "22 invalid-name", "23 unknown-value",
        "23 unknown-key", "23 invalid-name",
      ])
  }

  @Test("Components that use each other in a circle are named with their chain, once")
  func cycles() throws {
    let reading = try Reading(
      "component: a\nbody: [B]\nscenarios: {x: {}}", "component: b\nbody: {If: {state: pressed, then: [C]}}",
      "component: c\nbody: [Component: {name: a}]")
    #expect(reading.diagnostics.map(\.id) == ["cyclic-component"])
    #expect(reading.diagnostics[0].message.hasSuffix("a → b → c → a"))
  }

  @Test("A slot may hold the component that it is a slot of")
  func nestedSlots() throws {
    let reading = try Reading(
      """
      component: card
      slots: [content]
      body: [Slot: content]
      scenarios: {nested: {slots: {content: [Card: {content: [A]}]}}}
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(
      reading.scenarios.first?.node.text(.comparable)
        == "Component card\n  Group\n    Component card\n      Group\n        Text \"A\"")
  }

  @Test("Two components of one name, or of one view's name, are refused")
  func duplicates() throws {
    let reading = try Reading(
      "component: text-input\nbody: A", "component: textInput\nbody: A", "component: text-input\nbody: B")
    #expect(reading.diagnostics.map(\.id) == ["invalid-name", "duplicate-component"])
  }

  @Test("A component whose name is not allowed is checked with its scenarios, and its users find it")
  func invalidName() throws {
    let reading = try Reading(
      """
      component: Bad_2
      body: {Text: A, modifiers: [padin: 1]}
      scenarios: {a: {state: presed}}
      """, "component: b\nbody: [Bad_2]")
    #expect(reading.problems == ["1:12 invalid-name", "2:29 unknown-modifier", "3:24 unknown-value"])
  }

  @Test("A deprecated token is warned of once for each place, with the reason")
  func deprecatedTokens() throws {
    var bag = DiagnosticBag()
    let text = """
      component: a
      parameters: {tone: {type: string, default: old}}
      body: {Text: A, modifiers: [foregroundStyle: "{c.$tone}", padding: "{s.old}", padding: "{s.new}"]}
      scenarios: {x: {each: {state: [default, pressed]}}, y: {parameters: {tone: new}}}
      """
    let names = SystemNames("s") { path in
      switch path.description {
      case "c.old": .deprecated(reason: "use c.new")
      case "s.old": .deprecated(reason: nil)
      default: nil
      }
    }
    var memory = ComponentMemory()
    let components = readComponents(
      [try parseSyntax(Array(text.utf8), file: "a.yaml")], system: names, memory: &memory, diagnostics: &bag)
    _ = scenarios(of: components, system: names, memory: &memory, diagnostics: &bag)
    #expect(
      bag.sorted.map(\.text) == [
        "a.yaml:3:46: warning: the token 'c.old' is deprecated: use c.new [deprecated-token]",
        "a.yaml:3:68: warning: the token 's.old' is deprecated [deprecated-token]",
      ])
  }

  @Test("A style stands on its own component only")
  func styles() throws {
    let reading = try Reading(
      "component: card\nbody: A\nstyles: {loud: [bold]}\nscenarios: {a: {styles: [loud], modifiers: [style: loud]}}",
      "component: other\nbody: {Card: {styles: [loud]}, modifiers: [style: loud, style: quiet]}\nscenarios: {a: {styles: [loud]}}"
    )
    #expect(reading.problems == ["2:64 unknown-style", "3:26 unknown-style"])
    #expect(reading.diagnostics.last?.hint == "it is a style of card")
    #expect(reading.scenarios.first?.node.text(.comparable) == "Component card\n  .bold\n  .bold\n  Text \"A\"")
  }
}
