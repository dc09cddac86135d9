import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSResolve
import DSText
import Testing

/// Views that are repeated over tokens, in the theme and the modes of a shot.
struct TokenListTests {
  private let theme = Theme(
    name: "test", modes: [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")]
  ) {
    Token("space.10", .dimension(40))
    Token("space.2", .dimension(8))
    Token("space.large.wide", .dimension(4))
    Token("color.ink", .color(Color(hex: 0x000000)))
    Token("color.paper", .color(Color(hex: 0xFFFFFF)))
    Token("color.broken", alias: "nowhere")
    Token("colors", .string("None of the group"))
    When("scheme", is: "dark") {
      Token("night.sky", .color(Color(hex: 0x112233)))
      Token("color.ink", .color(Color(hex: 0x767676)))
      Token("color.night", .color(Color(hex: 0x112233)))
    }
  }

  /// The texts of a list of one field of each element.
  private func texts(
    _ list: TokenListNode, _ fields: TokenListNode.Field..., modes: [String: String] = [:], in theme: Theme? = nil
  ) -> (texts: [String], problems: [String], tokens: Set<String>) {
    var context = ResolveContext(theme: theme ?? self.theme, modes: ModeSelection(modes))
    context.families = ["Sans"]
    context.font = [.parts(family: .literal(["Sans"]), size: .literal(17), weight: .literal(400))]
    let uses = UsedInputs()
    context.uses = uses
    let spans = fields.map { field in
      TextNode.Span(.environment(EnvironmentReference(list.environmentName(of: field), at: here)))
    }
    let (view, problems) = resolved(
      node(.vStack(alignment: .leading, spacing: nil, [node(.forEachToken(list, [node(.text(TextNode(spans)))]))])),
      context)
    guard case .vStack(_, _, let children) = view.kind else { return ([], problems, []) }
    let texts = children.compactMap { firstText($0)?.paragraph.spans.map(\.text).joined(separator: " ") }
    return (texts, problems, Set(uses.tokens.values.joined().map(\.description)))
  }

  private func list(
    _ group: String, of element: TokenListNode.Element = .tokens, type: String? = nil,
    by order: TokenListNode.Order = .name
  ) -> TokenListNode {
    TokenListNode(element, in: .literal(group), type: type, order: order, name: "token")
  }

  @Test func `tokens of a group are listed as people count, or by their values`() {
    #expect(
      texts(list("space"), .index, .path, .value).texts
        == ["0 space.2 8 pt", "1 space.10 40 pt", "2 space.large.wide 4 pt"])
    #expect(texts(list("space", by: .value), .name).texts == ["wide", "2", "10"])
    #expect(texts(list("", type: "string"), .path, .type).texts == ["colors string"])
  }

  @Test func `groups are those that hold tokens of the type themselves`() {
    #expect(texts(list("", of: .groups), .path).texts == ["", "color", "space", "space.large"])
    #expect(
      texts(list("space", of: .groups, type: "dimension"), .path, .name, .group).texts
        == ["space space ", "space.large large space"])
    #expect(texts(list("space", of: .groups, type: "color"), .path).texts == [])
  }

  @Test func `each shot lists the tokens of its own modes, and counts as a user of them`() {
    let light = texts(list("color"), .name, .value, .onWhite, .onBlack)
    #expect(light.texts == ["ink #000000 21 1", "paper #ffffff 1 21"])
    #expect(light.tokens == ["color.ink", "color.paper"])
    let dark = texts(list("color"), .name, .onWhite, modes: ["scheme": "dark"])
    // 4.54, rounded down.
    #expect(dark.texts == ["ink 4.5", "night 16.1", "paper 1"])
    #expect(dark.tokens == ["color.ink", "color.night", "color.paper"])
  }

  @Test func `a group without tokens is an error, with a name that exists`() {
    #expect(texts(list("colour"), .path).problems == ["unknown-token-group"])
    #expect(texts(list("space", type: "color"), .path).problems == [])
    // Other modes have it.
    #expect(texts(list("night"), .path).problems == [])
  }

  @Test func `a value that is given by the name of its token is drawn as its type asks`() {
    let value = EnvironmentReference("token-value", at: here)
    let swatch = node(.paint(.color(.environment(value))))
    let (view, problems) = resolved(
      node(.forEachToken(list("space"), [swatch])), ResolveContext(theme: theme))
    #expect(problems == ["wrong-token-type", "wrong-token-type", "wrong-token-type"], "\(view)")
  }

  /// Colours with names that say what they are for, and tokens of motion.
  private let named = Theme(name: "named") {
    Token("color.bg.default", .color(.white))
    Token("color.text.muted", .color(Color(hex: 0x767676)))
    Token("color.wide", .color, .string("color(display-p3 1 0 0)"))
    Token("motion.ease", .cubicBezier(0.4, -0.5, 0.2, 1.5))
    Token("motion.enter", .transition(TransitionValue(duration: 0.25, delay: 0, timingFunction: [0, 0, 1, 1])))
    Token("motion.far", .cubicBezier(0, 1e9, 1, 1))
    Token("motion.fast", .duration(0.1))
  }

  @Test func `a colour has the contrast with the background that its name speaks of, and its gamut`() {
    #expect(
      texts(list("color"), .name, .onGround, .gamut, in: named).texts == [
        "default  ", "muted 4.5 on color.bg.default ", "wide  Display P3",
      ])
    // The text shows the background, too.
    #expect(texts(list("color.text"), .onGround, in: named).tokens == ["color.bg.default", "color.text.muted"])
  }

  @Test func `times are numbers of milliseconds`() {
    #expect(
      texts(list("motion"), .name, .milliseconds, in: named).texts == ["ease 0", "enter 250", "far 0", "fast 100"])
  }

  @Test func `a timing curve is the outline of its token in a square, and nothing else has one`() {
    func drawn(_ name: String) -> (view: ResolvedNode, problems: [String]) {
      let curve = ShapeNode.timingCurve(TokenReference(TokenPath("motion." + name), at: here))
      return resolved(node(.shape(curve, .fill(nil))), ResolveContext(theme: named))
    }
    let (view, problems) = drawn("ease")
    #expect(problems == [])
    let expected = Path([
      .move(Point(x: 0, y: 1)),
      .cubic(Point(x: 1, y: 0), control1: Point(x: 0.4, y: 1.5), control2: Point(x: 0.2, y: -0.5)),
    ])
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    if case .shape(.path(let path, unit, .nonZero), _) = view.kind {
      #expect(path == expected)
    } else {
      Issue.record("\(view)")
    }
    #expect(drawn("enter").problems == [])
    #expect(drawn("fast").problems == ["wrong-token-type"])
    #expect(drawn("far").problems == ["out-of-range"])
  }
}
