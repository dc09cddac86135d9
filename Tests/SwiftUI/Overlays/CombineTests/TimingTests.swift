import Combine
import Testing

@MainActor
struct TimingTests {
  private let clock = Clock()
  private let subject = PassthroughSubject<Int, Fault>()

  @Test func `of values within a while the first or the latest is told when it is over`() {
    let first = subject.throttle(for: .seconds(2), scheduler: clock, latest: false).told()
    let latest = subject.throttle(for: .seconds(2), scheduler: clock, latest: true).told()
    for value in 1...3 { subject.send(value) }
    #expect(first.text == "1 " && latest.text == "1 ")
    clock.advance(to: 2)
    #expect(first.text == "1 2 " && latest.text == "1 3 ")
    clock.advance(to: 10)
    subject.send(4)
    #expect(first.text == "1 2 4 " && latest.text == "1 3 4 ")
  }

  @Test func `the time between values is measured`() {
    let told = subject.measureInterval(using: clock).map(\.magnitude).told()
    clock.advance(to: 2)
    subject.send(1)
    subject.send(2)
    clock.advance(to: 5)
    subject.send(3)
    #expect(told.text == "2.0 0.0 3.0 ")
  }

  @Test func `a value is told once nothing has come for a while`() {
    let told = subject.debounce(for: .seconds(2), scheduler: clock).told()
    subject.send(1)
    clock.advance(to: 1.5)
    subject.send(2)
    clock.advance(to: 3)
    #expect(told.text == "")
    clock.advance(to: 3.5)
    #expect(told.text == "2 ")
    subject.send(3)
    subject.send(completion: .finished)
    clock.advance(to: 9)
    // The end does not wait for the value.
    #expect(told.text == "2 |")
  }

  @Test func `later are values and the end, in their order, and a failure too`() {
    let told = subject.delay(for: .seconds(2), scheduler: clock).told()
    subject.send(1)
    clock.advance(to: 1)
    subject.send(2)
    subject.send(completion: .failure(.plain))
    #expect(told.text == "")
    clock.advance(to: 2)
    #expect(told.text == "1 ")
    clock.advance(to: 3)
    #expect(told.text == "1 2 !")
  }

  @Test func `a publisher that tells nothing for a while ends, or fails as it is said`() {
    let ending = subject.timeout(.seconds(2), scheduler: clock).told()
    let failing = subject.timeout(.seconds(2), scheduler: clock, customError: { .plain }).told()
    clock.advance(to: 1)
    subject.send(1)
    clock.advance(to: 2.5)
    #expect(ending.text == "1 " && failing.text == "1 ")
    clock.advance(to: 3)
    subject.send(2)
    #expect(ending.text == "1 |" && failing.text == "1 !")
  }

  @Test func `who has left hears nothing when the time has come`() {
    let all = [
      subject.delay(for: .seconds(2), scheduler: clock).told(),
      subject.debounce(for: .seconds(2), scheduler: clock).told(),
      subject.timeout(.seconds(2), scheduler: clock).told(),
    ]
    subject.send(1)
    for told in all { told.kept?.cancel() }
    clock.advance(to: 9)
    #expect(all.map(\.text) == ["", "", "1 "])
  }

  @Test func `lengths of time are seconds in every unit`() {
    typealias Stride = _SchedulerTime.Stride
    #expect(Stride.milliseconds(1500) == .seconds(1.5) && Stride.microseconds(2_000_000) == .seconds(2))
    #expect(Stride.nanoseconds(1_000_000_000) == 1 && Stride.seconds(1) + 0.5 == .milliseconds(1500))
    let now = ImmediateScheduler.shared.now
    #expect(now.distance(to: now.advanced(by: .seconds(3))) == .seconds(3) && Stride.seconds(1) < .milliseconds(1001))
  }
}
