import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControlLooks
@testable import DSView

@MainActor
struct SliderAndDateTests {
  private let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  @Test func `a slider has a mark for each tick, and labels below those that have one`() {
    let hasMiddle = false
    let slider = Slider(value: .constant(0.5), in: 0...1) {
      Text("Volume")
    } ticks: {
      SliderTick(0)
      if hasMiddle { SliderTick(0.5) }
      SliderTick("Most", 1)
      SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
      SliderTick(7)
    }
    let marked = dump(slider)
    let plain = dump(Slider(value: .constant(0.5), in: 0...1) { Text("Volume") })
    let shapes = { (text: String) in text.components(separatedBy: "SliderPart").count }
    #expect(shapes(marked) == shapes(plain) + 4)
    #expect(marked.contains("\"Most\""))
  }

  @Test func `steps have the marks that a closure wants`() {
    let slider = Slider(value: .constant(2.0), in: 0...4, step: 1) {
      Text("Steps")
    } tick: {
      $0 == 2 ? nil : SliderTick($0)
    }
    let plain = Slider(value: .constant(2.0), in: 0...4, step: 1) { Text("Steps") }
    let shapes = { (text: String) in text.components(separatedBy: "SliderPart").count }
    #expect(shapes(dump(slider)) == shapes(dump(plain)) + 4)
  }

  @Test func `steps that are too many for marks have none, with a warning`() {
    struct Steps: View {
      let step: Double
      var body: some View {
        Slider(value: .constant(2.0), in: 0...4, step: step) {
          Text("Steps")
        } tick: {
          SliderTick($0)
        }
      }
    }
    #expect(warnings(Steps(step: 1)).isEmpty)
    #expect(warnings(Steps(step: 0.001)) == ["a slider has more than 1000 steps: none of them is marked"])
  }

  @Test func `a neutral value begins the filled part, and a knob can be hidden`() {
    let room = CGRect(x: 0, y: 0, width: 127, height: 31)
    let part = SliderPart(.classic, from: 0.5, to: 0.75).path(in: room).boundingRect
    #expect(part.minX == 63.5 && part.maxX == 88.5)
    let slider = Slider(value: .constant(0.75), neutralValue: 0.5) { Text("Balance") }
    #expect(dump(slider.sliderThumbVisibility(.hidden)) != dump(slider))
  }

  @Test func `dates are written for the environment's locale and time zone`() {
    let picker = DatePicker("When", selection: .constant(date))
    #expect(dump(picker).contains("\"Mar 8, 2023\""))
    #expect(dump(picker) { $0.locale = Locale(identifier: "de_DE") }.contains("8. März 2023"))
    #expect(dump(picker) { $0.locale = Locale(identifier: "de_DE") }.contains("\"20:26\""))
    #expect(dump(picker) { $0.timeZone = TimeZone(secondsFromGMT: 6 * 3600)! }.contains("\"Mar 9, 2023\""))
    let month = picker.datePickerStyle(.graphical)
    #expect(dump(month) { $0.locale = Locale(identifier: "de_DE") }.contains("\"MO\""))
    #expect(dump(month).contains("\"March 2023\""))
    let wheels = picker.datePickerStyle(.wheel)
    #expect(dump(wheels).contains("\"PM\""))
    #expect(!dump(wheels) { $0.locale = Locale(identifier: "de_DE") }.contains("\"PM\""))
  }

  @Test func `days outside the range are paler`() {
    func month(_ range: ClosedRange<Date>) -> String {
      dump(DatePicker("When", selection: .constant(date), in: range).datePickerStyle(.graphical))
    }
    let day = 86_400.0
    let wide = month(date.addingTimeInterval(-60 * day)...date.addingTimeInterval(60 * day))
    let narrow = month(date.addingTimeInterval(-2 * day)...date.addingTimeInterval(3 * day))
    let paler = { (text: String) in text.components(separatedBy: "tertiaryLabel").count }
    // Of 31 days, the 6th to the 11th can be chosen.
    #expect(paler(narrow) == paler(wide) + 25)
  }

  @Test func `a style of one's own draws a date picker`() {
    struct Year: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(verbatim: configuration.minimumDate == nil ? "open" : "closed")
          Text(verbatim: "\(configuration.displayedComponents.rawValue)")
        }
      }
    }
    let picker = DatePicker("When", selection: .constant(date), in: date..., displayedComponents: .date)
      .datePickerStyle(Year())
    #expect(dump(picker).contains("\"closed\"") && dump(picker).contains("\"When\"") && dump(picker).contains("\"2\""))
  }
}
