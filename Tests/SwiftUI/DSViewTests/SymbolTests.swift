import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor struct SymbolTests {
  @Test func `a symbol has the mode and value that it is given, else the mode around it`() {
    let own = Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical)
    #expect(dump(own) == "Image systemSymbol=wifi hierarchical variableValue=0.5")
    #expect(dump(own.symbolRenderingMode(.palette)).contains("wifi palette"))
    let around = Group { Image(systemName: "wifi") }.symbolRenderingMode(.multicolor)
    #expect(dump(around) == "Image systemSymbol=wifi multicolor")
    let inside = HStack { Image(systemName: "star") }.symbolRenderingMode(.hierarchical)
    #expect(dump(inside).contains("Image systemSymbol=star hierarchical"))
  }

  @Test func `words are added to a symbol's name in the order of its names`() {
    let crossed = Image(systemName: "mic").symbolVariant(.slash.circle.fill)
    #expect(dump(crossed).contains("variants=slash.circle.fill"))
    #expect(dump(Image(systemName: "star").symbolVariant(.fill)).contains("variants=fill"))
  }
}
