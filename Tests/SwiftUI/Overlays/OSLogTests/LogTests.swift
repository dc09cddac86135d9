import Foundation
import OSLog
import Testing

private enum Mishap: Error { case spilled }

@Suite struct LogTests {
  @Test("Messages of every kind can be written, and their values are not asked for")
  func messages() {
    let logger = Logger(subsystem: "org.example.kit", category: "pears")
    var asked = 0
    func weight() -> Double {
      asked += 1
      return 1.5
    }
    logger.info("\(asked) pears of \(weight(), format: .fixed(precision: 2)) kg")
    logger.log(level: .debug, "basket \("blue", privacy: .public), \(17, format: .hex, privacy: .private(mask: .hash))")
    logger.error("\(Mishap.spilled) in \(LogTests.self)")
    Logger().fault("no values")
    os_log("%d pears", log: OSLog(subsystem: "org.example.kit", category: .pointsOfInterest), type: .info, 3)
    #expect(asked == 0)
    #expect(!OSLog.default.isEnabled(type: .fault))
  }

  @Test("What is in a span of time is done")
  func spans() throws {
    let signposter = OSSignposter(subsystem: "org.example.kit", category: "pears")
    let state = signposter.beginInterval("press", id: signposter.makeSignpostID())
    signposter.endInterval("press", state)
    #expect(signposter.withIntervalSignpost("press") { 7 } == 7)
  }

  @Test("A lock keeps one thread out while another one changes its value")
  func lock() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 100)
    let alone = OSAllocatedUnfairLock()
    #expect(alone.withLock { true })
  }
}
