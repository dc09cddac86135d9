extension RunReport {
  /// Adds what the run found out about a further project, whose systems have other names.
  package mutating func append(_ other: RunReport) {
    configuration += ", " + other.configuration
    project += other.project
    systems += other.systems
    matrixCount += other.matrixCount
    selectedCount += other.selectedCount
    shots += other.shots
    switch (orphans, other.orphans) {
    case (.found(let own), .found(let others)): orphans = .found((own + others).sorted())
    case (.notJudged, _), (_, .notJudged): orphans = .notJudged
    }
    orphanPictures += other.orphanPictures
    renamed += other.renamed
    otherSystems += other.otherSystems
    staleLines += other.staleLines
    unshownFaults += other.unshownFaults
    warnings += other.warnings.filter { !warnings.contains($0) }
    interrupted = interrupted || other.interrupted
    faults += other.faults.filter { !faults.contains($0) }
    append(other.explanation)
  }

  /// Adds causes; groups go on counting.
  private mutating func append(_ other: Explanation?) {
    guard let other else { return }
    guard var own = explanation else {
      explanation = other
      return
    }
    own.base = [own.base, other.base].compactMap(\.self).joined(separator: ", ")
    own.problem = own.problem ?? other.problem
    own.hint = own.hint ?? other.hint
    own.warnings += other.warnings
    for group in other.groups {
      var group = group
      group.number = own.groups.count + 1
      own.groups.append(group)
    }
    if own.base?.isEmpty == true { own.base = nil }
    explanation = own
  }
}
