import Combine
import Foundation
import Testing

private let one = [1, 2, 3, 4].publisher
private let failing = one.setFailureType(to: Fault.self).append(Fail(error: .plain))

@MainActor
struct PublisherTests {
  @Test func `publishers tell what they begin with`() {
    #expect(Just(1).text == "1 |")
    #expect(Empty<Int, Never>().text == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).text == "")
    #expect(Fail<Int, Fault>(error: .plain).text == "!")
    #expect(one.text == "1 2 3 4 |")
    #expect([Int]().publisher.text == "|")
    #expect(Int?.none.publisher.text == "|" && Int?(3).publisher.text == "3 |")
    #expect(Result<Int, Fault>.success(1).publisher.text == "1 |")
    #expect(Result.Publisher(1).setFailureType(to: Fault.self).text == "1 |")
    #expect(Result<Int, Fault>.failure(.plain).publisher.text == "!")
    #expect(Deferred { Just(2) }.text == "2 |")
    #expect(Record<Int, Fault>(output: [1, 2], completion: .failure(.plain)).text == "1 2 !")
    #expect(Record<Int, Fault> { $0.receive(5) }.text == "5 |")
  }

  @Test func `values become others, one by one`() {
    #expect(one.map { $0 * 2 }.text == "2 4 6 8 |")
    #expect(["a"].publisher.map(\.count).text == "1 |")
    #expect(["a"].publisher.map(\.count, \.isEmpty).text == "(1, false) |")
    #expect(one.tryMap { if $0 == 3 { throw Fault.plain } else { $0 } }.text == "1 2 !")
    #expect(one.compactMap { $0 > 2 ? "\($0)" : nil }.text == "3 4 |")
    #expect(one.tryCompactMap { if $0 == 3 { throw Fault.plain } else { $0 == 1 ? nil : $0 } }.text == "2 !")
    #expect([1, nil].publisher.replaceNil(with: 7).text == "1 7 |")
    #expect(one.scan(0, +).text == "1 3 6 10 |")
    #expect(one.tryScan(0) { if $1 == 3 { throw Fault.plain } else { $0 + $1 } }.text == "1 3 !")
    #expect(failing.mapError { _ in CancellationError() }.text == "1 2 3 4 !")
    #expect(
      [[1]].publisher.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()).text == "[1] |")
    #expect([Data()].publisher.decode(type: [Int].self, decoder: JSONDecoder()).text == "!")
  }

  @Test func `some of the values are chosen`() {
    #expect(one.filter { $0 % 2 == 0 }.text == "2 4 |")
    #expect(one.tryFilter { if $0 == 3 { throw Fault.plain } else { $0 == 2 } }.text == "2 !")
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().text == "1 2 1 |")
    #expect(one.removeDuplicates { $0 / 2 == $1 / 2 }.text == "1 2 4 |")
    #expect(one.first().text == "1 |" && one.first { $0 > 2 }.text == "3 |")
    #expect(one.dropFirst().text == "2 3 4 |" && one.dropFirst(3).text == "4 |")
    #expect(one.drop { $0 < 3 }.text == "3 4 |" && one.prefix { $0 < 3 }.text == "1 2 |")
    #expect(one.prefix(2).text == "1 2 |" && one.prefix(0).text == "|")
    #expect((1...).publisher.prefix(2).text == "1 2 |")
    #expect(one.output(at: 1).text == "2 |" && one.output(in: 1..<3).text == "2 3 |")
    #expect(one.output(in: 2...).text == "3 4 |")
    let (values, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (before, after) = (values.prefix(untilOutputFrom: sign).told(), values.drop(untilOutputFrom: sign).told())
    values.send(1)
    sign.send()
    values.send(2)
    #expect(before.text == "1 |" && after.text == "2 ")
  }

  @Test func `one value is made of all`() {
    #expect(one.collect().text == "[1, 2, 3, 4] |" && one.collect(3).text == "[1, 2, 3] [4] |")
    #expect(one.count().text == "4 |" && one.reduce(1, *).text == "24 |")
    #expect(one.last().text == "4 |" && one.last { $0 < 3 }.text == "2 |")
    #expect([2, 1, 3].publisher.min().text == "1 |" && [2, 1, 3].publisher.max().text == "3 |")
    #expect(one.min(by: >).text == "4 |" && one.max(by: >).text == "1 |")
    #expect(one.allSatisfy { $0 > 0 }.text == "true |" && (1...).publisher.allSatisfy { $0 < 9 }.text == "false |")
    #expect(one.contains(3).text == "true |" && one.contains { $0 > 9 }.text == "false |")
    #expect(one.ignoreOutput().text == "|" && failing.collect().text == "!")
    #expect(Empty<Int, Never>().collect().text == "[] |" && Empty<Int, Never>().max().text == "|")
  }

  @Test func `one value is made of all, or a failure where a closure throws`() {
    func checked(_ value: Int) throws -> Int { if value == 3 { throw Fault.plain } else { value } }
    #expect(one.tryMax { $0 < $1 }.text == "4 |" && one.tryMin { $0 < $1 }.text == "1 |")
    #expect(one.tryMax { try checked($0) < checked($1) }.text == "!")
    #expect(Empty<Int, Never>().tryMin { $0 < $1 }.text == "|")
    #expect(one.tryLast { $0 < 3 }.text == "2 |" && one.tryLast { try checked($0) < 3 }.text == "!")
    #expect(
      one.tryAllSatisfy { try checked($0) < 2 }.text == "false |" && one.tryAllSatisfy { $0 < 9 }.text == "true |")
    #expect(one.tryContains { try checked($0) == 2 }.text == "true |")
    #expect(one.tryContains { try checked($0) == 4 }.text == "!")
    #expect([1, 1, 2, 2, 1].publisher.tryRemoveDuplicates { $0 == $1 }.text == "1 2 1 |")
    #expect([1, 1, 3, 1].publisher.tryRemoveDuplicates { try checked($0) == checked($1) }.text == "1 !")
  }

  @Test func `one publisher follows another`() {
    #expect(one.prepend(8, 9).text == "8 9 1 2 3 4 |" && one.append([8]).text == "1 2 3 4 8 |")
    #expect(Just(1).append(Just(2)).prepend([0]).text == "0 1 2 |")
    #expect(failing.append(9).text == "1 2 3 4 !")
    #expect(Publishers.Concatenate(prefix: one, suffix: Just(9)).text == "1 2 3 4 9 |")
    #expect(failing.catch { _ in Just(9) }.text == "1 2 3 4 9 |")
    #expect(
      failing.tryCatch { if $0 == .plain { throw $0 } else { Just(9).setFailureType(to: Fault.self) } }.text
        == "1 2 3 4 !")
    #expect(failing.replaceError(with: 7).text == "1 2 3 4 7 |" && failing.retry(1).text == "1 2 3 4 1 2 3 4 !")
    #expect(Empty<Int, Never>().replaceEmpty(with: 3).text == "3 |" && Just(1).replaceEmpty(with: 3).text == "1 |")
    #expect(Just(1).setFailureType(to: Fault.self).assertNoFailure().text == "1 |")
  }

  @Test func `the latest values of several are joined when each has one`() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<String, Fault>())
    let told = Publishers.CombineLatest(a, b).told()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    #expect(told.text == "(2, \"x\") (3, \"x\") ")
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    #expect(told.text == "(2, \"x\") (3, \"x\") (3, \"y\") |")
    #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.text == "6 |")
    #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)).text == "(1, 2, 3, 4) |")
    #expect(Just(1).setFailureType(to: Fault.self).combineLatest(failing).text.hasSuffix("(1, 4) !"))
  }

  @Test func `a value that is emitted by what receives one is kept for the next`() {
    let (a, b, c) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), Just(0))
    var told: [Int] = []
    let kept = Publishers.CombineLatest3(a, b, c).map { $0 + $1 + $2 }.sink {
      told.append($0)
      a.send(a.value + 1)
    }
    #expect(told == [3] && a.value == 2)
    b.send(10)
    #expect(told.count == 2 && a.value == 3)
    kept.cancel()
  }

  @Test func `pairs are made in turn`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let told = a.zip(b).told()
    for value in 1...3 { a.send(value) }
    b.send("x")
    b.send("y")
    #expect(told.text == "(1, \"x\") (2, \"y\") ")
    a.send(completion: .finished)
    #expect(!told.text.hasSuffix("|"))
    b.send("z")
    #expect(told.text.hasSuffix("(3, \"z\") |"))
    #expect(one.zip(one, one).map { $0 + $1 + $2 }.text == "3 6 9 12 |")
  }

  @Test func `values of several come as they are told`() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let (merged, failed) = (a.merge(with: b).told(), a.merge(with: b, failing).told())
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(merged.text == "1 2 3 |" && failed.text == "1 2 3 4 !")
    #expect(Publishers.MergeMany([Just(1), Just(2)]).text == "1 2 |")
    #expect(Publishers.MergeMany([Just<Int>]()).text == "|")
    #expect(one.flatMap { [$0, -$0].publisher }.text == "1 -1 2 -2 3 -3 4 -4 |")
    #expect(one.flatMap(maxPublishers: .max(1)) { Just($0) }.text == "1 2 3 4 |")
    #expect(one.flatMap { _ in failing }.text == "1 2 3 4 !")
    let outer = PassthroughSubject<CurrentValueSubject<Int, Never>, Never>()
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let latest = outer.switchToLatest().told()
    outer.send(first)
    outer.send(second)
    first.send(9)
    second.send(3)
    #expect(latest.text == "1 2 3 ")
  }

  @Test func `only as many flat publishers are followed as are wanted`() {
    let waiting = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let told = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { waiting[$0] }.told()
    waiting[1].send(5)
    waiting[0].send(6)
    waiting[0].send(completion: .finished)
    waiting[1].send(7)
    #expect(told.text == "6 7 ")
  }
}

