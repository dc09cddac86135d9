import DSDiagnostics
import DSGeometry
import Testing

@testable import DSSymbol

@Suite struct SystemSymbolTests {
  @Test("every name of the sheet is read, and draws something inside its box")
  func sheetIsSound() throws {
    let names = SystemSymbols.names
    #expect(names.count > 450)
    #expect(names == names.sorted())
    for name in names {
      let symbol = try #require(SystemSymbols.symbol(named: name))
      #expect(symbol.name == name)
      #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
      #expect(!symbol.layers.isEmpty, "\(name) draws nothing")
      for layer in symbol.layers {
        let bounds = try #require(layer.path.controlBounds)
        #expect(
          bounds.minX >= 0 && bounds.minY >= 0 && bounds.maxX <= 24 && bounds.maxY <= 24, "\(name) leaves its box")
      }
    }
  }

  @Test(
    "the variants that SwiftUI makes by adding a word are there", arguments: ["checkmark", "xmark", "plus", "info"])
  func variants(_ name: String) {
    #expect(SystemSymbols.symbol(named: name) != nil)
    #expect(SystemSymbols.symbol(named: name + ".circle") != nil)
    #expect(SystemSymbols.symbol(named: name + ".circle.fill") != nil)
  }

  @Test("every system symbol is tinted by the view, none brings a colour of its own")
  func colours() {
    for name in SystemSymbols.names {
      for layer in SystemSymbols.symbol(named: name)?.layers ?? [] {
        #expect(layer.fill.map { $0 == .currentColor } ?? true, "\(name)")
        #expect(layer.stroke.map { $0.paint == .currentColor } ?? true, "\(name)")
      }
    }
  }

  @Test("a name that is not drawn is nil") func unknown() {
    #expect(SystemSymbols.symbol(named: "no.such.thing") == nil)
  }

  @Test("a fault in a sheet is told with its place")
  func faultySheet() {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><g id=\"a\"><path d=\"M0 0L\"/></g></svg>"
    let error = #expect(throws: DiagnosticsError.self) { try readSheet(Array(text.utf8), file: "sheet.svg") }
    #expect(error?.diagnostics.first?.location.file == "sheet.svg")
    #expect(error?.diagnostics.first?.location.line == 1)
  }
}
