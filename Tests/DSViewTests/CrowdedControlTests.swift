import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing

@testable import DSView

@MainActor
struct CrowdedControlTests {
  private let gauge = Gauge(value: 0.4) {
    Text("Speed")
  } currentValueLabel: {
    Text("40")
  }

  @Test func `a thin bar that fills has its label above it and its value below`() throws {
    let text = dump(gauge.gaugeStyle(.accessoryLinearCapacity))
    let label = try #require(text.range(of: "Text \"Speed\""))
    let value = try #require(text.range(of: "Text \"40\""))
    #expect(label.upperBound < value.lowerBound)
    #expect(!dump(gauge.gaugeStyle(.accessoryLinearCapacity).labelsHidden()).contains("Text \"Speed\""))
  }

  @Test func `a bar with a mark has its value before it unless its ends have labels`() {
    #expect(dump(gauge.gaugeStyle(.accessoryLinear)).contains("Text \"40\""))
    let ends = Gauge(value: 0.4) {
      Text("Speed")
    } currentValueLabel: {
      Text("40")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    let text = dump(ends.gaugeStyle(.accessoryLinear))
    #expect(text.contains("\"0\"") && text.contains("\"100\"") && !text.contains("Text \"40\""))
  }

  @Test func `a palette shows the icons of labels alone`() {
    let picker = Picker("Mark", selection: .constant(0)) {
      Label("Flag", systemImage: "flag").tag(0)
      Text("None").tag(1)
    }
    #expect(dump(picker.pickerStyle(.inline)).contains("Text \"Flag\""))
    let palette = dump(picker.pickerStyle(.palette))
    #expect(!palette.contains("Text \"Flag\"") && palette.contains("Text \"None\"") && palette.contains("flag"))
  }

  @Test func `a value goes below its label where large letters leave no room beside it`() {
    let row = LabeledContent("Flavour", value: "Chocolate")
    #expect(!dump(row).contains("ViewThatFits"))
    #expect(dump(row) { $0.dynamicTypeSize = .accessibility1 }.contains("ViewThatFits"))
    let toggle = Toggle("Flavour", isOn: .constant(true))
    #expect(!dump(toggle) { $0.dynamicTypeSize = .accessibility1 }.contains("ViewThatFits"))
  }

  @Test func `boxes and round buttons grow with the text beside them`() {
    func widths(_ size: DynamicTypeSize, _ view: some View) -> [Double] {
      laidOut({ view.dynamicTypeSize(size) }, 300).frames.filter { $0.width == $0.height }.map(\.width)
    }
    let box = Toggle("Box", isOn: .constant(false)).toggleStyle(.checkbox)
    #expect(widths(.large, box).max() == 18)
    #expect((widths(.accessibility5, box).max() ?? 0) > 40)
    let choice = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
    }
    .pickerStyle(.radioGroup)
    #expect(widths(.large, choice).max() == 18)
    #expect((widths(.accessibility5, choice).max() ?? 0) > 40)
  }

  @Test func `a stepper goes below its label where large letters leave no room beside it`() {
    let stepper = Stepper("Copies", value: .constant(1))
    #expect(!dump(stepper).contains("ViewThatFits"))
    #expect(dump(stepper) { $0.dynamicTypeSize = .accessibility1 }.contains("ViewThatFits"))
  }

  @Test func `the ends of a slider stand beside its line, whatever labels its marks have`() {
    let slider = Slider(value: .constant(0.5), in: 0...1) {
      Text("Volume")
    } ticks: {
      SliderTick("Most", 1)
    }
    #expect(dump(slider).contains("to=15.5"))
    #expect(!dump(Slider(value: .constant(0.5))).contains("to=15.5"))
  }
}
