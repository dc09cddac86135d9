import DSControlLooks
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct CrowdedControlTests {
  private func dumped(_ view: some View, _ profile: ProfileName?) -> String {
    ViewTestSupport.dump(view) { $0.controlDrawings = EnvironmentValues.drawing(for: profile).controlDrawings }
  }

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

  @Test(arguments: [ProfileName.ios26, .iosClassic])
  func `a compact date keeps its width beside a title`(profile: ProfileName) {
    let picker = DatePicker("When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(dumped(picker, profile).contains("fixedSize horizontal"))
    // Where letters are very large its parts may stand below one another.
    #expect(!dumped(picker.dynamicTypeSize(.accessibility3), profile).contains("fixedSize horizontal"))
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

  @Test func `a palette that stands in no menu is drawn as choices side by side`() {
    let picker = Picker("Mark", selection: .constant(0)) {
      Text("Flag").tag(0)
      Text("None").tag(1)
    }
    for profile: ProfileName? in [nil, .ios26, .macos26] {
      let looks = [AnyView(picker.pickerStyle(.palette)), AnyView(picker.pickerStyle(.segmented))].map {
        dumped($0, profile)
      }
      #expect(looks[0] == looks[1])
    }
  }

  @Test func `icons in a list keep clear of their titles at every size of text`() throws {
    func gap(_ size: DynamicTypeSize) throws -> Double {
      let frames = laidOut(
        {
          List {
            Label {
              Text("title")
            } icon: {
              ScaledSquare()
            }
          }.dynamicTypeSize(size)
        }, 300
      ).frames
      let icon = try #require(frames.first { $0.width == $0.height && $0.width > 20 && $0.width < 100 })
      let title = try #require(frames.first { $0.minX > icon.minX && $0.width == 50 })
      return title.minX - icon.maxX
    }
    #expect(try gap(.large) == 16)
    #expect(try gap(.accessibility3) == 16)
  }

  @Test func `a round button is a circle around its label`() {
    let round = laidOut {
      Button("a wide label") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    #expect(round.size.width == 134 && round.size.height == 134)
  }

  @Test func `a round button of iOS 26 has the same room around its label on all sides`() {
    let button = Button {
    } label: {
      Color.red.frame(width: 18, height: 4)
    }
    let text = dumped(button.buttonStyle(.bordered).buttonBorderShape(.circle), .ios26)
    #expect(text.contains("padding leading+trailing 7") && text.contains("padding top+bottom 7"), "\(text)")
  }

  @Test func `a button of iOS 26 is not squeezed below its label where room is short`() {
    let column = {
      VStack(spacing: 0) {
        Button("a") {}.buttonStyle(.bordered).frame(width: 50)
        Color.red.frame(height: 20)
      }
    }
    // The label is 20 points high, with 7 above and below it.
    #expect(laidOut(column, 50, 20, in: .drawing(for: .ios26)).size.height == 54)
  }

  @Test func `a menu of a Mac keeps its title on one line beside other buttons`() {
    let text = dumped(Menu("Sort") { Button("Name") {} }, .macos26)
    #expect(text.contains("lineLimit 1") && text.contains("fixedSize horizontal"), "\(text)")
  }

  @Test func `a value goes below its label where large letters leave no room beside it`() {
    let row = LabeledContent("Flavour", value: "Chocolate")
    #expect(!dump(row).contains("ViewThatFits"))
    #expect(dump(row) { $0.dynamicTypeSize = .accessibility1 }.contains("ViewThatFits"))
    let toggle = Toggle("Flavour", isOn: .constant(true))
    #expect(!dump(toggle) { $0.dynamicTypeSize = .accessibility1 }.contains("ViewThatFits"))
  }

  @Test func `a label keeps its line where there is room for it beside its value`() {
    let row = laidOut({ LabeledContent("0123456789", value: "012345678").dynamicTypeSize(.accessibility1) }, 205)
    // Half of what the gap leaves would be too little for the label.
    #expect(row.frames.map(\.width) == [100, 90] && row.frames.map(\.height) == [20, 20], "\(row.numbers)")
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

/// An icon as wide as the column of icons in lists, which grows with the text.
private struct ScaledSquare: View {
  @ScaledMetric private var side: CGFloat = 24
  var body: some View { Color.red.frame(width: side, height: side) }
}
