/// The shots of a report by id. It shares the report's shots instead of copying them: a run may have a hundred thousand.
package struct ShotIndex: Sendable {
  private let shots: ShotReports
  private let positions: [String: Int]

  /// An index of a report's shots; of several with the same id, the first is found.
  package init(_ shots: ShotReports) {
    self.shots = shots
    positions = Dictionary(shots.lazy.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The shot with an id; nil if the report has none.
  package subscript(id: String) -> ShotReport? { positions[id].map { shots[$0] } }
}
