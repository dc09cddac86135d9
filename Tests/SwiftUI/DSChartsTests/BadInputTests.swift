import SwiftUI
import Testing
import ViewTestSupport

@testable import DSCharts

/// Numbers that no scale has a place for, or that only just fit into one.
private let badNumbers: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e17, -0.0,
]

/// Charts with a number in every place that takes one; none may trap.
@MainActor
struct BadInputTests {
  private func draw(_ view: @escaping @MainActor () -> some View) { _ = laidOut(view, 200, 100) }

  @Test(arguments: badNumbers) func `marks at any number are drawn or left out`(number: Double) {
    for stacking in [MarkStackingMethod.standard, .normalized, .center, .unstacked] {
      draw {
        Chart([1, number, number], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", $0), stacking: stacking).cornerRadius(number)
          AreaMark(x: .value("x", $0), y: .value("y", $0), stacking: stacking).opacity(number)
          BarMark(x: .value("x", $0)).offset(x: number)
        }
      }
    }
    draw {
      Chart([1, number], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", number)).interpolationMethod(.monotone).symbol(.circle)
        PointMark(x: .value("x", "a"), y: .value("y", $0)).symbolSize(by: .value("s", $0)).annotation { Text("a") }
        RuleMark(x: .value("x", "a"), yStart: .value("y", $0), yEnd: .value("y", -$0))
        RectangleMark(xStart: .value("x", $0), xEnd: .value("x", 1), yStart: .value("y", $0), yEnd: .value("y", 2))
          .foregroundStyle(by: .value("c", $0))
      }
    }
  }

  @Test(arguments: badNumbers) func `a pie of any numbers is drawn or left out`(number: Double) {
    draw {
      Chart([1, number, number], id: \.self) {
        SectorMark(
          angle: .value("a", $0), innerRadius: .ratio(number), outerRadius: .fixed(number), angularInset: number
        ).cornerRadius(number)
      }
    }
  }

  @Test(arguments: badNumbers) func `lengths may be any number`(number: Double) {
    for length in [MarkDimension.fixed(number), .ratio(number), .inset(number)] {
      draw {
        Chart(["a", "b"], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", 1), width: length)
            .position(by: .value("p", $0), span: length)
        }
        .chartXScale(range: .plotDimension(padding: number))
      }
    }
  }

  @Test(arguments: badNumbers) func `axes and domains may have any number`(number: Double) {
    func chart() -> some View {
      Chart([0, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    draw { chart().chartXAxis { AxisMarks(values: [number, 0, number]) } }
    draw { chart().chartXAxis { AxisMarks(values: .stride(by: number)) } }
    draw { chart().chartXAxis { AxisMarks(values: .automatic(minimumStride: number, desiredCount: .max)) } }
    draw { chart().chartXScale(domain: [number, 1]).chartYScale(domain: [-number, number], type: .log) }
    draw { chart().chartXVisibleDomain(length: number).chartScrollPosition(initialX: number) }
    let dates = [Date(timeIntervalSinceReferenceDate: number), Date(timeIntervalSinceReferenceDate: 0)]
    draw { Chart(dates, id: \.self) { PointMark(x: .value("x", $0, unit: .day), y: .value("y", 1)) } }
    draw {
      Chart(dates, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: .stride(by: .hour, count: .min)) }
    }
    draw {
      Chart(["a"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: [number]) }
    }
  }

  @Test(arguments: badNumbers) func `places may be any number`(number: Double) {
    for domain in [ChartScale.Domain.numbers(0...1), .moments(0...1), .categories(.init(["a", "b"])), .nothing] {
      let scale = ChartScale(domain: domain, isVertical: false)
      _ = scale.value(at: CGFloat(number), in: 100)
      _ = scale.value(at: 1, in: CGFloat(number))
    }
  }

  @Test(arguments: badNumbers) func `bins of any numbers have two borders`(number: Double) {
    let all: [NumberBins<Double>] = [
      NumberBins(data: [number, 1, number]), NumberBins(data: [number]), NumberBins(size: number, range: 0...1),
      NumberBins(size: 1e-9, range: 0...1e9), NumberBins(range: 0.0...1, count: .max),
      NumberBins(data: [0, 1], desiredCount: .max),
    ]
    for bins in all {
      #expect(bins.thresholds.count > 1 && bins.thresholds.count < 20000)
      #expect(bins.indices.contains(bins.index(for: number)))
    }
  }

  @Test func `a chart whose plot shows nothing still has a place for it`() {
    draw {
      Chart([1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartPlotStyle { _ in EmptyView() }
        .chartOverlay { proxy in GeometryReader { Color.red.frame(width: $0[proxy.plotAreaFrame].width) } }
    }
  }
}
