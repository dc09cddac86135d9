import Combine
import Foundation
import SwiftUI
import os

/// What Foundation and Darwin have on a phone.
final class Reader: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) { names.append(name) }
}

final class Counter {
  private let lock = os_unfair_lock_t.allocate(capacity: 1)
  private var count = 0

  init() { lock.initialize(to: os_unfair_lock()) }
  deinit { lock.deallocate() }

  func next() -> Int {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    count += 1
    return count
  }
}

func load(_ url: URL) -> AnyPublisher<Data, URLError> {
  URLSession.shared.dataTaskPublisher(for: url).map(\.data).receive(on: DispatchQueue.main).eraseToAnyPublisher()
}

let loader: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0)
let shared: URL? = FileManager.default.url(forUbiquityContainerIdentifier: nil)
let smallest = (INT16_MIN, INT64_MIN)

extension Publisher {
  func numbers<T>() -> Publishers.CompactMap<Self, T> where Output == T? { compactMap { $0 } }
}

struct Bounds: BitwiseCopyable {
  var edges: Edge.Set
  var scheme: ColorScheme
  var anchor: UnitPoint
}

struct Facts: View {
  @State private var counter = Counter()

  var body: some View {
    let _ = Self._printChanges()
    VStack(alignment: .leading) {
      Text(Reader("<harbour><pier/><pier/></harbour>").names.joined(separator: " "))
      Text("\(counter.next()) \(smallest.0) \(UnitPoint.top.animatableData.first)")
    }
    .onAppear {
      NSUbiquitousKeyValueStore.default.set(2, forKey: "boats")
      _ = counter.next()
    }
  }
}

#Preview { Facts() }
