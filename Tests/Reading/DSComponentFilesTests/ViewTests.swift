import DSDiagnostics
import DSNode
import DSNodeText
import DSShots
import Testing

@testable import DSComponentFiles

/// Views and modifiers of component files, as dumps of what they become.
struct ViewTests {
  private func expect(_ body: String, _ dump: String) throws {
    let reading = try Reading(body: body)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(reading.dump == dump)
  }

  @Test("Every example of the vocabulary is read, and its list of arguments is the one that is asked for")
  func examples() throws {
    for view in Vocabulary.views where view.name != "Component" {
      let example = view.example.replacing("${name}", with: "$title")
      let reading = try Reading(body: example)
      #expect(reading.diagnostics.map(\.text) == [], "\(view.name)")
    }
    for modifier in Vocabulary.modifiers where !["environment", "style"].contains(modifier.name) {
      func text(_ modifiers: String) throws -> String? {
        let reading = try Reading(body: (modifier.decodeShape == nil ? "Text: A" : "Circle: ") + modifiers)
        #expect(reading.diagnostics.map(\.text) == [], "\(modifier.name)")
        return reading.scenarios.first?.node.text(.comparable)
      }
      #expect(try text("\nmodifiers:\n  - \(modifier.example)") != text(""), "\(modifier.name)")
    }
  }

