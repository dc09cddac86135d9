import DSBaselines
import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSProject
import DSReport
import DSShots

/// Takes one shot after the other through the whole line and compares it with its baseline. One per worker.
final class ShotWorker {
  private let renderer: ShotRenderer
  private let encoder = PNGEncoder()
  private let baselines: Baselines
  private let options: RunOptions
  private let output: OutputFolder?
  private let waiting: WaitingRecords
  private let orphaned: OrphanedPictures?
  /// The limit in bytes for each of the JSON texts about the inside of a shot's picture; 0 if there is no page.
  private let insideBytes: Int
  private var fingerprints: [ObjectIdentifier: Fingerprint] = [:]

  /// A worker of a run that looks at a number of shots.
  init(
    baselines: Baselines, options: RunOptions, output: OutputFolder?, waiting: WaitingRecords,
    orphaned: OrphanedPictures? = nil, shots: Int
  ) {
    insideBytes =
      output != nil && options.reports.contains(.html)
      ? min(Limits.insideBytes, Limits.insideBytesOfRun / max(1, shots)) : 0
    self.waiting = waiting
    self.orphaned = orphaned
    self.baselines = baselines
    self.options = options
    renderer = ShotRenderer(traces: options.checks != nil)
    self.output = output
  }

  /// What became of a shot.
  struct Outcome: Sendable {
    /// The report of the shot.
    var report: ShotReport
    /// The hash of the picture that authors' code has made, and where that is written; nil for component files.
    var ofCode: (pixels: PixelHash, location: SourceLocation)?
    /// What a person who looks at the picture sees; nil if it equals its baseline or there is none.
    var viewed: ViewedPictures.Picture?
    /// The line of the lock, where one was recorded.
    var entry: BaselineLock.Entry?
    /// The renderer and fonts behind the line's fingerprint.
    var renderer: Fingerprint?
    /// The hash of its pixels; nil if it has none.
    var hash: PixelHash?
    /// The hash of its baseline's file, where it equals that and belongs to a shard.
    var equalFile: ContentHash?
    /// What to record when no author's code runs any more.
    var waiting: Baselines.Recording?
    /// The hash of its pixels, where it is new and an orphaned baseline has the same.
    var twin: PixelHash?
    /// Whether the lock has no line of its baseline's file; found out in strict runs alone.
    var isLineStale = false
  }

  /// Draws a shot, compares it, records it if requested, and writes its files.
  /// - Parameter turn: when authors' code may run for the shot; nil for any time.
  /// - Throws: if a file cannot be written; errors of the shot itself are in its report.
  func take(_ shot: Shot, of system: DesignSystem, in turn: Turn? = nil) throws(FileError) -> Outcome {
    var report = ShotReport(shot, of: system)
    if let known = options.equalInShard(shot, baselines.lock) {
      turn?.end()
      return try take(known, of: shot, report)
    }
    let drawn: (drawing: ShotRenderer.Drawing, picture: Bitmap)
    do throws(ShotFailure) {
      let drawing = try draw(shot, of: system, in: turn)
      drawn = (drawing, try renderer.rasterize(drawing, of: shot))
    } catch {
      report.status = .failed(ShotReport.Failure(cause: error.cause, problems: error.problems))
      return Outcome(report: report)
    }
    let picture = drawn.picture
    report.size = PixelSize(width: picture.width, height: picture.height)
    report.add(drawn.drawing.warnings, of: shot)
    do throws(ShotFailure) {
      if let empty = try renderer.emptiness(of: picture, drawn.drawing, of: shot) { report.add([empty], of: shot) }
      if let found = try options.checks?.check(drawn.drawing, picture, of: shot, system, renderer) {
        report.add(found, of: shot)
      }
    } catch {
      report.status = .failed(ShotReport.Failure(cause: error.cause, problems: error.problems))
      return Outcome(report: report)
    }
    let leftOut = report.findings.filter { $0.reason == nil }.compactMap(\.problem.asFailure)
    if !leftOut.isEmpty {
      report.status = .failed(ShotReport.Failure(cause: .badInput, problems: leftOut))
      try write(drawn, expected: nil, &report)
      return Outcome(report: report)
    }

    let hash = picture.pixelHash
    let verdict: Baselines.Verdict
    do throws(BaselineError) {
      verdict = try baselines.judge(shot.id, picture, hash: hash)
    } catch {
      report.status = .failed(error.failure(of: shot))
      try write(drawn, expected: nil, &report)
      return Outcome(report: report)
    }
    var outcome = Outcome(report: report)
    outcome.hash = hash
    if options.shard != nil, case .equal(let file) = verdict { outcome.equalFile = contentHash(file) }
    if options.strict, let file = verdict.file {
      outcome.isLineStale = baselines.lock[shot.id]?.file != contentHash(file)
    }
    if shot.scenario.runsCode { outcome.ofCode = (hash, shot.scenario.location) }
    outcome.viewed = verdict.viewed(hash)
    if let pictures = options.viewed?.pictures, let picture = outcome.viewed,
      !(pictures[shot.id].map(picture.isSame) ?? false)
    {
      outcome.report.status = .failed(ShotReport.Failure(picture, insteadOf: pictures[shot.id], shot))
      return outcome
    }
    let twin = try twin(of: shot, picture, hash, verdict)
    if twin != nil { outcome.twin = hash }
    if isRecorded(verdict, hasTwin: twin != nil), !report.needsReason {
      let renderer = Fingerprint(of: drawn.drawing.list)
      outcome.renderer = renderer
      let recording =
        twin.map { baselines.recording(shot.id, picture, hash: hash, twin: $0, fingerprint: renderer.text) }
        ?? baselines.recording(
          shot.id, picture, hash: hash, verdict: verdict, fingerprint: renderer.text, encoder: encoder)
      if waiting.take(recording) {
        outcome.waiting = recording
      } else {
        try outcome.record(recording, in: baselines)
      }
    }
    report.recorded = outcome.report.recorded
    switch verdict {
    case .equal(let file):
      report.status = .unchanged
      // A picture with a finding has to be visible.
      if !options.writesChangedOnly || report.needsReason { try write(drawn, file: file, &report) }
    case .missing(let lockKnows):
      report.status = .added(lockKnows: lockKnows)
      report.pixels = ShotReport.Pixels(actual: hash.text, expected: nil)
      try write(drawn, expected: nil, &report)
    case .different(let baseline, let file, let recordedWith):
      guard let difference = compare(actual: picture, expected: baseline) else {
        preconditionFailure("pictures with different pixels differ")
      }
      let isOther = recordedWith.map { !fingerprint(of: system).covers($0, baselines.lock.renderers) } ?? false
      let other = isOther ? recordedWith : nil
      report.pixels = ShotReport.Pixels(actual: hash.text, expected: baseline.pixelHash.text)
      report.status = .changed(ShotReport.Change(difference, from: baseline, otherFingerprint: other))
      try write(drawn, expected: (baseline, file), &report)
    }
    outcome.report = report
    return outcome
  }

