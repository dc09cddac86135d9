import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// Moves a view by a part of its own width.
private struct Shift: GeometryEffect {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

@MainActor
struct MomentTests {
  @Test func `a timeline is drawn at a moment that never changes`() {
    #expect(
      dump(TimelineView(.periodic(from: .now, by: 1)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") })
        == "Text \"0\"")
    #expect(
      dump(
        TimelineView(.everyMinute) {
          Text($0.cadence == .minutes && $0.date == Date(timeIntervalSinceReferenceDate: 0) ? "minute" : "")
        })
        == "Text \"minute\"")
    #expect(dump(TimelineView(.animation) { Text($0.cadence == .live ? "live" : "") }) == "Text \"live\"")
    let date = Date(timeIntervalSinceReferenceDate: 90)
    #expect(dump(TimelineView(.explicit([date])) { Text($0.date == date ? "then" : "") }) == "Text \"then\"")
  }

  @Test func `periodic dates keep their distance from the date they begin with`() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 5), by: 10)
    let dates = schedule.entries(from: Date(timeIntervalSinceReferenceDate: 31), mode: .normal).prefix(2)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [25, 35])
  }

  @Test func `a visual effect knows the size of its view, and changes no layout`() {
    let result = laidOut {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 10).visualEffect { $0.offset(x: $1.size.width / 2) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(result.numbers == [[20, 0, 40, 10], [40, 0, 10, 10]])
    #expect(result.rounds == 2)
  }

  @Test func `effects follow one another as they are written`() {
    let text = dump(
      Text("A").visualEffect { effect, _ in effect.opacity(0.5).rotationEffect(.degrees(90)).blur(radius: 2) })
    let names = text.split(separator: "\n").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    #expect(names == ["Text", ".mark", ".opacity", ".rotationEffect", ".blur"])
  }

  @Test func `a geometry effect is asked with the size of its view`() {
    let effect = Shift(share: 0.5)
    let lowered = lowered(in: .drawing, at: SourceLocation(file: "Moment.swift")) {
      Color.red.frame(width: 40, height: 10).modifier(effect)
    }
    var frames = MarkedFrames()
    if case .mark(let mark) = lowered.node.modifiers[1] {
      frames.places[mark] = .init(frame: Rect(x: 0, y: 0, width: 40, height: 10), spaces: [])
    }
    let text = lowered.live?.following(frames)?.node.text(.comparable) ?? ""
    #expect(text.contains(".transformEffect [1, 0, 0, 1, 20, 0]"))
  }

  @Test func `a map is inverted`() {
    let map = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
    let same = map.concatenating(map.inverted())
    for (a, b) in zip([same.m11, same.m12, same.m21, same.m22, same.m31, same.m32, same.m33], [1, 0, 0, 1, 0, 0, 1]) {
      #expect(abs(a - CGFloat(b)) < 1e-9)
    }
  }

  @Test func `symbols are drawn as they begin, and one that disappears is not there`() {
    #expect(!dump(Image(systemName: "star").symbolEffect(.bounce, value: 1)).contains("opacity"))
    #expect(dump(Image(systemName: "star").symbolEffect(.disappear, isActive: true)).contains(".opacity 0"))
    #expect(dump(Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing)).contains(".opacity 1"))
  }
}
