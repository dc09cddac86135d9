import DSDiagnostics
import DSGeometry
import DSNode
import Testing

@testable import DSNodeText

struct NodeTextTests {
  private let card = SourceLocation(file: "My card.yaml", line: 4, column: 3)
  private let picture = ImageFile(name: "star.png", format: .png, bytes: [137, 80, 78, 71], scale: 2)

  private var node: DSNode {
    let state = EnvironmentReference("state", at: SourceLocation(file: "card.yaml", line: 5))
    let title = DSNode(
      .text(
        TextNode([
          TextNode.Span(.literal("Say \"hi\"")), TextNode.Span(.token(TokenReference(TokenPath("title"), at: card))),
        ])),
      modifiers: [.font(.textStyle("headline", weight: .literal(600)))], name: "title", at: card)
    return DSNode(
      .hStack(
        alignment: .center, spacing: .literal(8),
        [
          title, DSNode(.image(ImageNode(.file(picture, dark: picture))), at: .unknown),
          DSNode(.shape(.capsule, .fill(.system("red", card))), modifiers: [.mark(LayoutMark(id: 978))], at: .unknown),
        ]),
      modifiers: [
        .opacity(.choose(state, [.init(key: "pressed", value: .literal(0.5))], fallback: .literal(1))),
        .background([DSNode(.paint(.color(.literal(Color(hex: 0xFF8000)))), at: .unknown)], alignment: .topLeading),
      ], at: card)
  }

  @Test func `a view is a line, and what belongs to it stands below`() {
    #expect(
      node.text == """
        HStack center spacing=8 @"My card.yaml":4:3
          .opacity $state@card.yaml:5[pressed: 0.5, else: 1]
          .background leading-top
            Paint #ff8000
          Text "Say \\"hi\\"" {title}@"My card.yaml":4:3 name=title @"My card.yaml":4:3
            .font style(headline weight=600)
          Image file(star.png png scale=2 bytes=1 dark=file(star.png png scale=2 bytes=1))
          Shape Capsule fill system(red)@"My card.yaml":4:3
            .mark 978
        bytes 1 "89504e47"
        """)
  }

  @Test func `what tests compare leaves out places, bytes and the numbers of marks`() throws {
    let text = node.text(.comparable)
    #expect(
      text == """
        HStack center spacing=8
          .opacity $state[pressed: 0.5, else: 1]
          .background leading-top
            Paint #ff8000
          Text "Say \\"hi\\"" {title} name=title
            .font style(headline weight=600)
          Image file(star.png png scale=2 dark=file(star.png png scale=2))
          Shape Capsule fill system(red)
            .mark 1
        """)
    #expect(try DSNode(reading: text).location == SourceLocation(file: ""))
  }
}
