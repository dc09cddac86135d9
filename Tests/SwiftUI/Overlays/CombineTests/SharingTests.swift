import Combine
import Testing

@MainActor
struct SharingTests {
  @Test func `a shared publisher is left with its last subscriber, and begun anew with the next`() {
    var lines: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in lines.append("begin") }, receiveCancel: { lines.append("cancel") }
    ).share()
    var told: [Told] = [shared.told(), shared.told()]
    subject.send(1)
    #expect(told.map(\.text) == ["1 ", "1 "] && lines == ["begin"])
    told[0].kept?.cancel()
    subject.send(2)
    #expect(told.map(\.text) == ["1 ", "1 2 "] && lines == ["begin"])
    told[1].kept?.cancel()
    #expect(lines == ["begin", "cancel"])
    told = [shared.told()]
    subject.send(3)
    #expect(told[0].text == "3 " && lines == ["begin", "cancel", "begin"])
  }

  @Test func `who comes later to a shared publisher hears of what follows, or of the end alone`() {
    let subject = PassthroughSubject<Int, Fault>()
    let shared = subject.share()
    let first = shared.told()
    subject.send(1)
    let second = shared.told()
    subject.send(2)
    subject.send(completion: .failure(.plain))
    #expect(first.text == "1 2 !" && second.text == "2 !" && shared.text == "!")
  }

  @Test func `a publisher that is begun by hand tells nothing before, and nothing once it is stopped`() {
    let subject = PassthroughSubject<Int, Never>()
    let connectable = subject.makeConnectable()
    let told = connectable.told()
    subject.send(1)
    #expect(told.text == "")
    let connection = connectable.connect()
    subject.send(2)
    connection.cancel()
    subject.send(3)
    #expect(told.text == "2 ")
  }

  @Test func `one subject is made for all subscribers, when the first comes`() {
    var count = 0
    let cast = [1, 2].publisher.multicast {
      count += 1
      return PassthroughSubject<Int, Never>()
    }
    #expect(count == 0)
    let both = [cast.told(), cast.told()]
    #expect(count == 1)
    let connection = cast.connect()
    #expect(both.map(\.text) == ["1 2 |", "1 2 |"])
    connection.cancel()
  }

  @Test func `a subject with a value begins with what was told last`() {
    let values = PassthroughSubject<Int, Never>()
    let cast = values.multicast(subject: CurrentValueSubject(0))
    let connection = cast.connect()
    values.send(5)
    let told = cast.told()
    values.send(6)
    #expect(told.text == "5 6 ")
    connection.cancel()
  }

  @Test func `a publisher that is made anew is made once for each subscriber`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.text == "1 |" && deferred.text == "2 |")
  }

  @Test func `a subject takes the values of a publisher, until it lets it go`() {
    let (source, subject) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let told = subject.told()
    let kept = source.subscribe(subject)
    source.send(1)
    kept.cancel()
    source.send(2)
    #expect(told.text == "1 ")
    let again = source.subscribe(subject)
    source.send(completion: .failure(.plain))
    #expect(told.text == "1 !")
    again.cancel()
  }

  @Test func `a subject that has ended keeps its last value and tells no other`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let told = subject.told()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(told.text == "1 2 |" && subject.value == 2 && subject.text == "|")
  }

  @Test func `a subscriber that comes or leaves while a value is told does not disturb the others`() {
    let subject = PassthroughSubject<Int, Never>()
    var later: Told?
    var leaving: AnyCancellable?
    leaving = subject.sink { _ in
      leaving?.cancel()
      if later == nil { later = subject.told() }
    }
    let last = subject.told()
    subject.send(1)
    subject.send(2)
    #expect(last.text == "1 2 " && later?.text == "2 ")
  }
}
