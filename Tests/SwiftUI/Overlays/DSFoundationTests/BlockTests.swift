import DSFoundation
import Testing

/// Closures that are blocks, as sources pass them to the runtime of Objective-C.
struct BlockTests {
  private final class Buoy {}

  @Test func `a block returns an object that lives on`() {
    let make: @convention(block) (Int) -> AnyObject? = { $0 > 0 ? Buoy() : nil }
    #expect(make(1) is Buoy && make(0) == nil)
  }
}
