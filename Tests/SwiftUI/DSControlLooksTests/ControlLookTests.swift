import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControlLooks
@testable import DSControls
@testable import DSView

@MainActor
struct ControlLookTests {
  private func dump(_ view: some View, in environment: EnvironmentValues = EnvironmentValues.drawing) -> String {
    lower(view, in: environment, at: SourceLocation(file: "Looks.swift", line: 1)).text(.comparable)
  }

  /// The frames of texts of a length: each character is 10 points wide.
  private func texts(of length: Int, in view: @escaping @MainActor () -> some View) -> [Rect] {
    laidOut(view, 320, 800).frames.filter { $0.width == Double(length) * 10 && $0.height == 20 }
  }

  @Test func `only an arrow along the lines turns where they run from the right`() {
    #expect(IndicatorShape(kind: .forward).layoutDirectionBehavior == .mirrors)
    #expect(IndicatorShape(kind: .check).layoutDirectionBehavior == .fixed)
    #expect(RingPart(fraction: 0.5, inset: 0).layoutDirectionBehavior == .fixed)
  }

  @Test func `bars and sliders begin at the left and are mirrored as shapes are`() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 4)
    #expect(FilledPart(fraction: 0.25).path(in: room).boundingRect.minX == 0)
    #expect(FilledPart(fraction: 0.25).path(in: room).boundingRect.maxX == 25)
    #expect(SliderPart(.classic, to: 0, kind: .knob).path(in: room).boundingRect.minX == 0)
    #expect(FilledPart(fraction: 0.25).layoutDirectionBehavior == .mirrors)
  }

  @Test func `arrows grow with the text beside them`() {
    var large = EnvironmentValues.drawing
    large.dynamicTypeSize = .accessibility3
    #expect(dump(Indicator(.down, size: 13)).contains(".frame width=13 height=13"))
    #expect(!dump(Indicator(.down, size: 13), in: large).contains(".frame width=13 height=13"))
    #expect(dump(Indicator(.plus, size: 14, grows: false), in: large).contains(".frame width=14 height=14"))
  }

  @Test func `a row's number stands before its arrow, once`() throws {
    let text = dump(List { NavigationLink("Inbox") { Text("Page") }.badge(12) })
    let parts = text.components(separatedBy: "\"12\"")
    #expect(parts.count == 2)
    #expect(!parts[0].contains("IndicatorShape"))
    #expect(parts[1].contains("IndicatorShape"))
  }

  @Test func `the number of a whole list is not that of its rows`() {
    #expect(!dump(List { NavigationLink("Inbox") { Text("Page") } }.badge(12)).contains("\"12\""))
  }

  @Test(arguments: [_ListKind.sidebar, .grouped, .insetGrouped, .plain])
  func `headers stand below what is above them`(kind: _ListKind) throws {
    let view = { @MainActor in
      List {
        SwiftUI.Section {
          Text("Row")
        } footer: {
          Text("A footer")
        }
        SwiftUI.Section("Second header") { Text("Row") }
      }
      .listSectionSpacing(4).environment(\.listKind, kind)
    }
    let (footer, header) = (texts(of: 8, in: view), texts(of: 13, in: view))
    #expect(try #require(header.first).minY >= #require(footer.first).maxY)
  }

  @Test func `the second view of a label explains it below`() {
    let text = dump(
      Toggle(isOn: .constant(true)) {
        Text("Ring"); Text("Rarely")
      })
    #expect(text.contains(".font style(subheadline)"))
    let rows = { @MainActor in
      Toggle(isOn: .constant(true)) {
        Text("Ring"); Text("Rarely")
      }
    }
    #expect(texts(of: 4, in: rows).first?.minX == texts(of: 6, in: rows).first?.minX)
  }

  @Test func `a stepper at the end of its bounds cannot go on`() {
    let pale = "system(tertiaryLabel)"
    func count(_ view: some View) -> Int { dump(view).components(separatedBy: pale).count - 1 }
    #expect(count(Stepper("Pears", value: .constant(1), in: 0...3)) == 0)
    #expect(count(Stepper("Pears", value: .constant(3), in: 0...3)) == 1)
    #expect(count(Stepper("Pears", onIncrement: {}, onDecrement: nil)) == 1)
  }

  @Test func `a gauge's colours run along it`() {
    let gauge = Gauge(value: 0.5) { Text("Speed") }.tint(Gradient(colors: [.green, .red]))
    #expect(dump(gauge.gaugeStyle(.accessoryLinear)).contains("from=[0, 0.5] to=[1, 0.5])"))
    #expect(dump(gauge.gaugeStyle(.accessoryCircular)).contains("angular"))
    let plain = Gauge(value: 0.5) { Text("Speed") }
    #expect(!dump(plain.tint(.blue).gaugeStyle(.accessoryCircular)).contains("angular"))
  }

  @Test func `the wheels of a date share one ground`() {
    let picker = DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    let text = dump(picker.datePickerStyle(.wheel))
    #expect(text.components(separatedBy: "system(tertiarySystemFill)").count == 2)
    #expect(text.contains("\"Mon Jan 1\""))
    #expect(dump(picker.datePickerStyle(.graphical)).contains("\"Time\""))
  }

  @Test func `a group box warns of nothing`() {
    let box = lowered(
      GroupBox("Fruit") { GroupBox("Pears") { Text("Three") } }, in: .drawing,
      at: SourceLocation(file: "Looks.swift", line: 1))
    #expect(box.warnings.isEmpty)
  }

  @Test func `a view that replaces its whole environment still has the platform's controls`() {
    let toggle = Toggle("Light", isOn: .constant(true))
    #expect(dump(toggle.environment(\.self, EnvironmentValues())) == dump(toggle))
  }

  @Test func `the page of a tab view fills the room`() {
    #expect(laidOut({ TabView { Text("Home") } }, 320, 800).size == Size(width: 320, height: 800))
  }
}
