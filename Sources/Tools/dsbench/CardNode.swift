import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

extension Card {
  private static let place = SourceLocation(file: "card.yaml", line: 1, column: 1)

  /// The card as a view: what a component file would be decoded to.
  var node: DSNode {
    let shape = ShapeNode.roundedRectangle(ShapeNode.Radii(.literal(radius)), .circular)
    let content = view(
      .vStack(
        alignment: .leading, spacing: token("gapWide"), [header, bodyText, view(.spacer(minLength: nil)), footer]))
    let card = view(
      .component("Card", [content]),
      .padding(.all, token("inset")),
      .flexibleFrame(filling(.topLeading)),
      .backgroundStyle(.color(token("surface")), in: shape),
      .border(
        Modifier.BorderNode(paint: .color(token("line")), width: token("lineWidth"), shape: shape)),
      .shadow(.token(reference("elevation"))),
      .padding(.all, .literal(inset)),
      .frame(width: .literal(Self.size.width), height: .literal(Self.size.height), alignment: .center),
      .backgroundStyle(.color(token("page")), in: nil))
    return card
  }

  private var header: DSNode {
    let avatar = icon(
      0, .frame(width: .literal(40), height: .literal(40), alignment: .center),
      .backgroundStyle(
        accent.map { .opacity(.color(.literal($0)), .literal(0.15)) } ?? .color(token("avatar")), in: .circle))
    let texts = view(
      .vStack(
        alignment: .leading, spacing: .literal(2),
        [
          text(
            title, "title", .lineLimit(1, reservesSpace: false),
            .font(.parts(family: nil, size: .literal(titleSize), weight: nil)), .foregroundStyle(.color(token("title")))
          ),
          text(subtitle, "subtitle", .lineLimit(1, reservesSpace: false), .foregroundStyle(.color(token("subtitle")))),
        ]))
    return view(
      .hStack(
        alignment: .center, spacing: token("gapWide"),
        [avatar, texts, view(.spacer(minLength: nil)), icon(1)]))
  }

  private var bodyText: DSNode { text(body, "body", .foregroundStyle(.color(token("body")))) }

  private var footer: DSNode {
    let caption = text(caption, "caption", .foregroundStyle(.color(token("caption"))))
    let fill: Paint = accent.map { .color(.literal($0)) } ?? .color(token("buttonFill"))
    let ink: Paint = accent == nil ? .color(token("buttonText")) : .color(.literal(.white))
    let button = view(
      .component(
        "Button",
        [view(.hStack(alignment: .center, spacing: token("gap"), [icon(4, tint: ink), text(button, "button")]))]),
      .foregroundStyle(ink),
      .padding(.horizontal, token("inset")), .padding(.vertical, token("gapWide")),
      .backgroundStyle(fill, in: .roundedRectangle(ShapeNode.Radii(.literal(radius / 2)), .circular)))
    return view(
      .hStack(
        alignment: .center, spacing: token("gap"), [icon(2), caption, icon(3), view(.spacer(minLength: nil)), button]))
  }

  private func icon(_ number: Int, tint: Paint? = nil, _ modifiers: Modifier...) -> DSNode {
    DSNode(
      .image(ImageNode(.symbol(.literal(icons[number])), resizable: true)),
      modifiers: [
        .frame(width: .literal(iconSize), height: .literal(iconSize), alignment: .center),
        .foregroundStyle(tint ?? .color(token("icon"))),
      ] + modifiers, name: "icon", at: Self.place)
  }

  private func text(_ characters: String, _ style: String, _ modifiers: Modifier...) -> DSNode {
    DSNode(
      .text(TextNode([TextNode.Span(.literal(characters))])),
      modifiers: modifiers + [.font(.token(reference("type.\(style)")))], name: style, at: Self.place)
  }

  private func view(_ kind: DSNode.Kind, _ modifiers: Modifier...) -> DSNode {
    DSNode(kind, modifiers: modifiers, at: Self.place)
  }

  private func filling(_ alignment: Alignment) -> Modifier.FlexibleFrame {
    var frame = Modifier.FlexibleFrame(alignment: alignment)
    frame.maxWidth = .literal(.infinity)
    frame.maxHeight = .literal(.infinity)
    return frame
  }

  private func reference(_ name: String) -> TokenReference { TokenReference(TokenPath("card.\(name)"), at: Self.place) }

  private func token<Literal>(_ name: String) -> Value<Literal> { .token(reference(name)) }
}
