import DSView
import Foundation
import Testing

@testable import DSCharts

/// The rectangles of bars in a plot of 200 × 100 points, rounded to a tenth.
@MainActor
private func rects(@ChartContentBuilder _ content: () -> some ChartContent) -> [[Double]] {
  let plan = ChartPlan(_ChartMarks(content()).marks, ChartSettings(), .current, .current)
  let geometry = MarkGeometry(plan, plan.marks, CGSize(width: 200, height: 100))
  return plan.marks.compactMap(geometry.rect).map { rect in
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 10).rounded() / 10 }
  }
}

@MainActor
struct MarkGeometryTests {
  @Test func `a bar takes seven tenths of its category's room`() {
    #expect(
      rects {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 50))
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 100))
      } == [[15, 50, 70, 50], [115, 0, 70, 100]])
  }

  @Test func `bars at values alone are two thirds of their distance wide, around their values`() {
    #expect(
      rects {
        BarMark(x: .value("At", 0), y: .value("Sales", 50))
        BarMark(x: .value("At", 10), y: .value("Sales", 100))
        BarMark(x: .value("At", 20), y: .value("Sales", 100))
      } == [[-33.3, 50, 66.7, 50], [66.7, 0, 66.7, 100], [166.7, 0, 66.7, 100]])
  }

  @Test func `bars of one place stand on each other, negative ones hang down`() {
    #expect(
      rects {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 30))
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", -20))
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 50))
      } == [[30, 50, 140, 30], [30, 80, 140, 20], [30, 0, 140, 50]])
  }

  @Test func `normalized bars are parts of their sum, centered ones lie around zero`() {
    #expect(
      rects {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 1), stacking: .normalized)
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 3), stacking: .normalized)
      }.map { $0[3] } == [25, 75])
    let centered = rects {
      BarMark(x: .value("Day", "Mon"), y: .value("Sales", 10), stacking: .center)
      BarMark(x: .value("Day", "Mon"), y: .value("Sales", 30), stacking: .center)
    }
    #expect(centered.map { $0[1] } == [75, 0])
  }

  @Test func `bars lie where the vertical axis has categories, or there is none`() {
    #expect(
      rects {
        BarMark(x: .value("Sales", 50), y: .value("Day", "Mon"))
        BarMark(x: .value("Sales", 100), y: .value("Day", "Tue"))
      } == [[0, 7.5, 100, 35], [0, 57.5, 200, 35]])
    #expect(
      rects {
        BarMark(x: .value("Size", 50))
        BarMark(x: .value("Size", 50))
      } == [[0, 0, 100, 100], [100, 0, 100, 100]])
  }

  @Test func `bars of several positions stand side by side`() {
    let bars = rects {
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 10)).position(by: .value("Name", name))
      }
    }
    #expect(bars.map { $0[0] } == [40.5, 110.5])
    #expect(bars.map { $0[2] } == [49, 49])
  }

  @Test func `a bar may have a width, and two ends`() {
    #expect(
      rects {
        BarMark(x: .value("Day", "Mon"), yStart: .value("Low", 20), yEnd: .value("High", 60), width: .fixed(10))
        BarMark(x: .value("Day", "Tue"), yStart: .value("Low", 0), yEnd: .value("High", 100), width: .inset(5))
        BarMark(x: .value("Day", "Wed"), yStart: .value("Low", 0), yEnd: .value("High", 100), width: .ratio(0.5))
      }.map { $0[2] } == [10, 56.7, 33.3])
  }

  @Test func `what has no value on an axis may be at points of the plot`() {
    #expect(
      rects {
        BarMark(x: .value("Size", 50), yStart: 10, yEnd: 30)
        RectangleMark(xStart: .value("From", 0), xEnd: .value("To", 100), yStart: 0, yEnd: 8)
      } == [[0, 10, 100, 20], [0, 0, 200, 8]])
    let plan = ChartPlan(
      _ChartMarks(RuleMark(x: .value("x", 1), yStart: 0, yEnd: 20)).marks, ChartSettings(), .current, .current)
    let ends = MarkGeometry(plan, plan.marks, CGSize(width: 200, height: 100)).ends(plan.marks[0])
    #expect(ends?.0.y == 0 && ends?.1.y == 20)
  }

  @Test func `areas stand on the vertical axis, or lie along it`() {
    let level = ChartPlan(
      _ChartMarks(AreaMark(x: .value("x", 50), y: .value("Day", "Mon"))).marks, ChartSettings(), .current, .current)
    let edges = MarkGeometry(level, level.marks, CGSize(width: 200, height: 100)).edges(level.marks[0])
    #expect(edges?.lower == CGPoint(x: 0, y: 50) && edges?.upper == CGPoint(x: 200, y: 50))
  }

  @Test func `bars on a logarithmic scale begin at its end`() {
    var settings = ChartSettings()
    settings.y.scale.isLogarithmic = true
    let plan = ChartPlan(
      _ChartMarks(
        ForEach([10, 1000], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
      ).marks, settings, .current, .current)
    let geometry = MarkGeometry(plan, plan.marks, CGSize(width: 200, height: 100))
    #expect(plan.marks.compactMap(geometry.rect).map(\.height) == [0, 100])
  }

  @Test func `rectangles fill the rooms of their categories`() {
    #expect(
      rects {
        RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "a"))
        RectangleMark(x: .value("Day", "Tue"), y: .value("Hour", "b"))
      } == [[0, 0, 100, 50], [100, 50, 100, 50]])
  }

  @Test func `only the ends of a heap are round`() {
    let plan = ChartPlan(
      _ChartMarks(
        ForEach([1, 2, 3], id: \.self) { BarMark(x: .value("Day", "Mon"), y: .value("Sales", $0)) }
      ).marks, ChartSettings(), .current, .current)
    #expect(plan.marks.map(\.roundedEnds.end) == [false, false, true])
    #expect(plan.marks.map(\.roundedEnds.start) == [false, false, false])
  }

  @Test func `what is said of a mark counts, what is said around it is for those that say nothing`() {
    let marks = _ChartMarks(
      ForEach([1], id: \.self) { _ in
        LineMark(x: .value("x", 1), y: .value("y", 2)).lineStyle(StrokeStyle(lineWidth: 7))
        LineMark(x: .value("x", 1), y: .value("y", 2)).opacity(0.5)
      }.lineStyle(StrokeStyle(lineWidth: 3)).opacity(0.5)
    ).marks
    #expect(marks.map(\.lineStyle?.lineWidth) == [7, 3])
    #expect(marks.map(\.opacity) == [0.5, 0.25])
  }

  @Test func `content of an author's own, conditions and hidden types add their marks in order`() {
    struct Candle: ChartContent {
      let isTall: Bool
      var body: some ChartContent {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        if isTall { RuleMark(y: .value("y", 2)) } else { PointMark(x: .value("x", "a"), y: .value("y", 2)) }
      }
    }
    let marks = _ChartMarks(
      Plot {
        Candle(isTall: true)
        AnyChartContent(Candle(isTall: false))
      }
    ).marks
    #expect(marks.map(\.kind) == [.bar, .rule, .bar, .point])
  }
}
