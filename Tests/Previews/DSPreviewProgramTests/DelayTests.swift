import CWallClock
import Dispatch
import Testing

/// Which work of queues is left waiting for ever, because no time passes while previews are drawn.
struct DelayTests {
  @Test func `work whose moment has come is done`() {
    #expect(delay_is_over(DispatchTime.now().rawValue))
    #expect(delay_is_over(DispatchWallTime.now().rawValue))
    #expect(delay_is_over((DispatchTime.now() - 1).rawValue))
  }

  @Test func `work that is put off waits for ever`() {
    #expect(!delay_is_over((DispatchTime.now() + 60).rawValue))
    #expect(!delay_is_over((DispatchWallTime.now() + 60).rawValue))
    #expect(!delay_is_over(DispatchTime.distantFuture.rawValue))
    #expect(!delay_is_over(DispatchWallTime.distantFuture.rawValue))
  }

  @Test func `queues put work off as ever while no preview is drawn`() async {
    await confirmation { done in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {
          done()
          continuation.resume()
        }
      }
    }
  }
}