@MainActor
struct SubscriptionTests {
  @Test func `subjects tell from when they are followed, until that is cancelled or they end`() {
    let (subject, value) = (PassthroughSubject<Int, Fault>(), CurrentValueSubject<Int, Never>(0))
    let (told, present) = (subject.told(), value.told())
    subject.send(1)
    value.send(1)
    value.value = 2
    #expect(told.text == "1 " && present.text == "0 1 2 " && value.value == 2)
    present.kept?.cancel()
    value.send(3)
    #expect(present.text == "0 1 2 " && value.text == "3 ")
    subject.send(completion: .failure(.plain))
    subject.send(2)
    #expect(told.text == "1 !" && subject.text == "!")
  }

  @Test func `a subscription that nobody keeps is cancelled`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var kept = Set<AnyCancellable>()
    _ = subject.sink { _ in Issue.record("heard") }
    subject.sink { heard.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(heard == [1])
  }

  @Test func `no more values are told than were asked for`() {
    let subscriber = Asking<Int, Never>()
    one.map { $0 }.filter { $0 != 2 }.subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.values == [1, 3] && !subscriber.ended)
    subscriber.more = .max(1)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == [1, 3, 4] && subscriber.ended)
    let merged = Asking<Int, Never>()
    one.merge(with: one).append(5).subscribe(merged)
    #expect(merged.values.isEmpty)
    merged.subscription?.request(.max(5))
    #expect(merged.values == [1, 2, 3, 4, 1])
    let subject = CurrentValueSubject<Int, Never>(1)
    let slow = Asking<Int, Never>()
    subject.subscribe(slow)
    subject.send(2)
    subject.send(3)
    slow.subscription?.request(.max(1))
    #expect(slow.values == [3])
  }

  @Test func `a full store leaves values out or fails`() {
    func stored(_ whenFull: Publishers.BufferingStrategy<Fault>) -> Asking<Int, Fault> {
      let (subscriber, subject) = (Asking<Int, Fault>(), PassthroughSubject<Int, Fault>())
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(subscriber)
      for value in 1...4 { subject.send(value) }
      subscriber.subscription?.request(.unlimited)
      return subscriber
    }
    #expect(stored(.dropNewest).values == [1, 2] && stored(.dropOldest).values == [3, 4])
    #expect(stored(.customError { .plain }).ended)
  }

  @Test func `shared publishers are followed once`() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let counted = subject.handleEvents(receiveSubscription: { _ in count += 1 })
    let shared = counted.share()
    let both = [shared.told(), shared.told()]
    subject.send(4)
    #expect(count == 1 && both.map(\.text) == ["4 ", "4 "])
    let cast = one.multicast { PassthroughSubject<Int, Never>() }
    let told = cast.told()
    #expect(told.text == "")
    let connection = cast.connect()
    #expect(told.text == "1 2 3 4 |")
    connection.cancel()
    #expect(one.makeConnectable().autoconnect().text == "1 2 3 4 |")
  }

  @Test func `what a chain does can be followed`() {
    var lines: [String] = []
    let followed = one.prefix(1).handleEvents(
      receiveSubscription: { _ in lines.append("begin") }, receiveOutput: { lines.append("\($0)") },
      receiveCompletion: { _ in lines.append("end") }, receiveCancel: { lines.append("cancel") },
      receiveRequest: { lines.append("\($0)") })
    #expect(followed.text == "1 |" && lines == ["begin", "unlimited", "1", "end"])
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    _ = Just(1).print("it", to: page).text
    #expect(page.text.hasSuffix("it: request unlimited\nit: receive value: (1)\nit: receive finished\n"))
  }

  @Test func `a future finds its value once`() {
    var count = 0
    var promise: ((Result<Int, Fault>) -> Void)?
    let future = Future<Int, Fault> {
      count += 1
      promise = $0
    }
    let told = future.told()
    #expect(told.text == "" && count == 1)
    promise?(.success(3))
    promise?(.success(4))
    #expect(told.text == "3 |" && future.text == "3 |" && count == 1)
  }

  @Test func `time is the scheduler's`() {
    let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
    let quiet = subject.debounce(for: .seconds(2), scheduler: clock).told()
    let latest = subject.throttle(for: .seconds(2), scheduler: clock, latest: true).told()
    let late = subject.delay(for: .seconds(2), scheduler: clock).told()
    let ending = subject.timeout(.seconds(3), scheduler: clock).told()
    subject.send(1)
    clock.advance(to: 1)
    subject.send(2)
    #expect([quiet, latest, late, ending].map(\.text) == ["", "1 ", "", "1 2 "])
    clock.advance(to: 2.5)
    #expect([quiet, latest, late].map(\.text) == ["", "1 2 ", "1 "])
    clock.advance(to: 9)
    #expect([quiet, late, ending].map(\.text) == ["2 ", "1 2 ", "1 2 |"])
    #expect(one.debounce(for: 1, scheduler: ImmediateScheduler.shared).text == "1 2 3 4 |")
    #expect(one.receive(on: ImmediateScheduler.shared).subscribe(on: ImmediateScheduler.shared).text == "1 2 3 4 |")
  }

  @Test func `notifications are told as they are posted`() {
    let (center, name) = (NotificationCenter(), Notification.Name("saved"))
    let told = center.publisher(for: name).compactMap { $0.userInfo?["page"] as? Int }.told()
    center.post(name: name, object: nil, userInfo: ["page": 3])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["page": 4])
    #expect(told.text == "3 ")
    told.kept?.cancel()
    center.post(name: name, object: nil, userInfo: ["page": 5])
    #expect(told.text == "3 ")
  }
}

