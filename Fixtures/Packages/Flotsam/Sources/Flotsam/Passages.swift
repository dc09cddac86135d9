import Combine
import Foundation
import Routes

// A file without views: the words that it shares with them are those of the module that it imports.

final class Passages: ObservableObject {
  @Published private(set) var current: Path
  private let arrivals = PassthroughSubject<Path, Never>()

  init(current: Path = Path(["harbour"])) { self.current = current }

  func go(to place: String) -> Text {
    current.components.append(place)
    arrivals.send(current)
    return Text(current.components.joined(separator: "/"))
  }

  func watch(_ seen: @escaping (Path) -> Void) -> AnyCancellable { arrivals.sink(receiveValue: seen) }
}
