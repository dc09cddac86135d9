package import DSDiagnostics

/// Everything a run of the matrix found out; the value that all printers print.
package struct RunReport: Sendable {
  /// A design system of the run, with what decides its pictures.
  package struct System: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Its axes in their order.
    package var axes: [Axis]
    /// The fingerprint of the renderer and the system's fonts.
    package var fingerprint: String
    /// Whether other programs made its pictures, which are only compared.
    package var isOfPictures: Bool
    /// Its components with scenarios, in the order of their files; empty for views in Swift and for pictures.
    package var components: [ComponentReport]

    /// A design system.
    package init(
      name: String, axes: [Axis], fingerprint: String, isOfPictures: Bool = false, components: [ComponentReport] = []
    ) {
      self.name = name
      self.axes = axes
      self.fingerprint = fingerprint
      self.isOfPictures = isOfPictures
      self.components = components
    }
  }

  /// An axis of the matrix with the values that were looked at.
  package struct Axis: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Its values in their order.
    package var values: [String]

    /// An axis.
    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// What a run reports about baselines that no shot uses.
  package enum Orphans: Hashable, Sendable {
    /// Nothing: the run looked at a part of the matrix only.
    case notJudged
    /// Their ids, sorted.
    case found([String])
  }

  /// A new shot whose picture is, pixel for pixel, that of an orphaned baseline.
  package struct Rename: Hashable, Sendable {
    /// The shot's id.
    package var shot: String
    /// The id that the baseline had.
    package var baseline: String
    /// Whether the run moved the baseline to the shot's id.
    package var isMoved: Bool

    /// A renamed baseline.
    package init(shot: String, baseline: String, isMoved: Bool) {
      self.shot = shot
      self.baseline = baseline
      self.isMoved = isMoved
    }
  }

  /// The program's name and version.
  package var tool: String
  /// The beginning of the command line that calls the program, for the commands that reports offer.
  package var program: [String]
  /// The configuration file as the user gave it; of pictures without one, the folder of those that are expected.
  package var configuration: String
  /// The options that select the project; empty for that of the default configuration.
  package var project: [String]
  /// The part of the matrix that the run took, such as `2/4`; nil for all of it.
  package var shard: String?
  /// Why shots were left out without being named, as the end of a sentence; nil if none were.
  package var leftOut: String?
  /// How the user limited the run, as options of the command; empty for the whole matrix.
  package var selection: [String]
  /// The design systems in their order.
  package var systems: [System]
  /// Shots of the whole matrix, whatever was selected.
  package var matrixCount: Int
  /// Shots that were to be looked at.
  package var selectedCount: Int
  /// The shots that were finished, in the order of the matrix.
  package var shots: ShotReports
  /// Baselines that no shot uses.
  package var orphans: Orphans
  /// The pictures of those that have one, where they were written.
  package var orphanPictures: [OrphanPicture] = []
  /// New shots and the orphaned baseline that matches each of them, by id; none if orphans were not judged.
  package var renamed: [Rename] = []
  /// The systems that the configuration does not list and whose baselines show what new shots do, by name.
  package var otherSystems: [OtherSystem] = []
  /// The shots whose baseline has a file that no line of the lock names, in the order of the matrix; found out in strict
  /// runs alone.
  package var staleLines: [String] = []
  /// Whether findings, orphans and stale lines end the run with their own exit codes.
  package var strict: Bool
  /// Warnings of the files that were read.
  package var warnings: [Diagnostic]
  /// The first problem of each file that cannot be used and that no shot of the run shows.
  package var unshownFaults: [Diagnostic] = []
  /// Whether the run was interrupted.
  package var interrupted: Bool
  /// Faults of the machine that hit the run as a whole, one sentence each.
  package var faults: [Fault]
  /// Why pictures changed; nil if that was not asked, or none did.
  package var explanation: Explanation?
  /// Before and after of the first shot of the largest groups, by their numbers: paths relative to the output folder.
  package var strips: [Int: String] = [:]
  /// Where readers of the reports find the pictures; nil if beside them.
  package var picturesAt: PictureAddress?
  /// What the page's view of tokens shows, as JSON; nil for no such view.
  package var tokens: [UInt8]?
  /// The names of the report files that were written, in order; set after the run, and no part of the files.
  package var written: [String] = []

  /// The picture of a baseline that no shot uses.
  package struct OrphanPicture: Hashable, Sendable {
    /// The baseline's id.
    package var id: String
    /// The file, relative to the output folder; others with the same bytes share it.
    package var file: String
    /// Its size in device pixels.
    package var size: PixelSize

    /// A picture.
    package init(id: String, file: String, size: PixelSize) { (self.id, self.file, self.size) = (id, file, size) }
  }

  /// A system that the configuration does not list, and the number of new shots that its baselines show.
  package struct OtherSystem: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// New shots that equal one of its baselines pixel for pixel.
    package var shots: Int

    /// A system.
    package init(name: String, shots: Int) { (self.name, self.shots) = (name, shots) }
  }

  /// A fault of the machine and its exit code.
  package struct Fault: Hashable, Sendable {
    /// The exit code.
    package var cause: ExitStatus
    /// What failed.
    package var message: String

    /// A fault.
    package init(cause: ExitStatus, message: String) {
      self.cause = cause
      self.message = message
    }
  }

  /// A report of no shots yet.
  package init(
    tool: String, program: [String] = ["dsrender"], configuration: String, selection: [String] = [],
    systems: [System] = [], matrixCount: Int, selectedCount: Int, shots: [ShotReport] = [],
    orphans: Orphans = .notJudged, strict: Bool = false,
    warnings: [Diagnostic] = [], interrupted: Bool = false, faults: [Fault] = []
  ) {
    self.tool = tool
    self.program = program
    self.configuration = configuration
    project = Commands.project(configuration: configuration)
    self.selection = selection
    self.systems = systems
    self.matrixCount = matrixCount
    self.selectedCount = selectedCount
    self.shots = ShotReports(shots)
    self.orphans = orphans
    self.strict = strict
    self.warnings = warnings
    self.interrupted = interrupted
    self.faults = faults
  }

  /// The exit code of the run.
  ///
  /// A run that recorded ends as it would have without recording. One that compared nothing, or not all that was to be
  /// compared, is never equal.
  package var exitStatus: ExitStatus {
    var found = problems
    let byEdits = explanation?.shotsChangedByEdits ?? []
    for shot in shots {
      switch shot.status {
      case .unchanged, .failed: break
      case .changed(let change):
        let isOfRenderer = change.otherFingerprint != nil && !byEdits.contains(shot.id)
        found.append(isOfRenderer ? .differentRenderer : .different)
      case .added: found.append(.missingBaseline)
      }
    }
    if !removedPictures.isEmpty { found.append(.missingBaseline) }
    if strict, shots.contains(where: \.needsReason) || judgesUnshownFaults { found.append(.findings) }
    if strict, !orphanedBaselines.isEmpty { found.append(.orphanedBaseline) }
    if strict, !staleLines.isEmpty { found.append(.orphanedBaseline) }
    return .first(of: found)
  }

  /// The baselines of what is drawn that no shot uses; empty if that was not judged.
  package var orphanedBaselines: [String] { orphanIDs.filter { !isPicture($0) } }
  /// The pictures that are expected and that the folder of the actual ones lacks; empty if that was not judged.
  package var removedPictures: [String] { orphanIDs.filter(isPicture) }

  private var orphanIDs: [String] { if case .found(let ids) = orphans { ids } else { [] } }

  /// Whether an id belongs to a system of pictures that other programs made.
  private func isPicture(_ id: String) -> Bool {
    systems.contains { $0.isOfPictures && id.hasPrefix($0.name + "/") }
  }

  /// The exit code of a run that looked for findings, independently of baselines.
  package var checkStatus: ExitStatus {
    .first(of: problems + (shots.contains(where: \.needsReason) || judgesUnshownFaults ? [.findings] : []))
  }

  /// What keeps shots from being drawn or compared.
  private var problems: [ExitStatus] {
    var found = faults.map(\.cause)
    for shot in shots {
      if case .failed(let failure) = shot.status { found.append(failure.cause) }
    }
    // Nothing could be drawn at all.
    if !shots.isEmpty, shots.allSatisfy(\.isFailed), found.contains(.incomplete) { found.append(.badInput) }
    if interrupted { found.append(.interrupted) } else if shots.count < selectedCount { found.append(.incomplete) }
    // A shard may be left without shots; what counts is the result of all of them together.
    if shots.isEmpty && !interrupted && shard == nil { found.append(.incomplete) }
    return found
  }

  /// The commands that reports offer.
  package var commands: Commands { Commands(program: program, project: project) }

  /// How many equal pictures are so only by rules, to be put behind their number; empty if none is.
  var rulesInWords: String {
    let within = shots.filter { $0.status == .unchanged }.compactMap(\.within)
    if within.isEmpty { return "" }
    let rules = Set(within.flatMap(\.rules)).count
    return ", \(within.count) of them within \(rules == 1 ? "1 rule" : "\(rules) rules")"
  }

  /// How many shots ended in each way.
  package var counts: Counts {
    var counts = Counts()
    for shot in shots {
      switch shot.status {
      case .unchanged: counts.unchanged += 1
      case .changed: counts.changed += 1
      case .added: counts.added += 1
      case .failed: counts.failed += 1
      }
      if shot.recorded { counts.recorded += 1 }
    }
    return counts
  }

  /// Numbers of shots.
  package struct Counts: Hashable, Sendable {
    /// Shots that equal their baselines.
    package var unchanged = 0
    /// Shots that differ.
    package var changed = 0
    /// Shots without a baseline.
    package var added = 0
    /// Shots that failed.
    package var failed = 0
    /// Shots whose baselines this run wrote.
    package var recorded = 0
  }
}

extension ShotReport.Status {
  /// The name of it in reports: `unchanged`, `changed`, `added` or `failed`.
  package var name: String {
    switch self {
    case .unchanged: "unchanged"
    case .changed: "changed"
    case .added: "added"
    case .failed: "failed"
    }
  }
}