/// A form that knows whether it can be sent, as sources with Combine write it.
private final class SignIn: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isValid = false
  @Published var letters = -1
  private var kept = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($name, $password).map { $0.count > 2 && $1.count > 2 }.assign(to: &$isValid)
    $name.map(\.count).assign(to: \.letters, on: self).store(in: &kept)
  }
}

// On the main actor like all that lowers views: those are lowered again when an object changes anywhere.
@MainActor
struct PublishedTests {
  @Test func `published properties are assigned from one another`() {
    let model = SignIn()
    #expect(!model.isValid && model.letters == 0)
    model.name = "Ada"
    model.password = "secret"
    #expect(model.isValid && model.letters == 3)
    model.password = ""
    #expect(!model.isValid)
  }

  @Test func `a property tells of its value before it changes, and the object before that`() {
    let model = SignIn()
    var lines: [String] = []
    var kept = Set<AnyCancellable>()
    model.$name.sink { [unowned model] in lines.append("\($0) over \(model.name)") }.store(in: &kept)
    model.objectWillChange.sink { lines.append("change") }.store(in: &kept)
    model.name = "Ada"
    // Before the name changes, so do the two properties that are assigned from it.
    #expect(lines == [" over ", "change", "change", "change", "Ada over "])
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func `an object tells that a property changes which is assigned to`() {
    let model = SignIn()
    model.password = "secret"
    var count = 0
    let kept = model.objectWillChange.sink { count += 1 }
    model.name = "A"
    // Of the name, the number of letters and whether it is valid.
    #expect(count == 3)
    kept.cancel()
    model.name = "B"
    #expect(count == 3)
  }

  @Test func `an object that stands where another stood has a publisher of its own`() {
    var heard = 0
    var kept: [AnyCancellable] = []
    for _ in 0..<200 {
      let model = SignIn()
      kept.append(model.objectWillChange.sink { heard += 1 })
      model.letters = 5
    }
    #expect(heard == 200)
  }

  @Test func `observers of a property run, and a first value may be set anew`() {
    final class Query: ObservableObject {
      @Published var text: String { didSet { lines.append("\(oldValue) to \(text)") } }
      var lines: [String] = []
      init(text: String) { _text = Published(initialValue: text) }
    }
    let query = Query(text: "a")
    query.text += "b"
    #expect(query.lines == ["a to ab"])
    query.text.append("c")
    #expect(query.lines == ["a to ab", "ab to abc"])
  }

  @Test func `an identifier is its object's and keeps it not`() {
    var subscriber: Asking<Int, Never>? = Asking()
    weak let gone = subscriber
    let identifier = subscriber?.combineIdentifier
    #expect(identifier == gone?.combineIdentifier && identifier != CombineIdentifier())
    #expect(CombineIdentifier() != CombineIdentifier())
    subscriber = nil
    #expect(gone == nil && identifier != nil)
  }

  @Test func `a property that is gone is assigned no more`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    final class Holder: ObservableObject {
      @Published var value = 0
      init(_ subject: CurrentValueSubject<Int, Never>) { subject.assign(to: &$value) }
    }
    var holder: Holder? = Holder(subject)
    weak let gone = holder
    #expect(holder?.value == 1)
    subject.send(2)
    #expect(holder?.value == 2)
    holder = nil
    #expect(gone == nil)
    subject.send(3)
  }
}

extension Publisher {
  /// As packages write operators of their own.
  fileprivate func present<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }
  fileprivate func twice() -> Publishers.Map<Publishers.Filter<Self>, Int> where Output == Int {
    filter { $0 > 0 }.map { $0 * 2 }
  }
}

@Test func `operators of packages name the types of those that they are made of`() {
  var values: [Int] = []
  _ = [1, nil, -2, 3].publisher.present().twice().sink { values.append($0) }
  #expect(values == [2, 6])
}
