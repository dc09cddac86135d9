import DSFoundation
import Foundation
import Testing

@Suite("A property that is watched")
struct KeyValueObservingTests {
  private final class Player: _KeyValueCodingAndObserving {
    let rate = 2
  }

  @Test("is told at once where that was asked for, and never changes")
  func initial() {
    var told: [Int?] = []
    let player = Player()
    player.observe(\.rate, options: [.initial, .new]) { told.append($1.newValue) }.invalidate()
    player.observe(\.rate, options: .initial) { told.append($1.newValue) }.invalidate()
    player.observe(\.rate, options: .new) { told.append($1.newValue) }.invalidate()
    #expect(told == [2, nil])
  }

  private final class Settings: NSObject {
    let volume = 3
  }

  @Test("may be one of an author's own object")
  func own() {
    var told: [Int?] = []
    Settings().observe(\.volume, options: [.initial, .new]) { told.append($1.newValue) }.invalidate()
    #expect(told == [3])
  }
}
