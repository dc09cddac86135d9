import Combine
import Testing

/// How publishers made of others end, and what becomes of those.
@MainActor
struct CompletionTests {
  private typealias Subject = PassthroughSubject<Int, Fault>

  /// Two subjects, what an operator on them tells, and which of them it has left.
  private func follow(
    _ make: (AnyPublisher<Int, Fault>, AnyPublisher<Int, Fault>) -> AnyPublisher<Int, Fault>
  ) -> (a: Subject, b: Subject, told: Told, left: () -> String) {
    let (a, b) = (Subject(), Subject())
    var left = ""
    let told = make(
      a.handleEvents(receiveCancel: { left += "a" }), b.handleEvents(receiveCancel: { left += "b" })
    ).told()
    return (a, b, told, { left })
  }

  @Test func `merged values end when all publishers have, and with the first failure, which leaves the others`() {
    var (a, b, told, left) = follow { $0.merge(with: $1) }
    a.send(completion: .finished)
    b.send(2)
    #expect(told.text == "2 ")
    b.send(completion: .finished)
    #expect(told.text == "2 |" && left() == "")
    (a, b, told, left) = follow { $0.merge(with: $1) }
    a.send(completion: .failure(.plain))
    b.send(2)
    #expect(told.text == "!" && left() == "b")
  }

  @Test func `latest values end when all publishers have, and with the first failure`() {
    var (a, b, told, left) = follow { $0.combineLatest($1).map { $0 + $1 } }
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(3)
    #expect(told.text == "3 4 ")
    b.send(completion: .finished)
    #expect(told.text == "3 4 |" && left() == "")
    (a, b, told, left) = follow { $0.combineLatest($1).map { $0 + $1 } }
    b.send(completion: .failure(.plain))
    #expect(told.text == "!" && left() == "a")
  }

  @Test func `pairs end when a publisher has ended of which no value waits`() {
    var (a, b, told, left) = follow { $0.zip($1).map { $0 + $1 } }
    a.send(1)
    a.send(completion: .finished)
    #expect(told.text == "")
    b.send(2)
    #expect(told.text == "3 |" && left() == "b")
    (a, b, told, left) = follow { $0.zip($1).map { $0 + $1 } }
    a.send(completion: .finished)
    #expect(told.text == "|" && left() == "b")
    (a, b, told, left) = follow { $0.zip($1).map { $0 + $1 } }
    a.send(1)
    b.send(completion: .failure(.plain))
    #expect(told.text == "!" && left() == "a")
  }

  @Test func `what follows is begun at the end of what is before it, and not after a failure`() {
    var (a, b, told, left) = follow { $0.append($1) }
    b.send(9)
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(completion: .finished)
    #expect(told.text == "1 2 |" && left() == "")
    (a, b, told, left) = follow { $0.prepend($1) }
    a.send(9)
    b.send(completion: .failure(.plain))
    a.send(1)
    #expect(told.text == "!" && left() == "")
  }

  @Test func `values until another publisher tells end with its value, not with its end`() {
    var (a, b, told, left) = follow { $0.prefix(untilOutputFrom: $1) }
    a.send(1)
    b.send(completion: .finished)
    a.send(2)
    #expect(told.text == "1 2 ")
    a.send(completion: .failure(.plain))
    #expect(told.text == "1 2 !")
    (a, b, told, left) = follow { $0.prefix(untilOutputFrom: $1) }
    b.send(7)
    #expect(told.text == "|" && left() == "a")
  }

  @Test func `values from when another publisher tells end with it where it told nothing`() {
    var (a, b, told, left) = follow { $0.drop(untilOutputFrom: $1) }
    a.send(1)
    b.send(0)
    a.send(2)
    b.send(completion: .failure(.plain))
    a.send(3)
    #expect(told.text == "2 3 ")
    (a, b, told, left) = follow { $0.drop(untilOutputFrom: $1) }
    b.send(completion: .failure(.plain))
    #expect(told.text == "!" && left() == "a")
  }

  @Test func `the latest publisher is followed alone, and both have to end`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>()
    var left = ""
    let (a, b) = (Subject(), Subject())
    let told = outer.switchToLatest().told()
    outer.send(a.handleEvents(receiveCancel: { left += "a" }))
    a.send(1)
    outer.send(b.handleEvents(receiveCancel: { left += "b" }))
    #expect(left == "a")
    a.send(9)
    b.send(2)
    outer.send(completion: .finished)
    b.send(3)
    #expect(told.text == "1 2 3 ")
    b.send(completion: .finished)
    #expect(told.text == "1 2 3 |" && left == "a")
  }

  @Test func `flat publishers end when all have, and the first failure leaves all`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>()
    var left = ""
    let (a, b) = (Subject(), Subject())
    let told = outer.flatMap { $0 }.told()
    outer.send(a.handleEvents(receiveCancel: { left += "a" }))
    outer.send(b.eraseToAnyPublisher())
    outer.send(completion: .finished)
    a.send(1)
    #expect(told.text == "1 ")
    b.send(completion: .failure(.plain))
    a.send(2)
    #expect(told.text == "1 !" && left == "a")
  }

  @Test func `what goes on after a failure gets what was asked for and has not come`() {
    let (first, second) = (Spring([1, 2], .failure(.plain)), Spring([3, 4, 5]))
    let listener = Listener<Int, Fault>(first: .max(4))
    first.catch { _ in second }.subscribe(listener)
    #expect(listener.values == [1, 2, 3, 4] && second.asked == .max(2))
    let again = Spring([1, 2], .failure(.plain))
    let retrying = Listener<Int, Fault>(first: .max(5))
    again.retry(5).subscribe(retrying)
    #expect(retrying.values == [1, 2, 1, 2, 1] && again.subscriberCount == 3 && retrying.completion == nil)
  }

  @Test func `a publisher is begun anew as often as it may be, and then fails`() {
    let spring = Spring([1], .failure(.plain))
    #expect(spring.retry(2).text == "1 1 1 !" && spring.subscriberCount == 3)
    #expect(spring.retry(0).text == "1 !" && spring.subscriberCount == 4)
  }

  @Test func `an empty publisher has a value in its place, one that fails has none`() {
    #expect(Spring([]).replaceEmpty(with: 7).text == "7 |")
    #expect(Spring([], .failure(.plain)).replaceEmpty(with: 7).text == "!")
    #expect(Spring([], .failure(.plain)).replaceError(with: 7).text == "7 |")
  }
}
