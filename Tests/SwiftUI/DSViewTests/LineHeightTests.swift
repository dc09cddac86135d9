import SwiftUI
import Testing
import ViewTestSupport

@MainActor
struct LineHeightTests {
  @Test func `line heights are multiples, sums and points, and nil leaves them to the font`() {
    let text = Text(verbatim: "a")
    #expect(dump(text.lineHeight(.multiple(factor: 2))).contains(".lineHeight multiple(2)"))
    #expect(dump(text.lineHeight(.exact(points: 30))).contains(".lineHeight points(30)"))
    #expect(dump(text.lineHeight(.leading(increase: 8))).contains(".lineHeight increase(8)"))
    #expect(dump(text.lineHeight(nil)) == dump(text))
    #expect(dump(text.lineHeight(nil).lineHeight(.loose)).contains(".lineHeight natural"))
    #expect(dump(text.lineHeight(.loose)) != dump(text.lineHeight(.tight)))
  }
}
