import DSControlLooks
import DSGeometry
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControls

/// Controls that show where a value lies between two others.
@MainActor
struct ValueControlTests {
  @Test(arguments: [
    (0.25, 0.0...1.0, 0.25), (15, 10...20, 0.5), (-5, -10...0, 0.5), (9, 0...1, 1), (-9, 0...1, 0), (1, 1...1, 0),
    (.nan, 0...1, 0), (.infinity, 0...1, 1), (-.infinity, 0...1, 0),
  ])
  func `a value lies between its bounds, at an end where it is beyond it`(
    value: Double, bounds: ClosedRange<Double>, fraction: Double
  ) {
    #expect(
      ControlSpy.lines(of: Slider(value: .constant(value), in: bounds))
        == ["slider \(fraction) from 0.0 within 0.0...1.0 step nil ticks [] - -"])
    #expect(
      ControlSpy.lines(of: Gauge(value: value, in: bounds) { Text("a") }) == ["gauge \(fraction) linearCapacity"])
  }

  @Test func `a slider knows its steps, where it begins, what of it can be used, and its marks`() {
    func lines(_ view: some View) -> String { ControlSpy.lines(of: view).joined(separator: "; ") }
    #expect(
      lines(Slider(value: .constant(4.0), in: 0...10, step: 2))
        == "slider 0.4 from 0.0 within 0.0...1.0 step 0.2 ticks [] - -")
    #expect(
      lines(Slider(value: .constant(4.0), in: 0...10, neutralValue: 5, enabledBounds: 2...8) { Text("a") })
        == "slider 0.4 from 0.5 within 0.2...0.8 step nil ticks [] label -")
    let marked = Slider(value: .constant(4.0), in: 0...10) {
      Text("a")
    } ticks: {
      SliderTick(2.5)
      SliderTick(11.0)
    }
    #expect(lines(marked) == "slider 0.4 from 0.0 within 0.0...1.0 step nil ticks [0.25] label -")
    let ends = Slider(value: .constant(4.0), in: 0...10) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(lines(ends).hasSuffix("label ends"))
  }

  @Test func `the older orders of a slider know its steps too`() {
    let newer = ControlSpy.lines(of: Slider(value: .constant(4.0), in: 0...10, step: 2) { Text("a") })
    #expect(
      ControlSpy.lines(
        of: Slider(value: .constant(4.0), in: 0...10, step: 2, onEditingChanged: { _ in }, label: { Text("a") }))
        == newer)
    let ends = Slider(value: .constant(4.0), in: 0...10, step: 2) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
    let older = Slider(
      value: .constant(4.0), in: 0...10, step: 2, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("9"), label: { Text("a") })
    #expect(ControlSpy.lines(of: older) == ControlSpy.lines(of: ends))
  }

  @Test func `steps of no length or between bounds that are one leave no marks`() {
    for (bounds, step) in [(1.0...1.0, 1.0), (0...0, 0.5), (0...1, 0)] {
      let slider = Slider(value: .constant(1.0), in: bounds, step: step)
      let line = ControlSpy.lines(of: slider).joined()
      #expect(!line.contains("inf") && !line.contains("nan"), "\(line)")
      for profile in [nil, .ios26, .macos26] as [ProfileName?] {
        let result = laidOut({ slider }, 200, 40, in: .drawing(for: profile))
        #expect(result.frames.allSatisfy { $0.isFinite && $0.width <= 200 })
      }
    }
  }

  @Test func `a value that is half of a total is half of the way, and no value goes on without an end`() {
    func line(_ view: some View) -> String { ControlSpy.lines(of: view).joined() }
    #expect(line(ProgressView(value: 2, total: 4)) == "bar 0.5" && line(ProgressView(value: 9, total: 4)) == "bar 1.0")
    #expect(line(ProgressView(value: -1, total: 4)) == "bar 0.0" && line(ProgressView(value: 1, total: 0)) == "bar 0.0")
    #expect(line(ProgressView(value: 0, total: 0)) == "bar 0.0" && line(ProgressView(value: Double.nan)) == "bar 0.0")
    #expect(line(ProgressView()) == "ring nil" && line(ProgressView(value: Double?.none)).hasSuffix(" nil"))
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 3
    #expect(line(ProgressView(progress)) == "bar 0.3")
    #expect(line(ProgressView(Progress(totalUnitCount: -1))).hasSuffix(" nil"))
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(line(ProgressView(timerInterval: now...(now + 60))) == "bar 1.0")
    #expect(line(ProgressView(timerInterval: now...(now + 60), countsDown: false)) == "bar 0.0")
  }

  @Test func `a stepper goes as far as its bounds and its actions let it`() {
    func line(_ view: some View) -> String { ControlSpy.lines(of: view).joined() }
    func stepper(_ value: Int) -> String { line(Stepper("a", value: .constant(value), in: 1...3)) }
    #expect(
      [0, 1, 2, 3, 4].map(stepper) == [
        "stepper - more", "stepper - more", "stepper less more", "stepper less -", "stepper less -",
      ])
    #expect(line(Stepper("a", value: .constant(99))) == "stepper less more")
    #expect(line(Stepper("a", onIncrement: nil, onDecrement: {})) == "stepper less -")
    #expect(line(Stepper("a", onIncrement: nil, onDecrement: nil)) == "stepper - -")
    #expect(line(Stepper("a", value: .constant(2.5), in: 0...2.5, format: .number)) == "stepper less -")
    #expect(
      line(Stepper(value: .constant(0), in: 0...2, onEditingChanged: { _ in }, label: { Text("a") }))
        == "stepper - more")
    #expect(
      line(Stepper(onIncrement: nil, onDecrement: {}, onEditingChanged: { _ in }, label: { Text("a") }))
        == "stepper less -")
  }

  @Test func `a control tells assistive technology its part in whole hundredths`() {
    #expect(dump(Slider(value: .constant(0.126))).contains("role=slider value=\"13%\""))
    #expect(dump(ProgressView(value: 1.0, total: 3)).contains("role=progress value=\"33%\""))
    #expect(dump(Gauge(value: 0.5) { Text("Speed") }).contains("role=gauge label=\"Speed\" value=\"50%\""))
    let named = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("fast")
    }
    #expect(dump(named).contains("value=\"fast\""))
    #expect(dump(Stepper("a", value: .constant(3))).contains("role=stepper value=\"3\""))
  }
}
