import Dispatch
import Synchronization
import Testing

@testable import DSMatrix

/// How many large pictures a run holds at once.
struct LargePicturesTests {
  /// What is held at a moment, and the most that ever was.
  private struct Held {
    var pixels = 0
    var most = 0
  }

  @Test func `large pictures share a room and a larger one is alone`() {
    let large = LargePictures()
    let held = Mutex(Held())
    let sizes = [2, 1, 3, 9, 2, 4, 1, 12, 3].map { $0 << 20 | 1 }
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let pixels = sizes[number % sizes.count]
      large.hold(pixels) {
        let share = min(pixels, LargePictures.roomPixels)
        held.withLock {
          $0.pixels += share
          $0.most = max($0.most, $0.pixels)
        }
        held.withLock { $0.pixels -= share }
      }
    }
    #expect(held.withLock(\.most) <= LargePictures.roomPixels)
    #expect(held.withLock(\.pixels) == 0)
  }

  @Test func `a small picture does not wait for a large one`() {
    let large = LargePictures()
    let isDrawn = large.hold(LargePictures.roomPixels * 3) { large.hold(LargePictures.smallPixels) { true } }
    #expect(isDrawn)
  }

  @Test func `a picture that cannot be drawn leaves its room`() {
    struct Undrawn: Error {}
    let large = LargePictures()
    for _ in 0..<3 {
      #expect(throws: Undrawn.self) { try large.hold(LargePictures.roomPixels) { throw Undrawn() } }
    }
  }
}
