import CFreeMemory
import Dispatch
import Synchronization

/// Makes the workers of a run hold large pictures one after the other: a run needs memory for one page at four pixels per
/// point, and not for as many as there are workers.
///
/// A picture and what is made on the way to its file, such as layers, rows and its baseline, take several times the room of its
/// pixels.
final class LargePictures: Sendable {
  /// Pictures of up to as many pixels are drawn whatever others are.
  static let smallPixels = 1 << 20
  /// The pixels of all large pictures that are held at once; one that has more is held alone.
  static let roomPixels = 4 << 20

  private struct State {
    var free = LargePictures.roomPixels
    var waiting: [(pixels: Int, start: DispatchSemaphore)] = []
  }

  private let state = Mutex(State())

  /// The room of a run; memory of large pictures is returned to the system from now on when they are freed.
  init() { free_memory_of_pictures(Int32(Self.smallPixels * 4)) }

  /// Holds a picture of a size while something is done with it, after those that have waited for longer.
  /// - Parameter pixels: the picture's width times its height, in device pixels.
  func hold<Result, Failure: Error>(
    _ pixels: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pixels > Self.smallPixels else { return try body() }
    let share = min(pixels, Self.roomPixels)
    enter(share)
    defer { leave(share) }
    // What lies free between small values is as much as a page, where it has grown for long.
    if pixels > Self.roomPixels { free_memory_return() }
    return try body()
  }

  private func enter(_ share: Int) {
    let turn = state.withLock { state -> DispatchSemaphore? in
      if state.waiting.isEmpty, state.free >= share {
        state.free -= share
        return nil
      }
      let start = DispatchSemaphore(value: 0)
      state.waiting.append((share, start))
      return start
    }
    turn?.wait()
  }

  private func leave(_ share: Int) {
    state.withLock { state in
      state.free += share
      while let first = state.waiting.first, first.pixels <= state.free {
        state.free -= first.pixels
        state.waiting.removeFirst()
        first.start.signal()
      }
    }
  }
}