  @Test func `a part of an outline comes first among the modifiers of a shape`() throws {
    try expect(
      """
      Circle: {stroke: black}
      modifiers:
        - trim: {from: 0.25, to: 0.75}
        - trim: {to: "{size.s}"}
        - opacity: 0.5
      """,
      """
      Shape trim(trim(Circle from=0.25 to=0.75) from=0 to={size.s}) stroke #000000 lineWidth=1
        .opacity 0.5
      """)
    func problems(_ body: String) throws -> [String] { try Reading(body: body).diagnostics.map(\.id) }
    #expect(try problems("Text: A\nmodifiers: [trim: {to: 0.5}]") == ["misplaced-modifier"])
    #expect(try problems("Circle:\nmodifiers: [opacity: 0.5, trim: {to: 0.5}]") == ["misplaced-modifier"])
    #expect(
      try problems("Circle:\nmodifiers: [If: {environment: isNew, then: [trim: {to: 0.5}]}]")
        == ["misplaced-modifier"])
    #expect(try problems("Circle:\nmodifiers: [trim: {to: 1.5}]") == ["out-of-range"])
    #expect(try problems("Circle:\nmodifiers: [trim]") == [])
  }

  @Test func `colours, letters and directions of a view are changed by SwiftUI's names`() throws {
    try expect(
      """
      Text: A
      modifiers:
        - textCase: uppercase
        - textCase: none
        - monospacedDigit
        - fontWidth: condensed
        - fontWidth: 62.5
        - font: {style: title, width: expanded}
        - font: {size: 12, width: 90}
        - baselineOffset: 4
        - brightness: -0.2
        - contrast: 1.5
        - saturation: "{size.s}"
        - grayscale: 0.8
        - hueRotation: 90
        - colorInvert
        - colorMultiply: "#ff0000"
        - luminanceToAlpha
        - rotation3DEffect: {degrees: 40, y: 1}
        - rotation3DEffect: {degrees: "{size.s}", x: 1, z: 0.5, anchor: top, perspective: 0}
        - flipsForRightToLeftLayoutDirection
        - flipsForRightToLeftLayoutDirection: false
      """,
      """
      Text "A"
        .textCase uppercase
        .textCase
        .fontTraits monospacedDigits
        .fontTraits width=-0.2
        .fontTraits width=-0.375
        .font traits(style(title) width=0.2)
        .font traits(parts(size=12) width=-0.1)
        .baselineOffset 4
        .colorEffect brightness(-0.2)
        .colorEffect contrast(1.5)
        .colorEffect saturation({size.s})
        .colorEffect grayscale(0.8)
        .colorEffect hueRotation(90)
        .colorEffect matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
        .colorEffect multiply(#ff0000)
        .colorEffect matrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0])
        .rotation3DEffect 40 x=0 y=1 z=0 anchor=[0.5, 0.5] perspective=1
        .rotation3DEffect {size.s} x=1 y=0 z=0.5 anchor=[0.5, 0] perspective=0
        .flipsForRightToLeft
      """)
  }

  @Test func `a turn in space needs an axis, and is bounded`() throws {
    func problems(_ turn: String) throws -> [String] {
      try Reading(body: "Circle:\nmodifiers: [rotation3DEffect: \(turn)]").diagnostics.map(\.id)
    }
    #expect(try problems("{degrees: 40}") == ["missing-argument"])
    #expect(try problems("{y: 1}") == ["missing-argument"])
    #expect(try problems("{degrees: 40, y: 2}") == ["out-of-range"])
    #expect(try problems("{degrees: 40, y: 1, perspective: -1}") == ["out-of-range"])
    #expect(try problems("{degrees: 40, y: 1}") == [])
  }

  @Test("Containers take lists, scalars are texts, names alone are views")
  func containers() throws {
    try expect(
      """
      VStack:
        alignment: leading
        spacing: "{space.s}"
        content:
          - Hello ${title}
          - HStack: [$title, Spacer, Divider]
          - ZStack: {alignment: topTrailing, content: [Circle, \\$5]}
          - Grid: [GridRow: [Text: A]]
      """,
      """
      VStack leading spacing={space.s}
        Text "Hello Buy"
        HStack center
          Text "Buy"
          Spacer
          Divider
        ZStack trailing-top
          Shape Circle fill
          Text "$5"
        Grid center-center
          GridRow
            Text "A"
      """)
  }

  @Test("Arguments come by name, by position or as the first")
  func positions() throws {
    try expect(
      """
      Text: A
      name: label
      modifiers:
        - padding
        - padding: 4
        - padding: horizontal
        - padding: [horizontal, 8]
        - padding: [top, leading]
        - padding: {horizontal: 1, top: 2}
        - padding: {edges: [top, leading], length: "{space.m}"}
        - frame: [10, 20]
        - frame: {maxWidth: infinity, alignment: leading}
        - background: {Circle: {fill: red}}
        - background: red
        - background: {style: {color: tint, opacity: 0.5}, in: {RoundedRectangle: {cornerRadius: {topLeading: 4}}}}
        - overlay: [Circle]
        - font: {size: 12, weight: bold}
        - shadow: "{elevation.low}"
        - shadow: {list: [{color: black, y: 2, blur: 4}]}
        - border: {style: primary, dash: dashed}
      """,
      """
      Text "A" name=label
        .padding all
        .padding all 4
        .padding leading+trailing
        .padding leading+trailing 8
        .padding top+leading
        .paddingInsets top=2 leading=1 bottom=0 trailing=1
        .padding top+leading {space.m}
        .frame width=10 height=20 center-center
        .flexibleFrame maxWidth=inf leading-center
        .background center-center
          Shape Circle fill system(red)
        .backgroundStyle system(red)
        .backgroundStyle opacity(tint 0.5) in=RoundedRectangle([4, 0, 0, 0] continuous)
        .overlay center-center
          Shape Circle fill
        .font parts(size=12 weight=700)
        .shadow {elevation.low}
        .shadow [shadow(#000000 x=0 y=2 blur=4 spread=0)]
        .border foreground(primary) style=dashed
      """)
  }

  @Test("Choices by a parameter are decided, choices by the state and the environment are kept")
  func choices() throws {
    try expect(
      """
      - Text: A
        modifiers:
          - padding: {switch: $size, small: 4, large: 8}
          - opacity: {switch: state, "pressed, disabled": 0.5, default: 1}
          - foregroundStyle: {switch: "@hue", critical: "{c.$size.${state}}", default: {color: "{c.a}", opacity: 0.2}}
          - font: {switch: density, compact: caption, default: "{f.b}"}
          - mode: {hue: {switch: state, pressed: critical, default: "@hue"}}
      - Switch: {on: $size, cases: {small: [Text: S], large: [Text: L]}}
      - Switch: {on: state, cases: {loading: [Text: …]}, default: [Text: B]}
      - If: {parameter: icon, then: [Image: {symbol: $icon}], else: [Text: none]}
      - If: {all: [{environment: isNew}, {not: {state: [pressed, hovered]}}], then: [Text: C]}
      """,
      """
      Text "A"
        .padding all 4
        .opacity $state[pressed: 0.5, disabled: 0.5, else: 1]
        .foregroundStyle choose($hue[critical: {"c.small.${state}"}, else: opacity({c.a} 0.2)])
        .font $density[compact: style(caption), else: {f.b}]
        .mode hue $state[pressed: "critical", else: $hue]
      Group
        Text "S"
      Choose $state
        case loading
          Text "…"
        else
          Text "B"
      Group
        Text "none"
      Group
        Choose $isNew
          case true
            Choose $state
              case pressed
              case hovered
              else
                Text "C"
      """)
  }

  @Test("ForEach repeats over lists, fields and numbers")
  func repetition() throws {
    try expect(
      """
      - ForEach: {in: $rows, as: row, content: ["${index}: ${row.name}", $row.name]}
      - ForEach: {in: {from: 1, to: $count}, content: ["${item}"]}
      - ForEach: {in: [x], content: ["{a.${item}.b}"]}
      """,
      """
      Group
        Text "0: a"
        Text "a"
        Text "1: b"
        Text "b"
      Group
        Text "1"
        Text "2"
        Text "3"
      Group
        Text {a.x.b}
      """)
  }

  @Test("Texts with pieces, shapes with lines, gradients and paths")
  func details() throws {
    try expect(
      """
      - Text: {spans: [{text: A}, {text: $title, modifiers: [bold]}]}
      - RoundedRectangle: {cornerRadius: 4, style: circular, strokeBorder: "{c}", lineWidth: 2, dash: [1, 2]}
      - Path: {d: M0 0 L1 0 Z, viewBox: [0, 0, 1, 1], fillRule: evenOdd}
      - LinearGradient: {stops: [{color: white, location: 0}, {color: "{c}", location: 1, opacity: 0.5}]}
      - Image: {asset: photo, resizable: true, scale: 2}
      """,
      """
      Text
        span "A"
        span "Buy"
          .bold
      Shape RoundedRectangle(4 circular) strokeBorder {c} lineWidth=2 dash=[1, 2]
      Shape Path([move([0, 0]), line([1, 0]), close] viewBox=[0, 0, 1, 1] rule=evenOdd) fill
      Paint linear([stop(color=#ffffff at=0), stop(color={c} at=1 opacity=0.5)] from=[0.5, 0] to=[0.5, 1])
      Image asset("photo" scale=2) resizable
      """)
  }

  @Test("Colours of the platform stand in gradients and shadows, by the platform, the scheme and the contrast")
  func platformColors() throws {
    let reading = try Reading(
      body: """
        VStack:
          - LinearGradient: {colors: [red, gray, white]}
          - LinearGradient: {stops: [{color: {color: red, opacity: 0.5}}, {color: blue}]}
        modifiers: [shadow: {list: [{color: red, blur: 4}]}]
        """)
    #expect(reading.problems == [])
    #expect(reading.dump.contains("linear([stop(color=$platform.look[dark: #ff453a, "))
    #expect(reading.dump.contains(#""ios26 light": #ff383c, "ios26 dark": #ff4245, "#))
    #expect(reading.dump.contains("else: #ff3b30]), stop(color=$platform.look["))
    #expect(reading.dump.contains(".shadow [shadow($platform.look[dark: #ff453a, "))
    #expect(reading.dump.contains("$platform.look[dark: rgb(#ff453a alpha=0.5), "))
    #expect(reading.dump.contains("else: #8e8e93]), stop(color=#ffffff)"))
  }

  @Test("Colours of the views around stand in no gradient, and one colour is asked for where it is stored")
  func inheritedColors() throws {
    let reading = try Reading(body: "LinearGradient: {colors: [secondary, rde]}")
    #expect(reading.diagnostics.map(\.id) == ["unknown-value", "unknown-value"])
    #expect(reading.diagnostics.last?.hint == "did you mean 'red'?")
    let stored = try Reading("component: a\nenvironment: {c: {type: color, default: red}}\nbody: {Text: A}")
    #expect(stored.problems == ["2:41 undecidable"])
  }
}
