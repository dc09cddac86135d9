import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeDump
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// A triangle twice as wide as high.
private struct Wedge: Shape {
  var lean: Double = 0
  var animatableData: Double {
    get { lean }
    set { lean = newValue }
  }

  func path(in rect: CGRect) -> SwiftUI.Path {
    SwiftUI.Path { path in
      path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
      path.closeSubpath()
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: width / 2)
  }
}

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

private struct Stacked: Layout {
  var gap: Double
  var animatableData: Double {
    get { gap }
    set { gap = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
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

  @Test func `a picture of the network is its placeholder`() {
    let url = URL(string: "https://example.com/a.png")
    #expect(
      dump(
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("wait")
        }) == "Text \"wait\"")
    #expect(
      dump(
        AsyncImage(url: url) { phase in
          if let image = phase.image { image } else if phase.error != nil { Text("no") } else { Divider() }
        }) == "Divider")
    #expect(dump(AsyncImage(url: url)).hasPrefix("Paint"))
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
    var text = ""
    _ = laidOut {
      Color.red.frame(width: 40, height: 10).modifier(effect)
    }
    let lowered = lowered(in: .drawing, at: SourceLocation(file: "Moment.swift")) {
      Color.red.frame(width: 40, height: 10).modifier(effect)
    }
    var frames = MarkedFrames()
    if case .mark(let mark) = lowered.node.modifiers[1] {
      frames.places[mark] = .init(frame: Rect(x: 0, y: 0, width: 40, height: 10), spaces: [])
    }
    text = lowered.live?.following(frames)?.node.dump ?? ""
    #expect(text.contains(".transformEffect [1 0 0 1 20 0]"))
  }

  @Test func `a map is inverted`() {
    let map = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
    let same = map.concatenating(map.inverted())
    for (a, b) in zip([same.m11, same.m12, same.m21, same.m22, same.m31, same.m32, same.m33], [1, 0, 0, 1, 0, 0, 1]) {
      #expect(abs(a - CGFloat(b)) < 1e-9)
    }
  }

  @Test func `a shape that says its size takes it, others take their room`() {
    #expect(laidOut({ Wedge() }, 80, 100).numbers == [[0, 0, 80, 40]])
    #expect(laidOut({ Wedge().stroke(.red, lineWidth: 2) }, 80, 100).numbers == [[0, 0, 80, 40]])
    #expect(laidOut({ Ellipse() }, 80, 100).numbers == [[0, 0, 80, 100]])
  }

  @Test func `shapes and layouts may animate`() {
    var layout = Stacked(gap: 1)
    layout.animatableData = 4
    #expect(layout.gap == 4)
    #expect(Circle().animatableData.magnitudeSquared == 0)
  }

  @Test func `symbols are drawn as they begin, and one that disappears is not there`() {
    #expect(!dump(Image(systemName: "star").symbolEffect(.bounce, value: 1)).contains("opacity"))
    #expect(dump(Image(systemName: "star").symbolEffect(.disappear, isActive: true)).contains(".opacity 0"))
    #expect(dump(Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing)).contains(".opacity 1"))
  }
}
