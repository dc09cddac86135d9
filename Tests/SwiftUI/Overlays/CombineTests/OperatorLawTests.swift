import Combine
import Testing

/// An operator by its name.
private struct Link: CustomTestStringConvertible, Sendable {
  typealias Make = @Sendable (AnyPublisher<Int, Fault>) -> AnyPublisher<Int, Fault>

  let name: String
  /// Whether a failure before it becomes something else.
  var mends = false
  /// Whether it leaves values out that come before they are asked for.
  var skips = false
  let make: Make

  var testDescription: String { name }
}

private func plain<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, Fault> {
  publisher.mapError { $0 as? Fault ?? .plain }
}

private let links: [Link] = [
  Link(name: "map") { $0.map { $0 * 2 } },
  Link(name: "tryMap") { plain($0.tryMap { $0 * 2 }) },
  Link(name: "compactMap") { $0.compactMap { $0.isMultiple(of: 2) ? $0 : nil } },
  Link(name: "tryCompactMap") { plain($0.tryCompactMap { $0 > 2 ? $0 : nil }) },
  Link(name: "filter") { $0.filter { $0 != 3 } },
  Link(name: "tryFilter") { plain($0.tryFilter { $0 != 3 }) },
  Link(name: "mapError") { $0.mapError { $0 } },
  Link(name: "scan") { $0.scan(0, +) },
  Link(name: "tryScan") { plain($0.tryScan(0, +)) },
  Link(name: "removeDuplicates") { $0.removeDuplicates { $0 / 2 == $1 / 2 } },
  Link(name: "first(where:)") { $0.first { $0 > 2 } },
  Link(name: "first") { $0.first() },
  Link(name: "last") { $0.last() },
  Link(name: "last(where:)") { $0.last { $0 < 3 } },
  Link(name: "dropFirst") { $0.dropFirst(2) },
  Link(name: "drop(while:)") { $0.drop { $0 < 3 } },
  Link(name: "tryDrop(while:)") { plain($0.tryDrop { $0 < 3 }) },
  Link(name: "drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self)) },
  Link(name: "prefix") { $0.prefix(3) },
  Link(name: "prefix(while:)") { $0.prefix { $0 < 4 } },
  Link(name: "tryPrefix(while:)") { plain($0.tryPrefix { $0 < 4 }) },
  Link(name: "prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
  Link(name: "output(at:)") { $0.output(at: 2) },
  Link(name: "output(in:)") { $0.output(in: 1..<4) },
  Link(name: "reduce") { $0.reduce(0, +) },
  Link(name: "tryReduce") { plain($0.tryReduce(0, +)) },
  Link(name: "count") { $0.count() },
  Link(name: "min") { $0.min() },
  Link(name: "tryMin(by:)") { plain($0.tryMin { $0 < $1 }) },
  Link(name: "tryMax(by:)") { plain($0.tryMax { $0 < $1 }) },
  Link(name: "tryLast(where:)") { plain($0.tryLast { $0 < 3 }) },
  Link(name: "tryAllSatisfy") { plain($0.tryAllSatisfy { $0 < 4 }.map { $0 ? 1 : 0 }) },
  Link(name: "tryContains(where:)") { plain($0.tryContains { $0 == 4 }.map { $0 ? 1 : 0 }) },
  Link(name: "tryRemoveDuplicates(by:)") { plain($0.tryRemoveDuplicates { $0 / 2 == $1 / 2 }) },
  Link(name: "breakpoint") { $0.breakpoint(receiveOutput: { $0 > 2 }).breakpointOnError() },
  Link(name: "Concatenate") {
    Publishers.Concatenate(prefix: Just(8).setFailureType(to: Fault.self), suffix: $0).eraseToAnyPublisher()
  },
  Link(name: "max(by:)") { $0.max(by: <) },
  Link(name: "collect") { $0.collect().map { $0.reduce(0, +) } },
  Link(name: "collect(_:)") { $0.collect(2).map { $0.reduce(0, +) } },
  Link(name: "contains") { $0.contains(4).map { $0 ? 1 : 0 } },
  Link(name: "allSatisfy") { $0.allSatisfy { $0 < 4 }.map { $0 ? 1 : 0 } },
  Link(name: "prepend") { $0.prepend(8, 9) },
  Link(name: "append") { $0.append(8, 9) },
  Link(name: "catch", mends: true) { $0.catch { _ in Just(7).setFailureType(to: Fault.self) } },
  Link(name: "tryCatch", mends: true) { plain($0.tryCatch { _ in Just(7).setFailureType(to: Fault.self) }) },
  Link(name: "replaceError", mends: true) { $0.replaceError(with: 7).setFailureType(to: Fault.self) },
  Link(name: "replaceEmpty") { $0.replaceEmpty(with: 7) },
  Link(name: "retry") { $0.retry(2) },
  Link(name: "zip") { $0.zip($0).map { $0 + $1 } },
  Link(name: "combineLatest", skips: true) { $0.combineLatest($0).map { $0 * 10 + $1 } },
  Link(name: "merge") { $0.merge(with: Just(8).setFailureType(to: Fault.self)) },
  Link(name: "flatMap") { $0.flatMap { [$0, -$0].publisher.setFailureType(to: Fault.self) } },
  Link(name: "flatMap(maxPublishers:)") {
    $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Fault.self) }
  },
  Link(name: "switchToLatest") { $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest() },
  Link(name: "buffer") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest) },
  Link(name: "buffer, kept full") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) },
  Link(name: "handleEvents") { $0.handleEvents() },
  Link(name: "share", skips: true) { $0.share().eraseToAnyPublisher() },
  Link(name: "receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
  Link(name: "subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
  Link(name: "delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
  Link(name: "eraseToAnyPublisher") { $0.eraseToAnyPublisher() },
]

/// What holds for every operator, by the protocol that publishers and subscribers keep.
@MainActor
struct OperatorLawTests {
  private static let numbers = Array(1...6)

  /// What an operator makes of the numbers where a subscriber wants them all.
  private func whole(_ link: Link, _ end: Subscribers.Completion<Fault> = .finished) -> Listener<Int, Fault> {
    let listener = Listener<Int, Fault>(first: .unlimited)
    link.make(Spring(Self.numbers, end).eraseToAnyPublisher()).subscribe(listener)
    return listener
  }

  @Test(arguments: links) fileprivate func `all values come with an end, by the protocol`(link: Link) {
    let listener = whole(link)
    #expect(!listener.values.isEmpty && listener.completion == .finished && listener.faults == [])
  }

  @Test(arguments: links) fileprivate func `no more values come than are asked for, and in their order`(link: Link) {
    let all = whole(link).values
    for count in 0...8 {
      let listener = Listener<Int, Fault>(first: .max(count))
      link.make(Spring(Self.numbers).eraseToAnyPublisher()).subscribe(listener)
      #expect(listener.values.count <= count && listener.faults == [])
      if !link.skips { #expect(listener.values == Array(all.prefix(count))) }
    }
  }

  @Test(arguments: links) fileprivate func `values that are asked for one by one are those that come at once`(
    link: Link
  ) {
    guard !link.skips else { return }
    let all = whole(link).values
    let replying = Listener<Int, Fault>(first: .max(1), each: .max(1))
    link.make(Spring(Self.numbers).eraseToAnyPublisher()).subscribe(replying)
    #expect(replying.values == all && replying.completion == .finished && replying.faults == [])
    let asking = Listener<Int, Fault>(first: .none)
    link.make(Spring(Self.numbers).eraseToAnyPublisher()).subscribe(asking)
    for _ in 0...all.count { asking.request(.max(1)) }
    #expect(asking.values == all && asking.completion == .finished && asking.faults == [])
  }

  @Test(arguments: links) fileprivate func `nothing comes after a subscriber has left`(link: Link) {
    for count in 1...whole(link).values.count {
      let listener = Listener<Int, Fault>(first: .unlimited, leavesAfter: count)
      let spring = Spring(Self.numbers)
      link.make(spring.eraseToAnyPublisher()).subscribe(listener)
      #expect(listener.values.count == count && listener.completion == nil && listener.faults == [], "\(count)")
      listener.request(.max(3))
      #expect(listener.values.count == count && listener.completion == nil && listener.faults == [])
    }
  }

  @Test(arguments: links) fileprivate func `a failure is handed on, unless that is what an operator mends`(link: Link) {
    let failed = whole(link, .failure(.plain))
    #expect(failed.faults == [])
    if link.mends {
      #expect(failed.values == Self.numbers + [7] && failed.completion == .finished)
    } else if failed.completion == .finished {
      // It had enough before the failure.
      #expect(failed.values == whole(link).values)
    } else {
      #expect(failed.completion == .failure(.plain))
    }
  }

  @Test(arguments: links) fileprivate func `each subscriber has a chain of its own`(link: Link) {
    let spring = Spring(Self.numbers)
    let publisher = link.make(spring.eraseToAnyPublisher())
    let (one, other) = (Listener<Int, Fault>(first: .unlimited), Listener<Int, Fault>(first: .unlimited))
    publisher.subscribe(one)
    publisher.subscribe(other)
    // Who comes to a shared publisher after its end hears of the end alone.
    #expect(link.name == "share" ? other.values == [] : other.values == one.values)
    #expect(one.completion == .finished && other.completion == .finished)
  }

  @Test(arguments: links) fileprivate func `a publisher is not followed before a subscriber comes`(link: Link) {
    let spring = Spring(Self.numbers)
    _ = link.make(spring.eraseToAnyPublisher())
    #expect(spring.subscriberCount == 0)
  }

  @Test(arguments: [
    "first", "first(where:)", "prefix", "prefix(while:)", "tryPrefix(while:)", "output(at:)", "output(in:)", "contains",
    "allSatisfy",
  ])
  func `an operator that has enough leaves its publisher`(name: String) throws {
    let spring = Spring(Self.numbers)
    let listener = Listener<Int, Fault>(first: .unlimited)
    try #require(links.first { $0.name == name }).make(spring.eraseToAnyPublisher()).subscribe(listener)
    #expect(spring.cancelCount == 1 && listener.completion == .finished)
  }

  @Test func `an operator whose code throws leaves its publisher and fails`() {
    func listen(_ make: (Spring) -> AnyPublisher<Int, any Error>) -> (Int, Bool, [Int]) {
      let (spring, listener) = (Spring(Self.numbers), Listener<Int, any Error>(first: .unlimited))
      make(spring).subscribe(listener)
      var hasFailed = false
      if case .failure = listener.completion { hasFailed = true }
      #expect(listener.faults == [])
      return (spring.cancelCount, hasFailed, listener.values)
    }
    func check(_ value: Int) throws -> Int { if value == 3 { throw Fault.plain } else { value } }
    #expect(listen { $0.tryMap { try check($0) } } == (1, true, [1, 2]))
    #expect(listen { $0.tryFilter { try check($0) > 1 } } == (1, true, [2]))
    #expect(listen { $0.tryCompactMap { try check($0) > 1 ? $0 : nil } } == (1, true, [2]))
    #expect(listen { $0.tryScan(0) { try $0 + check($1) } } == (1, true, [1, 3]))
    #expect(listen { $0.tryReduce(0) { try $0 + check($1) } } == (1, true, []))
    #expect(listen { $0.tryDrop { try check($0) < 2 } } == (0, false, [2, 3, 4, 5, 6]))
    #expect(listen { $0.tryDrop { try check($0) < 9 } } == (1, true, []))
    #expect(listen { $0.tryPrefix { try check($0) < 9 } } == (1, true, [1, 2]))
    #expect(listen { $0.tryFirst { try check($0) > 4 } } == (1, true, []))
  }
}
