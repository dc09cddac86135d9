import DSDisplayList
import DSPaint
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
struct ImagePaintTests {
  /// What a view draws that fills 64 × 64 points.
  private func commands(_ view: some View) throws -> [DrawCommand] {
    let result = laidOut({ view }, 64, 64)
    #expect(result.problems.isEmpty)
    return try paint(#require(result.placed), scale: 1).commands
  }

  @Test func `a symbol is repeated over an area, smaller where the paint's scale says so`() throws {
    func count(_ scale: CGFloat) throws -> Int {
      let style = ImagePaint(image: Image(systemName: "square.fill"), scale: scale)
      return try "\(commands(Rectangle().fill(style).font(.system(size: 16))))".components(separatedBy: "fill(").count
        - 1
    }
    // A square of 16 points has a box of 18 by 16: four columns and rows of them reach over 64 points, eight of half the size.
    #expect(try count(1) == 16)
    #expect(try count(0.5) == 64)
  }

  @Test func `letters and symbols painted with a symbol end`() throws {
    let star = Image(systemName: "star.fill")
    #expect(try !commands(star.foregroundStyle(.image(star))).isEmpty)
    _ = try commands(Text("Star").foregroundStyle(.image(star)))
  }
}
