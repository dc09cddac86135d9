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
    let seen = Seen()
    #expect(laidOut { Text("abc") }.size == laidOut { Text("abc").textRenderer(Faint(seen: seen)) }.size)
    #expect(seen.lines == 1)
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
}