  /// The shot's drawing, which is also passed to the recorder of authors' drawings if there is one.
  private func draw(_ shot: Shot, of system: DesignSystem, in turn: Turn?) throws(ShotFailure) -> ShotRenderer.Drawing {
    let result = Result { () throws(ShotFailure) in try renderer.draw(shot, of: system, in: turn) }
    if shot.scenario.runsCode { options.drawn?(shot, result) }
    return try result.get()
  }

  /// A shot that equals its baseline according to a shard: the baseline here is checked, and is its picture.
  private func take(
    _ known: (shard: Int, baseline: ShardRecord.Baseline), of shot: Shot, _ unfinished: ShotReport
  ) throws(FileError) -> Outcome {
    var report = unfinished
    report.size = PixelSize(width: known.baseline.width, height: known.baseline.height)
    let file: [UInt8]
    do throws(BaselineError) { file = try baselines.file(of: shot.id) } catch {
      report.status = .failed(error.failure(of: shot))
      return Outcome(report: report)
    }
    guard contentHash(file) == known.baseline.file else {
      report.status = .failed(.disagreement(of: shot.id, "shard \(known.shard) compared it with a different baseline"))
      return Outcome(report: report)
    }
    report.status = .unchanged
    if let output, !options.writesChangedOnly {
      report.files.png = report.id + ".png"
      try output.write(report.id + ".png", file)
    }
    return Outcome(report: report)
  }

  /// The orphaned baseline that shows the picture of a new shot, if one does.
  private func twin(
    of shot: Shot, _ picture: Bitmap, _ hash: PixelHash, _ verdict: Baselines.Verdict
  ) throws(FileError) -> OrphanedPictures.Twin? {
    switch verdict {
    case .equal, .different: nil
    case .missing: try orphaned?.twin(of: shot.id, picture, hash: hash)
    }
  }

  private func isRecorded(_ verdict: Baselines.Verdict, hasTwin: Bool) -> Bool {
    if options.adopted != nil, !hasTwin { return false }
    switch (options.recording, verdict) {
    case (.never, .equal): return options.mendsLines
    case (.never, _): return false
    case (.missing, .missing), (.changed, .different), (.all, _): return true
    // The line of an equal picture is renewed when others are recorded.
    case (.missing, .equal), (.changed, .equal): return true
    case (.missing, .different), (.changed, .missing): return false
    }
  }

  /// The fingerprint of everything that a system can be drawn with.
  private func fingerprint(of system: DesignSystem) -> Fingerprint {
    let key = ObjectIdentifier(system.fonts)
    if let known = fingerprints[key] { return known }
    let made = Fingerprint(fonts: system.fonts)
    fingerprints[key] = made
    return made
  }

