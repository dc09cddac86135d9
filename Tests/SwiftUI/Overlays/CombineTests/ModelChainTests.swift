import Combine
import Foundation
import Testing

@MainActor
struct ModelChainTests {
  /// A model with a chain of publishers, as sources with Combine write it.
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var isValid = false
    @Published private(set) var results: [String] = ["first"]
    private var bag = Set<AnyCancellable>()
    private let errors = PassthroughSubject<any Error, Never>()

    init(load: @escaping (String) -> AnyPublisher<[String], any Error>) {
      $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .flatMap { load($0).catch { _ in Just([]) } }
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.results = $0 }.store(in: &bag)
      Publishers.CombineLatest($query, $results).map { !$0.isEmpty && !$1.isEmpty }.assign(to: &$isValid)
      $query.combineLatest($results).throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
      errors.share().handleEvents(receiveOutput: { _ in }).sink { _ in }.store(in: &bag)
      Future<Int, any Error> { $0(.success(1)) }.replaceError(with: 0).merge(with: [1, 2].publisher).collect()
        .sink { _ in }.store(in: &bag)
      errors.buffer(size: 5, prefetch: .keepFull, whenFull: .dropOldest)
        .flatMap(maxPublishers: .max(1)) { _ in Just(0.5).append(Just(1)).prepend([0]) }
        .scan(0, +).prefix { $0 <= 1 }.max().sink { _ in }.store(in: &bag)
    }
  }

  @Test func `a model with chains of publishers follows itself`() {
    let model = Search { _ in Fail(error: CancellationError()).eraseToAnyPublisher() }
    #expect(model.results == ["first"] && !model.isValid)
    model.query = "pear"
    #expect(model.results == ["first"] && model.isValid)
  }
}
