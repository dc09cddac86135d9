import DSControlLooks
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct PlatformLookTests {
  private func dumped(_ view: some View, _ profile: ProfileName?) -> String {
    ViewTestSupport.dump(view) { $0.controlDrawings = EnvironmentValues.drawing(for: profile).controlDrawings }
  }

  @Test func `gauges of a Mac have the tint that a view sets, and its gradient`() {
    let plain = Gauge(value: 0.4) { Text("Speed") }
    let gauges = [
      AnyView(plain.gaugeStyle(.accessoryCircular)), AnyView(plain.gaugeStyle(.accessoryCircularCapacity)),
      AnyView(plain.gaugeStyle(.accessoryLinear)), AnyView(plain.gaugeStyle(.accessoryLinearCapacity)),
      AnyView(plain.gaugeStyle(.linearCapacity)),
    ]
    for gauge in gauges {
      #expect(!dumped(gauge, .macos26).contains(#/[ (]tint/#))
      #expect(dumped(gauge.tint(.red), .macos26).contains(#/[ (]tint/#))
      #expect(
        dumped(gauge.tint(Gradient(colors: [.red, .blue])), .macos26).contains(
          "([stop(paint=system(red) at=0), stop(paint=system(blue) at=1)] "))
    }
  }

  @Test func `the second text of a label explains the first one below it`() {
    let label = Group {
      Text("Title")
      Text("Explained")
    }
    let picker = Picker(selection: .constant(0)) {
      Text("One").tag(0)
    } label: {
      label
    }
    let stepper = Stepper(value: .constant(1)) { label }
    let toggle = Toggle(isOn: .constant(true)) { label }
    for profile: ProfileName? in [nil, .ios26, .macos26] {
      for view in [AnyView(Form { picker }.formStyle(.grouped)), AnyView(stepper), AnyView(toggle)] {
        let text = dumped(view, profile)
        #expect(text.contains("VStack leading spacing=2"), "\(text)")
        #expect(text.contains(".font style(subheadline)"), "\(text)")
      }
    }
  }

  @Test func `a stepper of iOS 26 stands below its label where letters are large, not upon it`() throws {
    let list = laidOut(
      { List { Stepper("0123456789012345", value: .constant(1)) }.dynamicTypeSize(.accessibility3) }, 300,
      in: .drawing(for: .ios26))
    let label = try #require(list.frames.first { $0.width == 160 })
    let line = try #require(list.frames.first { $0.width == 1 && $0.height == 18 })
    #expect(line.minY > label.maxY, "\(list.numbers)")
  }

  @Test func `dates of iOS 26 have round ends, those before small corners`() {
    let date = DatePicker("Day", selection: .constant(.now), displayedComponents: .date)
    #expect(dumped(date, .ios26).contains("Capsule"))
    #expect(dumped(date, nil).contains("RoundedRectangle(6 ") && !dumped(date, nil).contains("Capsule"))
  }

  @Test func `the arrows of a choice are further from it the larger the letters are`() throws {
    func gap(_ size: DynamicTypeSize, _ profile: ProfileName?) throws -> Double {
      let frames = laidOut(
        {
          Picker("", selection: .constant(0)) { Text("choice").tag(0) }.pickerStyle(.menu).dynamicTypeSize(size)
        }, 300, in: .drawing(for: profile)
      ).frames
      let (choice, arrows) = (try #require(frames.first), try #require(frames.last))
      return arrows.minX - choice.maxX
    }
    for profile: ProfileName? in [nil, .ios26] {
      #expect(try gap(.accessibility3, profile) > gap(.large, profile) * 1.8)
    }
  }

  @Test func `a button is not squeezed below its label where room is short`() {
    func height(_ profile: ProfileName?, _ label: String) -> Double {
      laidOut(
        {
          VStack(spacing: 0) {
            Button(label) {}.buttonStyle(.bordered).frame(width: 50)
            Color.red.frame(height: 20)
          }
        }, 50, 20, in: .drawing(for: profile)
      ).size.height
    }
    // A letter is 10 points wide and a line 20 high.
    #expect([height(nil, "a"), height(nil, "abcdef")] == [54, 94])
    #expect([height(.macos26, "a"), height(.macos26, "abcdef")] == [48, 88])
  }

  @Test func `the arrow of a Mac's menu is as white as its title on a colour`() {
    let menu = Menu("More") { Button("One") {} }
    #expect(dumped(menu.buttonStyle(.borderedProminent), .macos26).contains("stroke system(white)"))
    #expect(!dumped(menu, .macos26).contains("stroke system(white)"))
  }

  @Test func `a palette's effect, which only menus show, is no warning`() {
    #expect(warnings(Text("a").paletteSelectionEffect(.custom)).isEmpty)
  }
}
