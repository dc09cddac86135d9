import Combine
import Testing

@MainActor
struct DemandTests {
  @Test func `demands add up, and all stays all`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5) && Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.max(5) - .max(3) == .max(2) && Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited && Demand.max(3) - .unlimited == .none)
    #expect(Demand.max(2) * 3 == .max(6) && Demand.unlimited * 2 == .unlimited)
    #expect(Demand.max(.max) + .max(1) == .unlimited && Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.none < .max(1) && Demand.max(9) < .unlimited && !(Demand.unlimited < .unlimited))
    #expect(Demand.none == 0 && Demand.max(1) > 0 && Demand.unlimited.max == nil && Demand.none == .max(0))
    #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
  }

  @Test func `a sink asks for all values`() {
    let spring = Spring([1])
    let kept = spring.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(spring.asked == .unlimited)
    kept.cancel()
  }

  @Test func `handfuls are asked for by their values`() {
    let spring = Spring(Array(1...20))
    let listener = Listener<[Int], Fault>(first: .max(2))
    spring.collect(3).subscribe(listener)
    #expect(listener.values == [[1, 2, 3], [4, 5, 6]] && spring.asked == .max(6))
    listener.request(.max(1))
    #expect(listener.values.count == 3 && spring.asked == .max(9))
    let replying = Listener<[Int], Fault>(first: .max(1), each: .max(1))
    spring.collect(3).subscribe(replying)
    #expect(replying.values.last == [19, 20] && replying.completion == .finished)
  }

  @Test func `one value made of all is asked for once somebody wants it, and then all are`() {
    for make in [{ $0.count() }, { $0.min() }, { $0.reduce(0, +) }, { $0.last() }]
      as [(Spring) -> AnyPublisher<Int, Fault>]
    {
      let spring = Spring([3, 1, 2])
      let listener = Listener<Int, Fault>(first: .none)
      make(spring).subscribe(listener)
      #expect(spring.subscriberCount == 1 && spring.asked == .none)
      listener.request(.max(1))
      #expect(spring.asked == .unlimited && listener.values.count == 1 && listener.completion == .finished)
    }
  }

  @Test func `pairs and latest values are asked for of each publisher as they are wanted`() {
    let (a, b) = (Spring(Array(1...9)), Spring(Array(1...9)))
    let pairs = Listener<Int, Fault>(first: .max(2))
    a.zip(b) { $0 * 10 + $1 }.subscribe(pairs)
    #expect(pairs.values == [11, 22] && a.asked == .max(2) && b.asked == .max(2))
    let latest = Listener<Int, Fault>(first: .max(2))
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(latest)
    #expect(latest.values == [21, 22] && a.asked == .max(2) && b.asked == .max(2))
  }

  @Test func `pairs with a sequence without an end are made one by one`() async {
    var seen: [String] = []
    for await (number, letter) in (0...).publisher.zip(["a", "b", "c"].publisher).values {
      seen.append("\(number)\(letter)")
    }
    #expect(seen == ["0a", "1b", "2c"])
    var handfuls: [[Int]] = []
    for await handful in (1...).publisher.collect(2).values {
      handfuls.append(handful)
      if handfuls.count == 2 { break }
    }
    #expect(handfuls == [[1, 2], [3, 4]])
  }

  @Test func `of latest values that nobody asked for the newest is kept`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let listener = Listener<Int, Never>(first: .max(1))
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(listener)
    a.send(1)
    b.send(5)
    b.send(6)
    #expect(listener.values == [10])
    listener.request(.max(1))
    #expect(listener.values == [10, 16])
    // What was told meanwhile and not asked for is left out but for the newest.
    a.send(2)
    listener.request(.max(1))
    a.send(3)
    b.send(7)
    b.send(8)
    #expect(listener.values == [10, 16, 26])
    listener.request(.max(1))
    #expect(listener.values == [10, 16, 26, 38])
  }

  @Test func `values that are dropped until another publisher tells are asked for no more`() {
    let (spring, sign) = (Spring(Array(1...9)), PassthroughSubject<Void, Fault>())
    let listener = Listener<Int, Fault>(first: .max(3))
    spring.drop(untilOutputFrom: sign).subscribe(listener)
    #expect(listener.values == [] && spring.asked == .max(3))
    sign.send()
    listener.request(.max(2))
    #expect(listener.values == [4, 5])
  }

  @Test func `a subject leaves out what nobody asked for, one with a value keeps the last`() {
    let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (one, other) = (Listener<Int, Never>(first: .max(1)), Listener<Int, Never>(first: .max(1)))
    passing.subscribe(one)
    keeping.subscribe(other)
    for value in 1...3 {
      passing.send(value)
      keeping.send(value)
    }
    one.request(.max(1))
    other.request(.max(2))
    #expect(one.values == [1] && other.values == [0, 3])
    passing.send(4)
    #expect(one.values == [1, 4])
  }

  @Test func `a store that is kept full asks for as many as it holds, and for one with each that is taken`() {
    let spring = Spring(Array(1...9))
    let listener = Listener<Int, Fault>(first: .none)
    spring.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(listener)
    #expect(spring.asked == .max(3) && listener.values == [])
    listener.request(.max(2))
    #expect(listener.values == [1, 2] && spring.asked == .max(5))
    listener.request(.unlimited)
    #expect(listener.values == Array(1...9) && listener.faults == [])
  }
}
