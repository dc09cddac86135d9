import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSResolve

let here = SourceLocation(file: "test.yaml", line: 1, column: 1)

/// A typography in capitals with a line.
private let loud: TypographyValue = {
  var typography = TypographyValue(fontFamily: ["Sans"], fontSize: 20)
  typography.textCase = .uppercase
  typography.textDecoration = .underline
  return typography
}()

/// A theme of two schemes and two densities, with aliases across them.
let theme = Theme(
  name: "test",
  modes: [
    Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
    Theme.Mode(name: "density", contexts: ["regular", "compact"], defaultContext: "regular"),
  ]
) {
  Token("ink", .color(Color(hex: 0x111111)))
  Token("gap", .dimension(16))
  Token("button.text", alias: "ink")
  Token("button.gap", alias: "gap")
  Token("label.pressed", .string("Pressed"))
  Token("label.pressed\u{301}.x", .string("Marked"))
  Token("depth", .shadow([ShadowValue(color: .black, offsetY: 2, blur: 8, spread: 1)]))
  Token(
    "body",
    .typography(TypographyValue(fontFamily: ["Absent", "Sans"], fontSize: 20, fontWeight: 500, lineHeight: 1.5)))
  Token("loud", .typography(loud))
  When("scheme", is: "dark") { Token("ink", .color(Color(hex: 0xEEEEEE))) }
  When("density", is: "compact") { Token("gap", .dimension(8)) }
}

func context(_ modes: [String: String] = [:]) -> ResolveContext {
  var context = ResolveContext(theme: theme, modes: ModeSelection(modes))
  context.schemeMode = "scheme"
  context.families = ["Sans"]
  context.font = [.parts(family: .literal(["Sans"]), size: .literal(17), weight: .literal(400))]
  return context
}

func node(_ kind: DSNode.Kind, _ modifiers: Modifier...) -> DSNode { DSNode(kind, modifiers: modifiers, at: here) }

func text(_ characters: String, _ modifiers: Modifier...) -> DSNode {
  DSNode(.text(TextNode([TextNode.Span(.literal(characters))])), modifiers: modifiers, at: here)
}

func token<Literal>(_ path: String) -> Value<Literal> { .token(TokenReference(TokenPath(path), at: here)) }

/// What resolving gives, and the ids of what is wrong.
func resolved(_ node: DSNode, _ context: ResolveContext = context()) -> (view: ResolvedNode, problems: [String]) {
  var bag = DiagnosticBag()
  let view = resolve(node, in: context, &bag)
  return (view, bag.diagnostics.map(\.id))
}

/// The first text found in a view.
func firstText(_ view: ResolvedNode) -> ResolvedText? {
  switch view.kind {
  case .text(let text): text
  case .modified(_, let child): firstText(child)
  case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children),
    .grid(_, _, _, let children), .gridRow(_, let children), .viewThatFits(_, let children),
    .lazyGrid(_, let children), .scrollView(_, let children), .custom(_, let children):
    children.lazy.compactMap(firstText).first
  case .empty, .image, .paint, .shape, .spacer, .divider, .deferred: nil
  }
}
