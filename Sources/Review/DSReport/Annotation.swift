package import DSDiagnostics

/// What a run reports at one line of a component or token file, for a service that shows it beside that line.
package struct Annotation: Hashable, Sendable {
  /// Whether it makes the run fail.
  package enum Level: String, Hashable, Sendable {
    case error, warning
  }

  /// Whether it makes the run fail.
  package var level: Level
  /// Where an author has to look; nil if no file is to blame.
  package var place: SourceLocation?
  /// One short line.
  package var title: String
  /// The rest, in lines of plain text.
  package var message: String

  /// An annotation.
  package init(_ level: Level, at place: SourceLocation?, title: String, message: String) {
    (self.level, self.place, self.title, self.message) = (level, place, title, message)
  }

  /// Everything of a run that has a place: failures, changed shots by their causes, new shots and findings by scenario; then
  /// what hit the run as a whole, without one.
  package static func list(of report: RunReport) -> [Annotation] {
    let commands = report.commands
    return failures(report) + groups(report) + unexplained(report) + added(report, commands)
      + findings(report) + wholeRun(report)
  }

  /// One annotation for each mistake of the input that ended a run before anything was drawn.
  package static func list(of problems: [Diagnostic]) -> [Annotation] {
    problems.map {
      Annotation($0.severity == .error ? .error : .warning, at: $0.location, title: $0.id, message: $0.body)
    }
  }

  private static func failures(_ report: RunReport) -> [Annotation] {
    let failed = grouped(report.shots) { shot in
      if case .failed(let failure) = shot.status { failure.problems.first } else { nil }
    }
    return failed.map { problem, shots in
      Annotation(
        .error, at: problem.location, title: "\(shots.count.shots) failed: \(problem.id)",
        message: problem.body + "\n" + names(shots.map(\.id)))
    }
  }

  private static func groups(_ report: RunReport) -> [Annotation] {
    let places = Dictionary(report.shots.map { ($0.id, $0.place) }) { first, _ in first }
    return (report.explanation?.groups ?? []).map { group in
      let place = group.causes.lazy.compactMap { $0.place ?? $0.basePlace }.first
      let causes = group.causes(joinedBy: " + ")
      var lines = group.changedLines.map { "in the changed lines \($0)" } + group.effects.prefix(3)
      switch group.proof {
      case .complete: lines.append("proved")
      case .alike: break
      case .partial, .none: lines.append(group.reason ?? "not proved")
      }
      lines.append(names(group.shots))
      return Annotation(
        .error, at: place ?? group.shots.first.flatMap { places[$0] ?? nil },
        title: "\(group.shots.count.shots) differ: " + (causes.isEmpty ? "unexplained" : causes),
        message: lines.joined(separator: "\n"))
    }
  }

  private static func unexplained(_ report: RunReport) -> [Annotation] {
    let explained = report.explanation?.groupsByShot ?? [:]
    let changed = grouped(report.shots) { shot in
      if case .changed = shot.status, explained[shot.id] == nil { Scene(shot) } else { nil }
    }
    return changed.map { scene, shots in
      let lines = (shots.first?.explanation ?? []) + [names(shots.map(\.id))]
      return Annotation(
        .error, at: scene.place, title: "\(shots.count.shots) differ", message: lines.joined(separator: "\n"))
    }
  }

  private static func added(_ report: RunReport, _ commands: Commands) -> [Annotation] {
    let added = grouped(report.shots) { shot in if case .added = shot.status { Scene(shot) } else { nil } }
    return added.map { scene, shots in
      Annotation(
        .error, at: scene.place, title: "\(shots.count.shots) without a baseline",
        message: names(shots.map(\.id)) + "\napprove: "
          + commands.approve(shots.count == 1 ? shots[0].id : scene.id + "@*"))
    }
  }

  private static func findings(_ report: RunReport) -> [Annotation] {
    var found = Occurrences<Diagnostic>()
    for shot in report.shots where !shot.isFailed {
      for finding in shot.findings where finding.reason == nil { found.add(finding.problem, shot) }
    }
    return found.all.map { problem, shots in
      Annotation(
        report.strict ? .error : .warning, at: problem.location, title: problem.id,
        message: problem.body + "\n" + names(shots.map(\.id)))
    }
  }

  private static func wholeRun(_ report: RunReport) -> [Annotation] {
    var all = report.faults.map { Annotation(.error, at: nil, title: "dsrender", message: $0.message) }
    if report.interrupted {
      all.append(Annotation(.error, at: nil, title: "interrupted", message: ExitStatus.interrupted.meaning))
    } else if report.shots.count < report.selectedCount || report.shots.isEmpty {
      all.append(Annotation(.error, at: nil, title: "incomplete", message: ExitStatus.incomplete.meaning))
    }
    let removed = report.removedPictures
    if !removed.isEmpty {
      all.append(
        Annotation(
          .error, at: nil, title: "expected pictures that have no actual one: \(removed.count)", message: names(removed)
        ))
    }
    let orphans = report.orphanedBaselines
    if report.strict, !orphans.isEmpty {
      all.append(
        Annotation(.error, at: nil, title: "baselines that no shot uses: \(orphans.count)", message: names(orphans)))
    }
    if report.strict, !report.staleLines.isEmpty {
      all.append(
        Annotation(
          .error, at: nil, title: "baselines that baselines.lock does not fit: \(report.staleLines.count)",
          message: names(report.staleLines)))
    }
    return all
  }

  /// The first ids, and how many more there are.
  private static func names(_ ids: [String]) -> String {
    ids.prefix(4).joined(separator: ", ") + (ids.count > 4 ? " and \(ids.count - 4) more" : "")
  }

  /// A scenario, which all its shots share.
  private struct Scene: Hashable {
    let id: String
    let place: SourceLocation?

    init(_ shot: ShotReport) { (id, place) = ("\(shot.system)/\(shot.component)/\(shot.scenario)", shot.place) }
  }

  /// Shots by what they have in common, in the order of the matrix; those that have none of it are left out.
  private static func grouped<Key: Hashable>(
    _ shots: some Sequence<ShotReport>, by key: (ShotReport) -> Key?
  ) -> [(Key, [ShotReport])] {
    var found = Occurrences<Key>()
    for shot in shots { if let key = key(shot) { found.add(key, shot) } }
    return found.all
  }
}

/// Shots by what they have in common, in the order of their first.
private struct Occurrences<Key: Hashable> {
  private(set) var all: [(Key, [ShotReport])] = []
  private var indices: [Key: Int] = [:]

  mutating func add(_ key: Key, _ shot: ShotReport) {
    if let index = indices[key] {
      all[index].1.append(shot)
    } else {
      indices[key] = all.count
      all.append((key, [shot]))
    }
  }
}

extension Diagnostic {
  /// What is wrong and what to do about it, without the place.
  fileprivate var body: String { message + (hint.map { "\nhint: \($0)" } ?? "") }
}

extension Int {
  /// `1 shot`, `2 shots`.
  fileprivate var shots: String { self == 1 ? "1 shot" : "\(self) shots" }
}