  /// Writes a shot's picture as it is now; `file` holds the bytes where they are known, from the verified baseline.
  private func write(
    _ drawn: (drawing: ShotRenderer.Drawing, picture: Bitmap), file: [UInt8]?, _ report: inout ShotReport
  ) throws(FileError) {
    guard let output else { return }
    if options.formats.contains(.png) {
      report.files.png = report.id + ".png"
      try output.write(report.id + ".png", file ?? encoder.encode(drawn.picture))
    }
    if options.formats.contains(.svg) {
      report.files.svg = report.id + ".svg"
      let file = drawn.drawing.svgFile()
      report.warnings += file.warnings
      try output.write(report.id + ".svg", file.bytes)
    }
  }

  /// Writes a shot that does not equal its baseline, and where there is one the baseline and what differs.
  private func write(
    _ drawn: (drawing: ShotRenderer.Drawing, picture: Bitmap), expected: (picture: Bitmap, file: [UInt8])?,
    _ report: inout ShotReport
  ) throws(FileError) {
    guard let output else { return }
    if insideBytes > 0 { report.inside.elements = ShotElements.json(of: drawn.drawing, bytes: insideBytes) }
    if insideBytes > 0, let expected, case .changed(let change) = report.status {
      report.inside.values = ShotValues.json(
        actual: drawn.picture, expected: expected.picture, regions: change.regions, encoder: encoder,
        bytes: insideBytes)
    }
    let actual = encoder.encode(drawn.picture)
    try write(drawn, file: actual, &report)
    guard let expected else { return }
    let name = OutputFolder.differences + "/" + report.id
    report.files.actual = report.files.png ?? name + ".actual.png"
    report.files.expected = OutputFolder.expected(contentHash(expected.file))
    report.files.difference = name + ".difference.png"
    if report.files.png == nil { try output.write(name + ".actual.png", actual) }
    try output.write(OutputFolder.expected(contentHash(expected.file)), expected.file)
    try output.write(
      name + ".difference.png", encoder.encode(diffImage(actual: drawn.picture, expected: expected.picture)))
  }
}

extension Baselines.Verdict {
  /// The bytes of the baseline; nil if there is none.
  fileprivate var file: [UInt8]? {
    switch self {
    case .equal(let file), .different(_, let file, _): file
    case .missing: nil
    }
  }

  /// What a person sees who looks at the picture beside its baseline; nil if they are equal.
  fileprivate func viewed(_ hash: PixelHash) -> ViewedPictures.Picture? {
    switch self {
    case .equal: nil
    case .different(let picture, let file, _):
      ViewedPictures.Picture(
        pixels: hash, baseline: ViewedPictures.Baseline(file: contentHash(file), pixels: picture.pixelHash))
    case .missing: ViewedPictures.Picture(pixels: hash, baseline: nil)
    }
  }
}

extension ShotReport.Failure {
  /// A shot is not what was looked at, so that it is not approved.
  fileprivate init(_ picture: ViewedPictures.Picture, insteadOf viewed: ViewedPictures.Picture?, _ shot: Shot) {
    let what =
      viewed?.pixels == picture.pixels ? "its baseline has changed" : "its sources have changed the picture"
    self.init(
      cause: .badInput,
      problems: [
        Diagnostic(
          "moved-on", "the shot has changed since the review: \(what)", at: shot.scenario.location,
          hint: "draw it again with 'dsrender matrix --out', and look at it")
      ])
  }
}

extension ShotReport {
  /// The report of a shot that nothing is known about yet.
  ///
  /// Of the program's own axes the variant holds those that vary in the system, and those that are not at their
  /// default; a state that the scenario itself sets is not part of it.
  init(_ shot: Shot, of system: DesignSystem) {
    let choices = shot.variant.choices.filter { choice in
      guard choice.isBuiltIn, let axis = system.matrix.axes.first(where: { $0.name == choice.axis }) else {
        return true
      }
      if axis.name == BuiltInAxis.state.rawValue, shot.scenario.state != nil { return false }
      return axis.values.count > 1 || choice.value != axis.default
    }
    self.init(
      id: shot.id, system: system.name, component: shot.scenario.component, scenario: shot.scenario.name,
      variant: choices.map { Choice(axis: $0.axis, value: $0.value) }, scale: shot.variant.scale,
      status: .added(lockKnows: false))
    place = shot.scenario.location
  }
}

extension BaselineError {
  /// The failure of a shot whose baseline cannot be compared: the author's where the file itself is wrong, the
  /// machine's where it cannot be read.
  fileprivate func failure(of shot: Shot) -> ShotReport.Failure {
    switch self {
    case .picture(let error): return ShotReport.Failure(cause: .badInput, problems: [error.baselineDiagnostic])
    case .file(let error):
      let diagnostic = Diagnostic("bad-baseline", error.message, at: SourceLocation(file: error.path), hint: error.hint)
      return ShotReport.Failure(cause: error.status, problems: [diagnostic])
    }
  }
}
