import DSBaselines
import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// Takes one shot after the other down the whole pipeline and compares it with its baseline. One per worker.
final class ShotWorker {
  private let renderer: ShotRenderer
  private let encoder = PNGEncoder()
  private let begun = BegunReports()
  private let baselines: Baselines
  private let options: RunOptions
  private let files: ShotFiles
  private let pictures: PictureComparison
  private let waiting: WaitingRecords
  private let large: LargePictures
  private let orphaned: OrphanedPictures?
  private var fingerprints: [ObjectIdentifier: Fingerprint] = [:]

  /// A worker of a run that looks at a number of shots.
  init(
    baselines: Baselines, locks: BaselineLocks, options: RunOptions, output: OutputFolder?, waiting: WaitingRecords,
    large: LargePictures, orphaned: OrphanedPictures? = nil, shots: Int
  ) {
    self.waiting = waiting
    self.large = large
    self.orphaned = orphaned
    self.baselines = baselines
    self.options = options
    renderer = ShotRenderer(traces: options.hooks.checks != nil)
    files = ShotFiles(output, options.files, shots: shots, encoder: encoder)
    pictures = PictureComparison(options, files, locks)
  }

  /// Draws a shot, compares it, records it if requested, and writes its files.
  /// - Parameter turn: when authors' code may run for the shot; nil for any time.
  /// - Throws: if a file cannot be written; errors of the shot itself are in its report.
  func take(_ shot: Shot, of system: DesignSystem, in turn: Turn? = nil) throws(FileError) -> ShotOutcome {
    if let source = system.pictures { return try pictures.take(shot, of: system, from: source) }
    let report = begun.report(of: shot, of: system)
    if let known = options.equalInShard(shot, baselines.lock) {
      turn?.end()
      return try take(known, of: shot, report)
    }
    let drawing: ShotRenderer.Drawing
    do throws(ShotFailure) { drawing = try draw(shot, of: system, in: turn) } catch {
      return Self.failed(error, report)
    }
    return try large.hold(drawing.pixels) { () throws(FileError) in
      try compare(drawing, of: shot, of: system, report)
    }
  }

  /// Makes a shot's picture, compares it, records it if requested, and writes its files.
  private func compare(
    _ drawing: ShotRenderer.Drawing, of shot: Shot, of system: DesignSystem, _ unfinished: ShotReport
  ) throws(FileError) -> ShotOutcome {
    var report = unfinished
    let drawn: DrawnShot
    do throws(ShotFailure) { drawn = try rasterize(drawing, of: shot, of: system, noting: &report) } catch {
      return Self.failed(error, report)
    }
    if let failure = report.failureOfUndrawnParts { return try fail(failure, drawn, report) }
    let hash = drawn.picture.pixelHash
    let verdict: Baselines.Verdict
    do throws(BaselineError) { verdict = try baselines.judge(shot.id, drawn.picture, hash: hash) } catch {
      return try fail(error.failure(of: shot), drawn, report)
    }
    let viewed = verdict.viewed(hash)
    if let viewed, let failure = options.recording.refusal(of: shot, showing: viewed) {
      report.status = .failed(failure)
      return .failed(Boxed(report))
    }
    report.judge(verdict, drawn.picture, hash, otherFingerprint: otherFingerprint(verdict, of: system))
    let twin = try twin(of: shot, drawn.picture, hash, verdict)
    var compared = ComparedShot(
      report: report, hash: hash, code: shot.scenario.runsCode ? shot.scenario.location : nil,
      baselineFile: viewed?.baseline?.file ?? (options.selection.shard == nil ? nil : verdict.file.map(contentHash)),
      hasTwin: twin != nil,
      isLineStale: options.strict && verdict.file.map { baselines.lock[shot.id]?.file != contentHash($0) } ?? false,
      recording: .none)
    if isRecorded(verdict, hasTwin: twin != nil), !report.needsReason {
      try record(drawn, verdict, twin, &compared)
    }
    try files.write(drawn, verdict, &compared.report)
    return .compared(compared)
  }

  /// A shot that has no picture.
  private static func failed(_ failure: ShotFailure, _ unfinished: ShotReport) -> ShotOutcome {
    var report = unfinished
    report.status = .failed(ShotReport.Failure(cause: failure.cause, problems: failure.problems))
    return .failed(Boxed(report))
  }

  /// A shot that has a picture and cannot be compared.
  private func fail(
    _ failure: ShotReport.Failure, _ drawn: DrawnShot, _ report: ShotReport
  ) throws(FileError) -> ShotOutcome {
    var report = report
    report.status = .failed(failure)
    try files.write(drawn, expected: nil, &report)
    return .failed(Boxed(report))
  }

