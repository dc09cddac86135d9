import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSCharts

/// What an author may write of an axis: content and marks of types of their own, and functions that return them.
private struct OwnAxis: AxisContent {
  var withWords = true
  var body: some AxisContent {
    AxisMarks(values: [0, 100]) { value in
      if value.index == 0 {
        OwnMark()
      } else if withWords {
        words("top")
      }
    }
  }
  @AxisMarkBuilder func words(_ text: String) -> some AxisMark {
    AxisValueLabel(text).foregroundStyle(.red).offset(CGSize(width: 1, height: 0))
  }
}

private struct OwnMark: AxisMark {
  var body: some AxisMark {
    AxisGridLine()
    AxisValueLabel("zero")
  }
}

@AxisContentBuilder private func twoAxes(_ second: Bool) -> some AxisContent {
  OwnAxis(withWords: false)
  if second { AxisMarks(position: .leading, values: [50]) { AxisValueLabel("middle") } }
}

@MainActor
struct ChartBuilderTests {
  private func numbers(_ view: @escaping @MainActor () -> some View) -> [[Double]] {
    laidOut(view, 200, 100).numbers
  }

  private func bar() -> some View {
    Chart { BarMark(x: .value("x", "a"), y: .value("y", 100)) }.chartXAxis(.hidden)
  }

  @Test func `an axis may consist of content and marks of an author's own`() {
    let frames = numbers { bar().chartYAxis { OwnAxis() } }
    // Words of 4 and of 3 characters, 10 points each; the second are moved by a point.
    #expect(frames.contains { $0[2] == 40 && $0[3] == 20 })
    #expect(frames.contains { $0[2] == 30 && $0[3] == 20 })
    let others = numbers { bar().chartYAxis { twoAxes(true) } }
    #expect(others.contains { $0[2] == 60 })
    #expect(!others.contains { $0[2] == 30 })
    #expect(!numbers { bar().chartYAxis { twoAxes(false) } }.contains { $0[2] == 60 })
  }

