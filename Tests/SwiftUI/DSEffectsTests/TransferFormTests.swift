import Foundation
import Testing
import ViewTestSupport

@testable import DSControls
@testable import DSEffects
@testable import DSFoundation
@testable import DSView

private struct Card: Codable, Transferable {
  var title: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
}

@MainActor @Suite struct TransferFormTests {
  @Test("What is dragged and dropped leaves the picture as it is")
  func dragging() {
    let view = Text("a")
      .draggable(Card(title: "a"))
      .draggable(Color.red) { Text("b") }
      .dropDestination(for: Card.self) { cards, _ in
        !cards.isEmpty
      } isTargeted: { _ in
      }
      .onDrag { NSItemProvider(object: NSString(string: "a")) }
      .onDrop(of: [.plainText, .url], isTargeted: nil) { providers in !providers.isEmpty }
      .onDrop(of: [.image], isTargeted: .constant(false)) { _, location in location.x > 0 }
      .copyable([Card(title: "a")])
    #expect(dump(view) == dump(Text("a")))
  }

  @Test("A panel of files is not drawn, which the run says")
  func panel() {
    func panel(_ shown: Bool) -> some View {
      Text("a").fileImporter(isPresented: .constant(shown), allowedContentTypes: [.json, .pdf]) { _ in }
    }
    #expect(warnings(panel(false)).isEmpty)
    #expect(warnings(panel(true)) == ["a panel of files is not drawn"])
  }

  @Test("A symbol that waits to be drawn is not there")
  func strokes() {
    #expect(dump(Image(systemName: "star").symbolEffect(.drawOn.byLayer, isActive: true)).contains(".opacity 0"))
    #expect(dump(Image(systemName: "star").symbolEffect(.drawOff, isActive: false)).contains(".opacity 1"))
    #expect(
      !dump(Image(systemName: "star").symbolEffect(.rotate, options: .repeat(.periodic(delay: 1)))).contains(
        ".opacity 0"))
  }
}
