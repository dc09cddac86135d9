import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct FieldAndPageTests {
  private let place = SourceLocation(file: "Fields.swift", line: 1)

  @Test func `a field's text stands where the lines of text are aligned`() {
    func start(_ alignment: TextAlignment) -> Double {
      laidOut({ TextField("Name", text: .constant("Ada")).multilineTextAlignment(alignment) }, 200, 20).numbers[0][0]
    }
    #expect(start(.leading) == 0)
    #expect(start(.center) == 85)
    #expect(start(.trailing) == 170)
  }

  @Test func `a field beside a label begins at the label`() {
    let frames = laidOut({ LabeledContent("Name") { TextField("", text: .constant("Ada")) } }, 200, 20).numbers
    #expect(frames.map { $0[0] } == [0, 48])
  }

  @Test func `fields and labelled values are in American English, whatever the machine speaks`() {
    let price = Decimal(9.5)
    let format = Decimal.FormatStyle.Currency(code: "USD")
    #expect(dump(TextField("Price", value: .constant(price), format: format)).contains("\"$9.50\""))
    #expect(dump(LabeledContent("Price", value: price, format: format)).contains("\"$9.50\""))
    let german = LabeledContent("Price", value: price, format: format).environment(
      \.locale, Locale(identifier: "de_DE"))
    #expect(dump(german).contains("\"9,50\u{a0}$\""))
  }

  @Test func `a list with more rows than its room is as high as the room and begins with the first row`() {
    let list = laidOut({ List(0..<20) { Text(verbatim: "\($0)") }.listStyle(.plain).frame(height: 100) }, 200, 300)
    #expect(!list.frames.isEmpty)
    #expect(list.frames.allSatisfy { $0.minY >= 0 })
    let editor = laidOut({ TextEditor(text: .constant(String(repeating: "a", count: 200))).frame(height: 50) }, 100, 50)
    #expect(!editor.frames.isEmpty && editor.frames.allSatisfy { $0.minY >= 0 })
  }

  @Test func `pages side by side have dots`() {
    func pages(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int = 3) -> LaidOut {
      laidOut(
        { TabView { ForEach(0..<count) { Text(verbatim: "\($0)") } }.tabViewStyle(.page(indexDisplayMode: mode)) }, 100,
        100)
    }
    #expect(pages(.always).numbers.count == 4)
    #expect(pages(.always).numbers[1] == [30.5, 71.5, 7, 7])
    #expect(pages(.never).numbers.count == 1)
    #expect(pages(.automatic, 1).numbers.count == 1)
    #expect(pages(.always, 1).numbers.count == 2)
    let paged = TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    #expect(lowered(paged, in: .drawing, at: place).warnings.isEmpty)
  }

  @Test("An editor shows a text with attributes, and its selection is kept")
  func editor() {
    var text = AttributedString("bold")
    text.font = .body.bold()
    var selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    #expect(dump(TextEditor(text: .constant(text), selection: .constant(selection))).contains("bold"))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    #expect(selection.attributes(in: text)[\.foregroundColor].contains(.red))
  }
}
