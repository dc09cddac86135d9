import DSBaselines
import DSCompare
import DSDiagnostics
import DSDiff
import DSFiles
import DSImage
import DSParallel
import DSPictures
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// Compares pictures that other programs made with those that are expected, and makes approved ones the expected ones.
struct PictureComparison {
  private let options: RunOptions
  private let files: ShotFiles
  private let locks: BaselineLocks
  private let comparison: ComparisonOptions
  private let begun = BegunReports()

  /// The comparisons of one worker of a run.
  init(_ options: RunOptions, _ files: ShotFiles, _ locks: BaselineLocks) {
    (self.options, self.files, self.locks) = (options, files, locks)
    comparison = ComparisonOptions().sharing(workers: options.jobs ?? coreCount())
  }

  /// Compares the picture of a shot, records it if requested, and writes its files.
  /// - Throws: if a file cannot be written; what is wrong with the pictures is in the report.
  func take(_ shot: Shot, of system: DesignSystem, from source: PictureSource) throws(FileError) -> ShotOutcome {
    guard let file = source.files[shot.id] else { preconditionFailure("'\(shot.id)' is a shot of no picture") }
    let pair = ShotReport.Pair(expected: joinPath(source.expected, file), actual: joinPath(source.actual, file))
    let rules = source.rules.filter { $0.covers(file, shot.scenario) }
    var report = begun.report(of: shot, of: system)
    (report.description, report.pair) = (file, pair)
    let pictures: ComparedPictures
    do throws(RunError) {
      pictures = try ComparedPictures(file, of: pair, in: source, by: rules, comparison, drawing: files.isWriting)
    } catch {
      report.status = .failed(error.failure(of: pair))
      return .failed(Boxed(report))
    }
    (report.size, report.within) = (pictures.actual.size, pictures.within)
    report.add(problems(with: rules, pictures.actual.size), of: shot)
    guard let finding = pictures.finding else {
      report.status = .unchanged
      try files.write(equal: pictures.actual.png, &report)
      return .compared(ComparedShot(report))
    }
    return try take(shot, report, pictures, finding, source)
  }

  /// A shot whose picture is not the expected one.
  private func take(
    _ shot: Shot, _ unfinished: ShotReport, _ pictures: ComparedPictures, _ finding: PictureDifferences.Finding,
    _ source: PictureSource
  ) throws(FileError) -> ShotOutcome {
    var report = unfinished
    let viewed = ViewedPictures.Picture(pictures)
    if let refusal = options.recording.refusal(of: shot, showing: viewed) {
      report.status = .failed(refusal)
      return .failed(Boxed(report))
    }
    report.judge(finding)
    report.pixels = ShotReport.Pixels(actual: viewed.pixels, expected: viewed.baseline?.pixels)
    report.note(pictures.difference?.traits, finding.movements)
    if options.recording.records(finding), !report.needsReason, let path = report.pair?.expected {
      try record(pictures.actual.file, as: path, in: source)
      report.recorded = true
    }
    try files.write(
      actual: pictures.actual.png, expected: pictures.expected?.png, difference: pictures.difference?.file, &report)
    return .compared(ComparedShot(report, viewed: viewed))
  }

  /// What is wrong with the rules of a picture.
  private func problems(with rules: [PictureRule], _ size: PixelSize) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if rules.ignoredShare(of: size) > 0.5, let rule = rules.first {
      problems.append(
        Diagnostic(
          AcceptedFinding.wideRule, "rules ignore more than half of the picture", at: rule.location, severity: .finding,
          hint: "ignore smaller areas: a fault in an ignored area is never found"))
    }
    let total = size.width * size.height
    for rule in rules {
      guard case .tolerate(_, let allowance) = rule.kind, allowance.most(of: total) * 2 > total else { continue }
      problems.append(
        Diagnostic(
          AcceptedFinding.wideRule, "a rule tolerates more than half of the picture", at: rule.location,
          severity: .finding, hint: "allow fewer pixels: such a picture could show anything"))
    }
    return problems
  }

  /// Makes the bytes of a picture those that are expected; the file is whole whenever the machine stops.
  private func record(_ bytes: [UInt8], as path: String, in source: PictureSource) throws(FileError) {
    try locks.check(source.expected)
    if try fileKind(source.expected) == .link { throw .link(path: source.expected) }
    if try fileKind(path) == .link { throw .link(path: path) }
    try createFolders(splitPath(path).folder)
    try writeAtomically(path, bytes)
  }
}

extension RunRecording {
  /// Whether a picture of another program is to become the expected one.
  fileprivate func records(_ finding: PictureDifferences.Finding) -> Bool {
    switch (shots, finding) {
    case (.never, _): false
    case (.all, _), (.missing, .added): true
    case (.missing, _), (.changed, .added): false
    case (.changed, _): true
    }
  }
}

extension ViewedPictures.Picture {
  /// What a person sees of two pictures.
  fileprivate init(_ pictures: ComparedPictures) {
    self.init(
      pixels: pictures.actual.hash,
      baseline: pictures.expected.map { ViewedPictures.Baseline(file: contentHash($0.file), pixels: $0.hash) })
  }
}

extension ComparedShot {
  /// A comparison of two files.
  fileprivate init(_ report: ShotReport, viewed: ViewedPictures.Picture? = nil) {
    self.init(
      report: report, hash: viewed?.pixels ?? PixelHash(high: 0, low: 0), code: nil,
      baselineFile: viewed?.baseline?.file,
      hasTwin: false, isLineStale: false, recording: .none)
  }
}

extension ShotReport {
  /// Notes what the difference has in common with others.
  fileprivate mutating func note(_ traits: DifferenceTraits?, _ movements: [String]) {
    guard let traits, case .changed(var change) = status else { return }
    change.likenesses = traits.likenesses(of: change, movements)
    status = .changed(change)
  }

  /// Sets what the comparison of two files found out.
  fileprivate mutating func judge(_ finding: PictureDifferences.Finding) {
    let size = size ?? PixelSize(width: 0, height: 0)
    switch finding {
    case .changed(var change, let size, _, _):
      change.remarks = finding.remarks
      (status, self.size) = (.changed(change), size)
    case .counted, .finer, .otherColors:
      var change = Change(
        baselineSize: size, changedPixels: 0, totalPixels: size.width * size.height, largestDifference: 0, regions: [])
      change.remarks = finding.lines
      status = .changed(change)
    case .added: status = .added(lockKnows: false)
    case .removed, .unreadable: preconditionFailure("there are two files that can be read, or a new one")
    }
  }
}

extension RunError {
  /// The failure of a shot whose files cannot be compared.
  fileprivate func failure(of pair: ShotReport.Pair) -> ShotReport.Failure {
    switch self {
    case .badInput(let problems): ShotReport.Failure(cause: ExitStatus(of: problems), problems: problems)
    case .fault(let cause, let message, let hint):
      ShotReport.Failure(
        cause: cause,
        problems: [Diagnostic("unreadable-file", message, at: SourceLocation(file: pair.actual), hint: hint)])
    }
  }
}