  /// The shot's drawing, which is also passed to the recorder of authors' drawings if there is one.
  private func draw(
    _ shot: Shot, of system: DesignSystem, in turn: Turn?
  ) throws(ShotFailure) -> ShotRenderer.Drawing {
    let result = Result { () throws(ShotFailure) in
      guard let tokens = options.hooks.tokens else { return try renderer.draw(shot, of: system, in: turn) }
      let (drawing, uses) = try renderer.drawNoting(shot, of: system, in: turn)
      tokens.note(uses, by: shot, of: system)
      return drawing
    }
    if shot.scenario.runsCode { options.hooks.drawn?(shot, result) }
    return try result.get()
  }

  /// The picture of a drawing, with everything that was noticed about both in the report.
  private func rasterize(
    _ drawing: ShotRenderer.Drawing, of shot: Shot, of system: DesignSystem, noting report: inout ShotReport
  ) throws(ShotFailure) -> DrawnShot {
    let picture = try renderer.rasterize(drawing, of: shot)
    report.size = PixelSize(width: picture.width, height: picture.height)
    report.add(drawing.warnings, of: shot)
    if let empty = try renderer.emptiness(of: picture, drawing, of: shot) { report.add([empty], of: shot) }
    if let found = try options.hooks.checks?.check(drawing, picture, of: shot, system, renderer) {
      report.add(found, of: shot)
    }
    return DrawnShot(drawing: drawing, picture: picture)
  }

  /// A shot that equals its baseline according to a shard: the baseline here is checked, and is its picture.
  private func take(
    _ known: (shard: Int, baseline: ShardRecord.Baseline), of shot: Shot, _ unfinished: ShotReport
  ) throws(FileError) -> ShotOutcome {
    var report = unfinished
    report.size = PixelSize(width: known.baseline.width, height: known.baseline.height)
    let file: [UInt8]
    do throws(BaselineError) { file = try baselines.file(of: shot.id) } catch {
      report.status = .failed(error.failure(of: shot))
      return .failed(Boxed(report))
    }
    guard contentHash(file) == known.baseline.file else {
      report.status = .failed(.disagreement(of: shot.id, "shard \(known.shard) compared it with a different baseline"))
      return .failed(Boxed(report))
    }
    report.status = .unchanged
    try files.write(equal: file, &report)
    return .equalInShard(Boxed(report))
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
    if options.recording.adopted != nil, !hasTwin { return false }
    switch (options.recording.shots, verdict) {
    case (.never, .equal): return options.recording.mendsLines
    case (.never, _): return false
    case (.missing, .missing), (.changed, .different), (.all, _): return true
    // The line of an equal picture is renewed when others are recorded.
    case (.missing, .equal), (.changed, .equal): return true
    case (.missing, .different), (.changed, .missing): return false
    }
  }

  /// Records a shot's picture now, or when no author's code runs any more.
  private func record(
    _ drawn: DrawnShot, _ verdict: Baselines.Verdict, _ twin: OrphanedPictures.Twin?, _ shot: inout ComparedShot
  ) throws(FileError) {
    let renderer = Fingerprint(of: drawn.drawing.list)
    let recording =
      twin.map {
        baselines.recording(shot.report.id, drawn.picture, hash: shot.hash, twin: $0, fingerprint: renderer.text)
      }
      ?? baselines.recording(
        shot.report.id, drawn.picture, hash: shot.hash, verdict: verdict, fingerprint: renderer.text,
        encoder: encoder)
    if waiting.take(recording) {
      shot.recording = .waiting(recording, renderer)
    } else {
      try shot.record(recording, renderer, in: baselines)
    }
  }

  /// The renderer that recorded a differing baseline, where that is not today's; nil for any other verdict.
  private func otherFingerprint(_ verdict: Baselines.Verdict, of system: DesignSystem) -> String? {
    guard case .different(_, _, let recorded?) = verdict,
      !fingerprint(of: system).covers(recorded, baselines.lock.renderers)
    else { return nil }
    return recorded
  }

  /// The fingerprint of everything that a system can be drawn with.
  private func fingerprint(of system: DesignSystem) -> Fingerprint {
    let key = ObjectIdentifier(system.fonts)
    if let known = fingerprints[key] { return known }
    let made = Fingerprint(fonts: system.fonts)
    fingerprints[key] = made
    return made
  }
}
