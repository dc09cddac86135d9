import DSView
import Foundation
import Testing

@testable import DSCharts

private func numbers(_ values: [Double], _ settings: ScaleSettings = ScaleSettings(), count: Int? = nil) -> ChartScale {
  .making(
    of: values.map { .number($0) }, isVertical: true, settings, AxisValues(kind: .automatic(count, 0)), floats: false)
}

struct ScaleTests {
  @Test func `numbers run from the bottom up, from zero to a value that reads well`() {
    let scale = numbers([104, 250])
    #expect([0, 125, 250].map { scale.position(.number($0), in: 100) } == [100, 50, 0])
    #expect(numbers([0, 28665], count: 3).position(.number(40000), in: 100) == 0)
    #expect(scale.position(.category("x"), in: 100) == nil)
  }

  @Test func `zero is left out where a view says so, or every mark floats far above it`() {
    var settings = ScaleSettings()
    settings.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    #expect(numbers([104, 250], settings).position(.number(100), in: 100) == 100)
    let floating = ChartScale.making(
      of: [.number(130), .number(150)], isVertical: true, ScaleSettings(), AxisValues(kind: .automatic(nil, 0)),
      floats: true)
    #expect(floating.position(.number(130), in: 100) == 100)
  }

  @Test func `a domain that is given is not rounded, and may run the other way`() {
    var settings = ScaleSettings()
    settings.domain = (0...37)._domain
    #expect(numbers([1], settings).position(.number(37), in: 100) == 0)
    settings.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    #expect(numbers([0, 100], settings).position(.number(0), in: 100) == 0)
  }

  @Test func `a chart that scrolls shows a part of its domain, from where it is scrolled to`() {
    var settings = ScaleSettings()
    (settings.domain, settings.visibleLength) = ((0...100)._domain, 20)
    #expect(numbers([], settings).position(.number(20), in: 100) == 0)
    settings.visibleStart = .number(50)
    #expect(numbers([], settings).position(.number(50), in: 100) == 100)
    settings.visibleStart = .number(95)
    #expect(numbers([], settings).position(.number(100), in: 100) == 0)
  }

  @Test func `values of an axis that are given are in its domain`() {
    let scale = ChartScale.making(
      of: [.number(58)], isVertical: true, ScaleSettings(),
      AxisValues(kind: .given([.number(0), .number(30), .number(60)])), floats: false)
    #expect(scale.position(.number(60), in: 100) == 0)
  }

  @Test func `categories have rooms of one size, from the top down`() {
    let scale = ChartScale.making(
      of: ["b", "a", "b"].map { .category($0) }, isVertical: true, ScaleSettings(),
      AxisValues(kind: .automatic(nil, 0)), floats: false)
    #expect(["b", "a"].map { scale.position(.category($0), in: 100) } == [25, 75])
    #expect(scale.band(in: 100) == 50)
    #expect(scale.value(at: 80, in: 100) == .category("a"))
    #expect(scale.value(at: 120, in: 100) == nil)
    #expect(scale.value(at: .nan, in: 100) == nil)
  }

  @Test func `a logarithmic scale has powers of ten`() {
    var settings = ScaleSettings()
    (settings.domain, settings.isLogarithmic) = ((1...1000)._domain, true)
    let scale = numbers([], settings)
    #expect(scale.position(.number(10), in: 90) == 60)
    #expect(scale.position(.number(0), in: 90) == nil)
    let ticks = AxisValues(kind: .automatic(nil, 0)).ticks(of: scale.domain, isLogarithmic: true, .current)
    #expect(ticks.values == [1, 10, 100, 1000].map { .number($0) })
  }

  @Test func `a logarithmic scale of marks spans whole powers, and what begins at zero begins at its end`() {
    var settings = ScaleSettings()
    settings.isLogarithmic = true
    let scale = numbers([0, 20, 500], settings)
    #expect(scale.position(.number(10), in: 100) == 100)
    #expect(scale.position(.number(1000), in: 100) == 0)
    #expect(scale.position(.number(0), in: 100) == nil)
    #expect(scale.baseline(in: 100) == 100)
  }

  @Test func `moments that are given backwards run backwards, and categories may scroll`() {
    let (early, late) = (Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 10))
    var settings = ScaleSettings()
    settings.domain = [late, early]._domain
    let scale = ChartScale.making(
      of: [], isVertical: false, settings, AxisValues(kind: .automatic(nil, 0)), floats: false)
    #expect(scale.position(late.plotted, in: 100) == 0)
    var five = ScaleSettings()
    (five.visibleLength, five.visibleStart) = (2, .category("d"))
    let names = ChartScale.making(
      of: ["a", "b", "c", "d"].map { .category($0) }, isVertical: false, five, AxisValues(kind: .automatic(nil, 0)),
      floats: false)
    #expect(["b", "c", "d"].map { names.position(.category($0), in: 100) } == [nil, 25, 75])
  }

  @Test func `seconds on an axis of moments are marks too`() {
    let ticks = AxisValues(kind: .stride(4)).ticks(of: .moments(1...10), isLogarithmic: false, .current)
    #expect(ticks.values == [.moment(4), .moment(8)])
  }

  @Test(arguments: [0.0, 13, 50, 100]) func `a place leads back to its value`(place: Double) {
    var scale = numbers([0, 80])
    scale.padding = (4, 10)
    let value = scale.value(at: CGFloat(place), in: 100)
    #expect(value.flatMap { scale.position($0, in: 100) }.map { abs($0 - CGFloat(place)) < 1e-9 } == true)
  }

  @Test func `what is plotted leads back to its type`() {
    enum Fruit: String, Plottable { case apple, pear }
    #expect(Fruit(plotted: Fruit.pear.plotted) == .pear)
    #expect(Fruit(plotted: .category("plum")) == nil)
    #expect(Int(plotted: .number(2.9)) == 2)
    #expect(Int(plotted: .number(.infinity)) == nil)
    #expect(Double(plotted: .category("a")) == nil)
    #expect(Decimal(plotted: Decimal(string: "1.5")?.plotted ?? .number(0)) == Decimal(string: "1.5"))
    let now = Date(timeIntervalSinceReferenceDate: 7)
    #expect(Date(plotted: now.plotted) == now)
  }
}