  @Test func `a view beside a mark may know the mark's size`() {
    let frames = numbers {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 100), width: 30)
          .annotation(position: .overlay) { context in
            Color.red.frame(width: context.targetSize.width / 2, height: context.targetSize.height / 4)
          }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(frames.contains([92.5, 37.5, 15, 25]))
  }

  @Test func `symbols have the sizes that a scale of them says`() {
    func sides(_ change: @escaping @MainActor (AnyView) -> some View) -> [Double] {
      numbers {
        let chart = Chart([1, 2, 3], id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("size", $0))
        }
        return change(AnyView(chart)).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      }
      .map { $0[2] }
    }
    #expect(sides { $0.chartSymbolSizeScale(range: 100...900) } == [10, 22.361, 30])
    #expect(sides { $0.chartSymbolSizeScale([1: 16, 3: 36]) } == [4, 8, 6])
    #expect(sides { $0.chartSymbolSizeScale(domain: [1, 2, 3], range: [25, 49]) } == [5, 7, 5])
    #expect(sides { $0.chartSymbolSizeScale(domain: 1...2, range: 100...900) } == [10, 30, 30])
    #expect(sides { $0.chartSymbolSizeScale { (size: Int) in CGFloat(size * size) } } == [1, 2, 3])
  }

  @Test func `values have the symbols and lines of their scales, and others those in turn`() {
    var looks = ValueLooks<Int>([(.number(1), 10), (.number(2), 20)])
    #expect(looks.looks(of: [.number(2), .number(3)]) { -$0 } == [.number(2): 20, .number(3): -1])
    looks = ValueLooks(range: [7, 8])
    #expect(
      looks.looks(of: [.number(1), .number(2), .number(3)]) { -$0 } == [.number(1): 7, .number(2): 8, .number(3): 7])
    looks = ValueLooks(of: Int.self) { $0 * 2 }
    #expect(looks.looks(of: [.number(4), .category("a")]) { -$0 } == [.number(4): 8, .category("a"): -1])
    var settings = ChartSettings()
    settings.lineStyles = ValueLooks([(.category("a"), StrokeStyle(lineWidth: 5))])
    settings.symbols.range = [.shape(.cross)]
    var mark = ChartMark(.line)
    (mark.lineStyleBy, mark.symbolBy) = (Channel(.category("a")), Channel(.category("b")))
    let styles = ChartStyles([mark], settings)
    #expect(styles.lineStyle(mark)?.lineWidth == 5)
    guard case .shape(.cross)? = styles.symbol(mark) else {
      Issue.record("the symbol is \(String(describing: styles.symbol(mark)))")
      return
    }
  }

  @Test func `words of an axis hide others where they are drawn, not where they would be without their offset`() {
    func words(_ offset: CGFloat, _ other: CGFloat) -> Int {
      numbers {
        Chart([0, 1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) }
          .chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: [0]) {
              AxisValueLabel("above").offset(y: offset)
              AxisValueLabel("below").offset(y: other)
            }
          }
      }
      .count { $0[2] == 50 && $0[3] == 20 }
    }
    #expect(words(0, 0) == 1 && words(0, 20) == 2 && words(-20, 0) == 2 && words(20, 20) == 1)
  }

  @Test func `symbols of several kinds and scrolling by pages are taken`() {
    let symbols: [any ChartSymbolShape] = [Circle(), BasicChartSymbolShape.cross]
    let frames = numbers {
      Chart([1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("s", "a")) }
        .chartSymbolScale(range: symbols).chartScrollTargetBehavior(.paging)
        .chartLineStyleScale { (_: String) in StrokeStyle() }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
    #expect(frames.count == 1)
  }

  @Test func `an area may lie between two values of the horizontal axis`() {
    let frames = numbers {
      Chart([0, 1], id: \.self) {
        AreaMark(xStart: .value("from", 50), xEnd: .value("to", 100), y: .value("y", $0))
      }
      .chartXScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(frames == [[100, 0, 100, 100]])
  }

  @Test func `a logarithmic scale keeps categories and moments, and has room for a single number`() {
    func domain(_ values: [_PlottedValue]) -> [_PlottedValue] {
      var settings = ScaleSettings()
      settings.isLogarithmic = true
      let axis = AxisValues(kind: .automatic(nil, 0))
      return ChartScale.making(of: values, isVertical: false, settings, axis, floats: false).domain.values
    }
    #expect(domain([.category("a"), .category("b")]) == [.category("a"), .category("b")])
    #expect(domain([.moment(-20), .moment(-10)]) == [.moment(-20), .moment(-10)])
    #expect(domain([.number(-1), .number(10)]) == [.number(10), .number(100)])
  }

  @Test func `a function may change the domain that the data make`() {
    let categories = AutomaticScaleDomain.automatic(dataType: String.self) { $0.append("z") }
    #expect(made(of: [.category("a")], categories).domain.values == [.category("a"), .category("z")])
    let numbers = AutomaticScaleDomain.automatic(dataType: Int.self) { $0.append(200) }
    #expect(made(of: [.number(10), .number(90)], numbers).domain.values == [.number(0), .number(200)])
  }

  private func made(of values: [_PlottedValue], _ domain: AutomaticScaleDomain) -> ChartScale {
    var settings = ScaleSettings()
    settings.domain = domain._domain
    return .making(of: values, isVertical: false, settings, AxisValues(kind: .automatic(nil, 0)), floats: false)
  }

  @Test func `numbers of every width are plotted, and lengths as numbers`() {
    #expect(Int8(plotted: Int8(-3).plotted) == -3)
    #expect(Int8(plotted: .number(400)) == nil)
    #expect(UInt64(plotted: .number(-1)) == nil)
    #expect(UInt(plotted: .number(2.9)) == 2)
    #expect(Float(plotted: Float(0.5).plotted) == 0.5)
    let length: PlottableValue<Double> = .value("x", CGFloat(3))
    #expect(length.channel.value == .number(3))
    _ = LineMark(x: .value("x", CGFloat(1)), y: .value("y", UInt16(2)))
  }

  @Test func `a view over a chart knows what the axes span, and the room of a category`() {
    let x = ChartScale(domain: .categories(.init(["a", "b"])), isVertical: false)
    let proxy = ChartProxy(
      plotFrame: nil, plotSize: CGSize(width: 100, height: 50), x: x,
      y: .init(domain: .numbers(0...10), isVertical: true))
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.yDomain(dataType: Int.self) == [0, 10])
    #expect(proxy.positionRange(forX: "b") == 50...100)
    #expect(proxy.positionRange(forY: 5) == 25...25)
    #expect(proxy.positionRange(forX: "c") == nil)
    #expect(x.extent(.category("a"), in: .nan) == 0...0)
  }
}
