import Combine
import Testing

@Suite("Values of publishers in loops")
@MainActor
struct AsyncPublisherTests {
  @Test("are what a sequence has, in its order") func sequence() async {
    var seen: [Int] = []
    for await value in [3, 1, 2].publisher.map({ $0 * 10 }).values { seen.append(value) }
    #expect(seen == [30, 10, 20])
  }

  @Test("begin with what is there, and go on as it changes") func changes() async {
    let subject = CurrentValueSubject<String, Never>("a")
    var values = subject.values.makeAsyncIterator()
    #expect(await values.next() == "a")
    subject.send("b")
    #expect(await values.next() == "b")
    subject.send(completion: .finished)
    #expect(await values.next() == nil)
    #expect(await values.next() == nil)
  }

  @Test("throw the failure once, after the values before it") func failure() async throws {
    let numbers = [1, 2, 3].publisher.tryMap { number in
      guard number < 3 else { throw Fault.plain }
      return number
    }
    var values = numbers.values.makeAsyncIterator()
    #expect(try await values.next() == 1)
    #expect(try await values.next() == 2)
    await #expect(throws: Fault.plain) { try await values.next() }
    #expect(try await values.next() == nil)
  }

  @Test("end where the task is cancelled, and the publisher hears of it") func cancelled() async {
    let subject = PassthroughSubject<Int, Never>()
    var wasCancelled = false
    let values = subject.handleEvents(receiveCancel: { wasCancelled = true }).values
    let task = Task { @MainActor in
      var seen: [Int] = []
      for await value in values { seen.append(value) }
      return seen
    }
    await Task.yield()
    subject.send(7)
    await Task.yield()
    task.cancel()
    let seen = await task.value
    #expect(seen.isEmpty || seen == [7])
    #expect(wasCancelled)
  }

  @Test("are listened to no more where the loop is left early") func left() async {
    let subject = CurrentValueSubject<Int, Never>(7)
    var wasCancelled = false
    for await value in subject.handleEvents(receiveCancel: { wasCancelled = true }).values {
      #expect(value == 7)
      #expect(!wasCancelled)
      break
    }
    #expect(wasCancelled)
  }

  @Test("of a future are its one value, or its failure") func futures() async throws {
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    #expect(try await Future<Int, Fault> { $0(.success(5)) }.value == 5)
    await #expect(throws: Fault.plain) { try await Future<Int, Fault> { $0(.failure(.plain)) }.value }
  }
}
