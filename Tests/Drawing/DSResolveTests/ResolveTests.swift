import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSResolve
import DSSymbol
import DSText
import Testing

struct ResolveTests {
  @Test func `a token follows its aliases in the modes of the variant`() {
    let view = text("a", .foregroundStyle(.color(token("button.text"))))
    #expect(firstText(resolved(view).view)?.paints == [.color(Color(hex: 0x111111))])
    #expect(firstText(resolved(view, context(["scheme": "dark"])).view)?.paints == [.color(Color(hex: 0xEEEEEE))])
  }

  @Test func `a view that does not compile resolves to the compiler's error, where it is shown`() {
    let lost = DSNode(.notCompiled("no such 'b'"), at: here)
    #expect(resolved(node(.vStack(alignment: .center, spacing: nil, [text("a"), lost]))).problems == ["not-compiled"])
    #expect(resolved(node(.component("not-compiled", []))).problems.isEmpty)
  }

  @Test func `a color scheme set for a subtree switches the linked mode, and a mode inside it switches back`() {
    let dark = text(
      "a", .environment("colorScheme", .string("dark")), .foregroundStyle(.color(token("ink"))))
    #expect(firstText(resolved(dark, context()).view)?.paints == [.color(Color(hex: 0xEEEEEE))])
    let platform = Paint.system("label", here)
    let label = text("a", .foregroundStyle(platform), .environment("colorScheme", .string("dark")))
    #expect(firstText(resolved(label, context()).view)?.paints == [.color(.white)])
    let back = text(
      "a", .foregroundStyle(platform), .mode("scheme", .literal("light")), .environment("colorScheme", .string("dark")))
    #expect(firstText(resolved(back, context()).view)?.paints == [.color(.black)])
  }

  @Test func `a subtree that switches a mode looks inherited values up again`() {
    let dark = text("a", .mode("scheme", .literal("dark")), .foregroundStyle(.color(token("ink"))))
    // The foreground is set outside the switch and read inside it.
    #expect(firstText(resolved(dark).view)?.paints == [.color(Color(hex: 0xEEEEEE))])
  }

  @Test func `a modifier outside a mode switch keeps the outer mode`() {
    let view = node(
      .vStack(alignment: .center, spacing: nil, [text("a")]), .mode("density", .literal("compact")),
      .padding(.all, token("button.gap")))
    guard case .modified(.padding(let insets), _) = resolved(view).view.kind else {
      Issue.record("no padding")
      return
    }
    #expect(insets.top == 16)
    let inside = node(.group([text("a")]), .padding(.top, token("button.gap")), .mode("density", .literal("compact")))
    guard case .modified(.padding(let inner), _) = resolved(inside).view.kind else {
      Issue.record("no padding")
      return
    }
    #expect(inner == EdgeInsets(top: 8))
  }

  @Test func `each modifier wraps what is inside it, the innermost first`() {
    let view = text("a", .padding(.all, .literal(1)), .opacity(.literal(0.5)))
    guard case .modified(.effect(.opacity(0.5)), let inner) = resolved(view).view.kind,
      case .modified(.padding, let leaf) = inner.kind, case .text = leaf.kind
    else {
      Issue.record("wrong order")
      return
    }
  }

