import SwiftUI
import Testing
import ViewTestSupport

@MainActor
struct EndlessColumnTests {
  @Test func `a column of endless rows leaves the view beside it its room, wherever its rows begin`() {
    for alignment in [SwiftUI.HorizontalAlignment.leading, .center, .trailing] {
      let result = laidOut(
        {
          HStack(spacing: 8) {
            VStack(alignment: alignment, spacing: 0) {
              Color.red.frame(maxWidth: .infinity).frame(height: 20)
              Color.blue.frame(maxWidth: .infinity).frame(height: 20)
            }
            Color.green.frame(width: 48, height: 40)
          }
        }, 222, nil)
      #expect(result.numbers == [[0, 0, 166, 20], [0, 20, 166, 20], [174, 0, 48, 40]])
    }
  }

  @Test func `a layer of endless views at the leading edge leaves the view beside it its room`() {
    let result = laidOut(
      {
        HStack(spacing: 8) {
          ZStack(alignment: .topLeading) { Color.red.frame(height: 20) }
          Color.green.frame(width: 48, height: 20)
        }
      }, 222, nil)
    #expect(result.numbers == [[0, 0, 166, 20], [174, 0, 48, 20]])
  }
}
