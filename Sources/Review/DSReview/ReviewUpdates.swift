import DSJSON
import Synchronization

/// What has changed in a folder since its page was opened, for the page, which polls for it.
package final class ReviewUpdates: Sendable {
  /// The beginning of its addresses; the number of the last update that the page has seen follows.
  static let path = "updates/"

  private struct State {
    var version = 1
    var problem: String?
    /// The update that has drawn each shot.
    var drawn: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// Nothing has changed yet.
  package init() {}

  /// The number of the last update, from 1.
  package var version: Int { state.withLock { $0.version } }

  /// Notes an update.
  /// - Parameters:
  ///   - drawn: the ids of shots whose pictures are new.
  ///   - problem: why the pictures are not those of the sources; nil if they are.
  package func note(drawn: [String], problem: String? = nil) {
    state.withLock { state in
      state.version += 1
      state.problem = problem
      for shot in drawn { state.drawn[shot] = state.version }
    }
  }

  /// What has changed since an update; nil if nothing has and the question can wait.
  func answer(_ since: String, hasWaited: Bool) -> HTTPAnswer? {
    guard let since = Int(since), since >= 0 else { return HTTPAnswer(404, "there is nothing here") }
    let state = state.withLock { $0 }
    guard hasWaited || since != state.version else { return nil }
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("version", state.version)
      if let problem = state.problem { json.member("problem", problem) }
      json.strings("shots", state.drawn.filter { $0.value > since }.keys.sorted())
    }
    return HTTPAnswer(200, contentType: "application/json", body: json.bytes)
  }
}