  @Test func `a modifier on a group goes to each of its views`() {
    let group = node(.group([text("a"), text("b")]), .padding(.all, .literal(2)))
    let view = resolved(node(.hStack(alignment: .center, spacing: nil, [group]))).view
    guard case .hStack(_, _, let children) = view.kind else {
      Issue.record("no stack")
      return
    }
    #expect(children.count == 2)
    for child in children { #expect({ if case .modified(.padding, _) = child.kind { true } else { false } }()) }
  }

  @Test func `a choice follows the state, and a missing case is an error`() {
    let state = EnvironmentReference("state", at: here)
    let choice = node(
      .choose(state, [DSNode.Case(key: "pressed", children: [text("down")])], fallback: [text("up")]))
    var pressed = context()
    pressed.environment["state"] = .string("pressed")
    #expect(firstText(resolved(choice).view)?.paragraph.spans[0].text == "up")
    #expect(firstText(resolved(choice, pressed).view)?.paragraph.spans[0].text == "down")
    let value = Value<Double>.choose(state, [Value.Case(key: "pressed", value: .literal(1))], fallback: nil)
    #expect(resolved(text("a", .opacity(value))).problems == ["no-case"])
  }

  @Test func `a disabled view is in the state disabled`() {
    let choice = node(
      .choose(
        EnvironmentReference("state", at: here), [DSNode.Case(key: "disabled", children: [text("off")])],
        fallback: [text("on")]), .disabled(.literal(true)))
    #expect(firstText(resolved(choice).view)?.paragraph.spans[0].text == "off")
  }

  @Test func `a token's name may hold environment values`() {
    var pressed = context()
    pressed.environment["state"] = .string("pressed")
    let view = DSNode(.text(TextNode([TextNode.Span(token("label.${state}"))])), at: here)
    #expect(firstText(resolved(view, pressed).view)?.paragraph.spans[0].text == "Pressed")
    #expect(resolved(view).problems == ["unknown-token"])
    // A mark behind the brace belongs to the name.
    let marked = DSNode(.text(TextNode([TextNode.Span(token("label.${state}\u{301}.x"))])), at: here)
    #expect(firstText(resolved(marked, pressed).view)?.paragraph.spans[0].text == "Marked")
  }

  @Test func `a typography sets family, size, weight and line height`() {
    let style = firstText(resolved(text("a", .font(.token(TokenReference(TokenPath("body"), at: here))))).view)?
      .paragraph.spans[0].style
    #expect(style == TextStyle(family: "Sans", size: 20, weight: 500, lineHeight: 30))
  }

  @Test func `a typography's case and lines are drawn, where no modifier and no other font replaces them`() {
    func span(_ modifiers: Modifier...) -> TextParagraph.Span? {
      let view = DSNode(
        .text(TextNode([TextNode.Span(.literal("Ab"))])), modifiers: modifiers, at: here)
      return firstText(resolved(view).view)?.paragraph.spans[0]
    }
    let loud = Modifier.font(.token(TokenReference(TokenPath("loud"), at: here)))
    #expect(span(loud)?.text == "AB")
    #expect(span(loud)?.style.underline == true && span(loud)?.style.strikethrough == false)
    #expect(span(.textCase(.lowercase), loud)?.text == "ab")
    #expect(span(.font(.textStyle("body", weight: nil)), loud)?.text == "Ab")
    #expect(span(.font(.parts(family: nil, size: .literal(9), weight: nil)), loud)?.text == "AB")
  }

  @Test func `text styles and tokens grow with the reader's size, points do not`() {
    var large = context()
    large.typeSize = .accessibility1
    func size(_ font: Modifier.FontNode) -> Double? {
      firstText(resolved(text("a", .font(font)), large).view)?.paragraph.spans[0].style.size
    }
    #expect(size(.textStyle("headline", weight: nil)) == 28)
    #expect(size(.token(TokenReference(TokenPath("body"), at: here))) == 20.0 * 28.0 / 17.0)
    #expect(size(.parts(family: nil, size: .literal(12), weight: nil)) == 12)
  }

  @Test func `parts of a font are put on the font above`() {
    let view = text(
      "a", .font(.parts(family: nil, size: nil, weight: .literal(700))), .font(.textStyle("title", weight: nil)))
    let style = firstText(resolved(view).view)?.paragraph.spans[0].style
    #expect(style?.size == 28)
    #expect(style?.weight == 700)
  }

  @Test func `a quieter foreground level is the same colour with less alpha`() {
    let view = text(
      "a", .foregroundStyle(.foreground(.secondary)), .foregroundStyle(.color(.literal(Color(hex: 0xFF0000)))))
    #expect(firstText(resolved(view).view)?.paints == [.color(Color(hex: 0xFF0000, alpha: 0.5))])
  }

  @Test func `levels of the usual foreground are the platform's label colours, one below the other`() {
    func paint(_ levels: Paint.Level...) -> ResolvedPaint? {
      var view = text("a")
      view.modifiers = levels.map { .foregroundStyle(.foreground($0)) }
      return firstText(resolved(view).view)?.paints.first
    }
    #expect(paint(.secondary) == .color(Color(hex: 0x3C3C43, alpha: 0.6)))
    #expect(paint(.tertiary) == .color(Color(hex: 0x3C3C43, alpha: 0.3)))
    #expect(paint(.secondary, .secondary) == paint(.tertiary))
    #expect(paint(.primary, .secondary) == paint(.secondary))
    #expect(paint(.tertiary, .tertiary) == .color(Color(hex: 0x3C3C43, alpha: 0.09)))
  }

  @Test func `platform colours follow the linked mode`() {
    let view = text("a", .foregroundStyle(.system("systemBackground", here)))
    #expect(firstText(resolved(view).view)?.paints == [.color(.white)])
    #expect(firstText(resolved(view, context(["scheme": "dark"])).view)?.paints == [.color(.black)])
  }

  @Test func `platform colours in gradients follow the linked mode, also one that a view switches`() throws {
    let color = try #require(Value.system("systemBackground", at: here))
    let stops = [Paint.Stop(color: color), Paint.Stop(color: try #require(Value.system("white", at: here)))]
    func view(_ modifiers: Modifier...) -> DSNode {
      DSNode(
        .paint(.linearGradient(.stops(stops), start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))),
        modifiers: modifiers, at: here)
    }
    func first(_ view: DSNode, _ context: ResolveContext = context()) -> Color? {
      guard case .paint(.linearGradient(let found, _, _)) = resolved(view, context).view.kind else { return nil }
      return found.first?.color
    }
    #expect(first(view()) == .white)
    #expect(first(view(), context(["scheme": "dark"])) == .black)
    #expect(first(view(.mode("scheme", .literal("dark")))) == .black)
    #expect(first(view(.environment("colorScheme", .string("dark")))) == .black)
    #expect(Value.system("blu", at: here) == nil)
  }

  @Test func `all problems of a tree are found in one go`() {
    let view = node(
      .vStack(
        alignment: .leading, spacing: token("gpa"),
        [
          text("a", .foregroundStyle(.color(token("gap")))), text("b", .font(.textStyle("headlne", weight: nil))),
          node(.image(ImageNode(.symbol(.literal("star"))))), text("c", .mode("schema", .literal("dark"))),
          text("d", .opacity(.literal(2))), text("e", .frame(width: .literal(.nan), height: nil, alignment: .center)),
          text("f", .foregroundStyle(.system("blu", here))), text("g", .environment("statr", .boolean(true))),
        ]))
    #expect(
      resolved(view).problems == [
        "unknown-token", "wrong-token-type", "unknown-text-style", "unknown-symbol", "unknown-mode",
        "number-out-of-range", "number-out-of-range", "unknown-color", "unknown-environment-value",
      ])
  }

  @Test func `a shadow's blur is twice its deviation, and spread needs an outline`() {
    let shadow = Modifier.shadow(.token(TokenReference(TokenPath("depth"), at: here)))
    #expect(resolved(text("a", shadow)).problems == ["shadow-without-outline"])
    let card = text("a", .backgroundStyle(.color(.literal(.white)), in: .capsule), shadow)
    guard case .modified(.effect(.shadow(let shadows)), _) = resolved(card).view.kind else {
      Issue.record("no shadow")
      return
    }
    #expect(shadows == [ResolvedShadow(color: .black, sigma: 4, y: 2, spread: 1)])
  }

  @Test(
    arguments: [
      (ShapeNode.rectangle, []), (.roundedRectangle(ShapeNode.Radii(.literal(8)), .circular), []), (.capsule, []),
      (.ellipse, []),
      (.circle, ["shadow-without-outline"]),
    ] as [(ShapeNode, [String])])
  func `a filled shape in a frame of fixed sides is an outline, if it takes all of it`(
    shape: ShapeNode, problems: [String]
  ) {
    let frame = Modifier.frame(width: .literal(40), height: .literal(30), alignment: .center)
    let shadow = Modifier.shadow(.token(TokenReference(TokenPath("depth"), at: here)))
    let view = node(.shape(shape, .fill(.color(.literal(.white)))), frame, shadow)
    #expect(resolved(view).problems == problems)
    #expect(resolved(text("a", frame, shadow)).problems == ["shadow-without-outline"])
  }

  @Test func `gradient positions that are left out are spaced evenly`() {
    let stops = [0, nil, nil, 0.9, nil].map { Paint.Stop(color: .literal(.black), location: $0) }
    let view = node(.paint(.linearGradient(.stops(stops), start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))))
    guard case .paint(.linearGradient(let found, _, _)) = resolved(view).view.kind else {
      Issue.record("no gradient")
      return
    }
    #expect(found.map { ($0.position * 100).rounded() } == [0, 30, 60, 90, 100])
  }

