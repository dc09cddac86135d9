import DSControlLooks
import DSGeometry
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSEffects
@testable import DSView

/// A mark of a part of a text.
private struct Loud: TextAttribute {
  var strength: Double
}

/// Draws every other letter half as strong, and marked ones moved.
private struct Faint: TextRenderer {
  var seen: Seen

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.lines = layout.count
    for line in layout {
      for run in line {
        seen.runs.append(run[Loud.self]?.strength)
        seen.widths.append(run.typographicBounds.width)
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.opacity = index % 2 == 0 ? 1 : 0.5
          if run[Loud.self] != nil { copy.translateBy(x: 0, y: -4) }
          copy.draw(slice)
        }
      }
    }
  }
}

/// Makes its text as tall as asked.
private struct Tall: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 10, height: size.height * 2)
  }
}

private final class Seen: @unchecked Sendable {
  var lines = 0
  var runs: [Double?] = []
  var widths: [CGFloat] = []
}

@MainActor
struct TextRendererTests {
  @Test func `a renderer has the size that it says for its text`() {
    #expect(laidOut { Text("abc") }.size == laidOut { Text("abc").textRenderer(Faint(seen: Seen())) }.size)
    let tall = laidOut { HStack { Text("abc") }.textRenderer(Tall()) }.size
    #expect([tall.width, tall.height] == [40, 40])
  }

  @Test func `bounds of lines hold those of their runs`() {
    var first = Text.Layout.TypographicBounds()
    (first.width, first.ascent, first.descent) = (10, 8, 2)
    var second = first
    (second.origin.x, second.ascent, second.descent) = (10, 6, 3)
    let both = Text.Layout.TypographicBounds.around([first, second], at: .zero)
    #expect([both.width, both.ascent, both.descent] == [20, 8, 3])
    #expect(both.rect == CGRect(x: 0, y: -8, width: 20, height: 11))
  }

  @Test func `fonts resolve to numbers`() {
    let font = Font.title.bold().italic().resolve(in: .init())
    #expect(font.pointSize == 28 && font.isBold && font.isItalic && font.weight == .bold)
    var large = EnvironmentValues.drawing
    large.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolve(in: large.fontResolutionContext).pointSize == 53)
    #expect(Font.system(size: 20, weight: .light).scaled(by: 1.5).resolve(in: .init()).pointSize == 30)
    #expect(Font.headline.resolve(in: .init()).weight == .semibold)
    #expect(Font.body.monospaced().smallCaps().resolve(in: .init()).isMonospaced)
  }

  @Test func `the system's formats write a fixed moment`() {
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    func plain(_ text: Text) -> String { text.plain(in: .drawing) }
    let hour = moment..<(moment + 3725)
    #expect(plain(Text(.currentDate, format: .timer(countingDownIn: hour))) == "1:02:05")
    #expect(plain(Text(.currentDate, format: .timer(countingUpIn: (moment - 61)..<moment))) == "1:01")
    #expect(plain(Text(.currentDate, format: .stopwatch(startingAt: moment - 65.25))) == "1:05.25")
    #expect(plain(Text(.currentDate, format: .reference(to: moment + 7500))) == "in 2 hr, 5 min")
    #expect(plain(Text(.currentDate, format: .reference(to: moment - 86_400 * 3))) == "Dec 29, 2000")
    #expect(plain(Text(.currentDate, format: .offset(to: moment + 60))) == "-1 min")
    let time = Text(.durationOffset(to: moment - 75), format: .time(pattern: .minuteSecond))
    #expect(plain(time) == "1:15")
  }
}
