package import DSDiagnostics

extension RunReport {
  /// Whether files that no shot shows end a strict run: it took every shot, so that none of another run shows them.
  var judgesUnshownFaults: Bool { shard == nil && selectedCount == matrixCount && !unshownFaults.isEmpty }

  /// The files that cannot be used and that no shot of the run shows, in groups of one diagnostic id: the first one, and how
  /// many there are; the largest group first.
  package var unshownKinds: [(first: Diagnostic, count: Int)] {
    var places: [String: Int] = [:]
    var kinds: [(first: Diagnostic, count: Int)] = []
    for problem in unshownFaults {
      if let place = places[problem.id] {
        kinds[place].count += 1
      } else {
        places[problem.id] = kinds.count
        kinds.append((problem, 1))
      }
    }
    return kinds.sorted { $0.count > $1.count }
  }

  /// How many files cannot be used and are shown by no shot of the run, as a sentence; nil if there are none.
  package var unshownSentence: String? {
    switch unshownFaults.count {
    case 0: nil
    case 1: "1 file cannot be used, and no shot of this run shows it"
    case let count: "\(count) files cannot be used, and no shot of this run shows them"
    }
  }

  /// Finds the files of a project that cannot be used and that no shot shows.
  /// - Parameter files: the problems of each such file.
  package mutating func noteUnshown(among files: [[Diagnostic]]) {
    guard !files.isEmpty else { return }
    var shown: Set<Diagnostic> = []
    for shot in shots { if case .failed(let failure) = shot.status { shown.formUnion(failure.problems) } }
    unshownFaults = files.filter { shown.isDisjoint(with: $0) }.compactMap(\.first)
  }
}