  @Test func `an unknown context names those that exist`() {
    var bag = DiagnosticBag()
    _ = resolve(text("a"), in: context(["scheme": "drak"]), &bag)
    #expect(bag.diagnostics.map(\.id) == ["unknown-context"])
    #expect(bag.diagnostics[0].hint == "did you mean 'dark'?")
  }

  @Test func `a system symbol is the design system's own where it has one, else a drawing of ours`() {
    let view = node(.image(ImageNode(.systemSymbol("star.fill"))))
    func name(_ context: ResolveContext) -> String? {
      guard case .image(let image) = resolved(view, context).view.kind,
        case .symbol(let symbol, _) = image.source
      else { return nil }
      return symbol.name
    }
    #expect(name(context()) == "star.fill")
    var own = context()
    own.symbols["star-fill"] = .read(Symbol(name: "own", viewBox: Rect(size: Size(width: 1, height: 1)), layers: []))
    #expect(name(own) == "own")
  }

  @Test func `a system symbol without a drawing is a placeholder, with a warning that says what to do`() {
    var bag = DiagnosticBag()
    let view = resolve(node(.image(ImageNode(.systemSymbol("star.fil")))), in: context(), &bag)
    #expect(bag.diagnostics.map(\.id) == ["undrawn-symbol"])
    #expect(!bag.hasErrors)
    #expect(bag.diagnostics.first?.location == here)
    #expect(bag.diagnostics.first?.message.contains("'star.fil'") == true)
    let hint = bag.diagnostics.first?.hint ?? ""
    #expect(hint.contains("'star.fill'") && hint.contains("'star.fil.svg'") && hint.contains("'symbols'"))
    guard case .image(let image) = view.kind, case .symbol(let symbol, _) = image.source else {
      Issue.record("no placeholder")
      return
    }
    #expect(symbol == SystemSymbols.placeholder)
  }

  @Test func `a project's own drawing may have dots or hyphens in its name, and comes before ours`() {
    let plain = Symbol(name: "own", viewBox: Rect(size: Size(width: 1, height: 1)), layers: [])
    for (file, name) in [("star.fill", "star.fill"), ("star-fill", "star.fill"), ("my.own", "my.own")] {
      var own = context()
      own.symbols[file] = .read(plain)
      let found = resolved(node(.image(ImageNode(.systemSymbol(name)))), own)
      guard case .image(let image) = found.view.kind, case .symbol(let symbol, _) = image.source else {
        Issue.record("no symbol")
        return
      }
      #expect(symbol.name == "own" && found.problems.isEmpty)
    }
  }
}
