import DSEffects
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSCharts

private struct Sale: Identifiable {
  let id: String
  var amount: Double
  var city = "Bergen"
}

private let sales = [Sale(id: "a", amount: 50), Sale(id: "b", amount: 100)]

private struct Bars: View {
  var body: some View {
    Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)).cornerRadius(0) }
  }
}

@MainActor
struct ChartTests {
  private func numbers(_ width: Double, _ height: Double, _ view: @escaping @MainActor () -> some View) -> [[Double]] {
    laidOut(view, width, height).numbers
  }

  @Test func `words take what they need at the sides, the plot takes the rest`() {
    // Every character is 10 points wide and 20 high: "100" leaves 34 points to the right, a name 24 below.
    let frames = numbers(234, 124) { Bars().chartYAxis { AxisMarks(values: [0, 100]) } }
    // Two lines, two bars; names below the middles of their rooms; values beside their lines.
    #expect(frames.contains([15, 50, 70, 50]))
    #expect(frames.contains([115, 0, 70, 100]))
    #expect(frames.contains([45, 104, 10, 20]))
    #expect(frames.contains([145, 104, 10, 20]))
    #expect(frames.contains([204, 90, 10, 20]))
    #expect(frames.contains([204, -10, 30, 20]))
  }

  @Test func `axes that are hidden leave the plot everything`() {
    #expect(
      numbers(200, 100) { Bars().chartXAxis(.hidden).chartYAxis(.hidden) } == [[15, 50, 70, 50], [115, 0, 70, 100]])
  }

  @Test func `the words of an axis may be at the other side`() {
    let frames = numbers(234, 124) { Bars().chartYAxis { AxisMarks(position: .leading, values: [0, 100]) } }
    #expect(frames.contains([20, 90, 10, 20]))
    #expect(frames.contains([49, 50, 70, 50]))
  }

  @Test func `words that would lie on others are left out`() {
    let frames = numbers(70, 100) {
      Chart([0, 1, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: [0, 1, 2, 3]) { _ in AxisValueLabel("word") } }
    }
    // Each is 40 points wide, and the marks are 23 apart.
    #expect(frames.filter { $0[2] == 40 }.count == 1)
  }

  @Test func `words of an axis that runs the other way are there, and those of a second one beside the first`() {
    func count(_ view: @escaping @MainActor () -> some View) -> Int {
      numbers(200, 100, view).filter { $0[2] == 10 && $0[3] == 20 }.count
    }
    func chart() -> some View {
      Chart([0, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }.chartYAxis(.hidden)
    }
    #expect(
      count { chart().chartXScale(domain: .automatic(reversed: true)).chartXAxis { AxisMarks(values: [0, 1, 2]) } } == 2
    )
    #expect(
      count {
        chart().chartXAxis {
          AxisMarks(values: [1])
          AxisMarks(values: [0])
        }
      } == 2)
  }

  @Test func `a tick is as long as its words are high, or as it says`() {
    func lengths(_ tick: AxisTick) -> [Double] {
      numbers(200, 100) {
        Chart([0], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }.chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [0]) {
              tick
              AxisValueLabel("a")
            }
          }
      }
      .filter { $0[2] == 0.5 }.map { $0[3] }
    }
    #expect(lengths(AxisTick()) == [24])
    #expect(lengths(AxisTick(length: 7)) == [7])
    #expect(lengths(AxisTick(length: .label(extendPastBy: 3))) == [27])
  }

  @Test func `a mapping explains its values, also those without a mark`() {
    let frames = numbers(200, 128) {
      Bars().chartXAxis(.hidden).chartYAxis(.hidden).chartForegroundStyleScale(["goal": Color.red, "now": .blue])
    }
    #expect(frames.filter { $0[2] == 8 && $0[3] == 8 }.count == 2)
  }

  @Test func `words of categories are broken into lines of their rooms`() {
    let frames = numbers(120, 140) {
      Chart(["Monday", "Tuesday"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sales", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks { _ in AxisValueLabel("two words") } }
    }
    #expect(frames.filter { $0[2] <= 60 && $0[3] == 40 }.count == 2, "\(frames)")
  }

  @Test func `a legend names the values that have colours, below the plot`() {
    let frames = numbers(200, 128) {
      Chart(sales) {
        BarMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)).foregroundStyle(by: .value("Day", $0.id))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(frames.contains([0, 114, 8, 8]))
    #expect(frames.contains([13, 108, 10, 20]))
    #expect(frames.contains([31, 114, 8, 8]))
    #expect(numbers(200, 100) { Bars().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }.count == 2)
  }

  @Test func `numbers that have shades are explained by the least and the greatest`() {
    let frames = numbers(200, 128) {
      Chart(0..<50, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("Heat", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    // "0" and "49" to both sides of the gradient.
    #expect(frames.suffix(3) == [[0, 108, 10, 20], [15, 114, 80, 8], [100, 108, 20, 20]])
  }

  @Test func `a view over a chart knows where values are`() {
    let frames = numbers(234, 124) {
      Bars().chartYAxis { AxisMarks(values: [0, 100]) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let plot = geometry[proxy.plotAreaFrame]
            Color.red.frame(width: plot.width, height: 3)
              .offset(x: proxy.position(forX: "b") ?? 0, y: proxy.position(forY: 50.0) ?? 0)
          }
        }
    }
    #expect(frames.contains([150, 50, 200, 3]))
  }

  @Test func `points of a line are one view, with a symbol each where one is given`() {
    func count(_ view: @escaping @MainActor () -> some View) -> Int { numbers(200, 100, view).count }
    #expect(
      count {
        Chart(sales) { LineMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
      } == 1)
    #expect(
      count {
        Chart(sales) { LineMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)).symbol(.square) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
      } == 3)
  }

  @Test func `a view beside a mark is at the side that it names`() {
    func frame(_ position: AnnotationPosition) -> [Double]? {
      numbers(200, 100) {
        Chart(sales.prefix(1)) {
          PointMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount))
            .annotation(position: position, spacing: 4) { Color.red.frame(width: 20, height: 10) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...100)
      }.last
    }
    #expect(frame(.top) == [90, 32, 20, 10])
    #expect(frame(.bottom) == [90, 58, 20, 10])
    #expect(frame(.leading) == [72, 45, 20, 10])
    #expect(frame(.trailing) == [108, 45, 20, 10])
    #expect(frame(.overlay) == [90, 45, 20, 10])
  }

  @Test func `a pie is as large as fits, and has no axes`() {
    let frames = numbers(200, 100) { Chart(sales) { SectorMark(angle: .value("Sales", $0.amount)) } }
    // A third and two thirds of a disc around the middle.
    #expect(frames.count == 2)
    #expect(
      frames.map { $0[0] + $0[2] } == [150, 150] || frames.allSatisfy { $0[0] >= 49.9 && $0[0] + $0[2] <= 150.1 })
  }

  @Test func `a chart of nothing is drawn`() {
    let empty: [Sale] = []
    #expect(
      numbers(200, 100) { Chart(empty) { BarMark(x: .value("Day", $0.id), y: .value("Sales", $0.amount)) } } == [])
  }
}
