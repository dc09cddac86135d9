import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor struct SymbolTests {
  @Test func `a symbol has the mode and value that it is given, else the mode around it`() {
    let own = Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical)
    #expect(dump(own) == "Image systemSymbol(wifi) symbolMode=hierarchical variableValue=0.5")
    #expect(dump(own.symbolRenderingMode(.palette)).contains("(wifi) symbolMode=palette"))
    let around = Group { Image(systemName: "wifi") }.symbolRenderingMode(.multicolor)
    #expect(dump(around) == "Image systemSymbol(wifi) symbolMode=multicolor")
    let inside = HStack { Image(systemName: "star") }.symbolRenderingMode(.hierarchical)
    #expect(dump(inside).contains("Image systemSymbol(star) symbolMode=hierarchical"))
  }

  @Test func `words are added to a symbol's name in the order of its names`() {
    let crossed = Image(systemName: "mic").symbolVariant(.slash.circle.fill)
    #expect(dump(crossed).contains(#"variants=["slash.circle.fill", "#))
    #expect(dump(Image(systemName: "star").symbolVariant(.fill)).contains(#"variants=["fill"]"#))
  }

  @Test func `a run says where symbols should be filled with gradients or drawn by a value`() {
    func count(_ view: some View) -> Int { warnings(view).count }
    let image = Image(systemName: "wifi", variableValue: 0.5)
    #expect(count(image.symbolColorRenderingMode(.flat).symbolVariableValueMode(.color)) == 0)
    #expect(count(image.symbolColorRenderingMode(.gradient)) == 1)
    #expect(count(VStack { image }.symbolVariableValueMode(.draw)) == 1)
    #expect(count(VStack { Text("a") }.symbolColorRenderingMode(.gradient)) == 0)
  }
}
