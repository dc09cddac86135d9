import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
import DSParallel
import DSProject
import DSReport
import DSShotDrawing
import DSShots

extension OutputFolder {
  /// The name of a report's file in the output folder.
  static func name(of report: RunFiles.Report) -> String {
    switch report {
    case .json: "report.json"
    case .junit: "junit.xml"
    case .html: "index.html"
    case .markdown: "summary.md"
    case .github: "annotations.txt"
    case .gitlab: "gl-code-quality-report.json"
    }
  }

  /// How a report's file begins, whatever the run found out.
  static func beginning(of report: RunFiles.Report) -> [UInt8] {
    switch report {
    case .json: JSONReport.beginning
    case .junit: JUnitReport.beginning
    case .html: ReportPage.beginning
    case .markdown: MarkdownReport.beginning
    case .github: GitHubAnnotations.beginning
    case .gitlab: GitLabAnnotations.beginning
    }
  }

  /// Every file that a run may write, made on demand: there may be hundreds of thousands.
  static func files(of shots: [Shot], _ options: RunOptions) -> some Sequence<String> & Sendable {
    var reports = options.files.reports.map(name) + [ViewedPictures.name]
    if options.selection.shard != nil { reports.append(ShardRecord.name) }
    if options.files.reports.contains(.html) {
      reports += ReportPage.names(shots: shots.count).map { joinPath(ReportPage.folder, $0) }
    }
    let endings =
      options.files.formats.map { ("", ".\($0.rawValue)") }
      + ["actual", "difference"].map { (ShotReport.Files.Folder.differences + "/", ".\($0).png") }
      + (options.files.crops ? cropEndings : []).map { (ShotReport.Files.Folder.crops + "/", $0) }
    return FileNames(first: reports, ids: shots.map(\.id), endings: endings)
  }
}

extension OutputFolder {
  /// Writes the pictures of orphans beside those of baselines of changed shots; an orphan that cannot be shown has none.
  func writeOrphans(_ ids: [String], of baselines: Baselines) throws(FileError) -> [RunReport.OrphanPicture] {
    var pictures: [RunReport.OrphanPicture] = []
    for id in ids {
      guard let (file, width, height) = baselines.orphan(id) else { continue }
      let name = ShotReport.Files.expected(contentHash(file))
      try write(name, file)
      pictures.append(
        RunReport.OrphanPicture(id: id, file: name, size: PixelSize(width: width, height: height)))
    }
    return pictures
  }

  /// Writes the pictures of a history.
  fileprivate func written(_ history: ShotHistory) throws(FileError) -> ShotHistory {
    var history = history
    for index in history.earlier.indices {
      guard let picture = history.earlier[index].picture else { continue }
      let name = Self.earlier(contentHash(picture))
      try write(name, picture)
      history.earlier[index].picture = nil
      history.earlier[index].file = name
    }
    return history
  }

  /// Writes a report, and returns the names of its files.
  fileprivate func write(
    _ kind: RunFiles.Report, of report: RunReport, _ viewed: ViewedPictures
  ) throws(FileError) -> [String] {
    let name = Self.name(of: kind)
    try write(name) { file in
      switch kind {
      case .json: JSONReport.write(report) { file.write($0) }
      case .junit: JUnitReport.write(report) { file.write($0) }
      case .html: file.write(ReportPage.index(of: report))
      case .markdown: file.write(MarkdownReport.bytes(report))
      case .github: file.write(GitHubAnnotations.bytes(Annotation.list(of: report)))
      case .gitlab:
        file.write(GitLabAnnotations.bytes(Annotation.list(of: report), configuration: report.configuration))
      }
    }
    return kind == .html ? [name] + (try writeParts(of: report, run: viewed.hash)) : [name]
  }

  /// Writes what the page loads, and returns the names of the files.
  private func writeParts(of report: RunReport, run: String) throws(FileError) -> [String] {
    var written: [String] = []
    for (name, bytes) in ReportPage.fixedParts {
      let path = joinPath(ReportPage.folder, name)
      try write(path, bytes)
      written.append(path)
    }
    try ReportPage.writeData(of: report, run: run) { (name, body) throws(FileError) in
      let path = joinPath(ReportPage.folder, name)
      try write(path) { file in body { file.write($0) } }
      written.append(path)
    }
    return written
  }
}

/// Names of files: some as they are, then each id with each beginning and ending.
private struct FileNames: Sequence, Sendable {
  let first: [String]
  let ids: [String]
  let endings: [(beginning: String, ending: String)]

  func makeIterator() -> AnyIterator<String> {
    var position = 0
    return AnyIterator {
      defer { position += 1 }
      if position < first.count { return first[position] }
      let (number, ending) = (position - first.count).quotientAndRemainder(dividingBy: Swift.max(1, endings.count))
      guard number < ids.count, ending < endings.count else { return nil }
      return endings[ending].beginning + ids[number] + endings[ending].ending
    }
  }
}

/// Writes the reports of a run and removes those of earlier runs; a failure becomes a fault of the report.
///
/// The reports that are already on the disk do not include a later fault; the exit code does.
/// - Parameters:
///   - shard: the record of the run's shard, if it is one.
///   - selected: the selected shots; files of others are another run's and stay.
func writeReports(
  _ report: inout RunReport, _ options: RunOptions, _ output: OutputFolder, viewed: ViewedPictures, shard: ShardRecord?,
  selected: [Shot]
) async {
  report.picturesAt = options.files.picturesAt
  do throws(FileError) {
    if options.files.crops { try report.writeCrops(in: output) }
    var written = report.orphanPictures.map(\.file)
    if options.files.reports.contains(.markdown) { try report.writeStrips(in: output) }
    written += report.strips.values
    // Together they take as long as hundreds of shots.
    let (kinds, whole) = (options.files.reports, report)
    let made = await inParallel(kinds.count) { index throws(FileError) in
      try output.write(kinds[index], of: whole, viewed)
    }
    for (kind, names) in zip(kinds, made.outcomes) {
      guard let names else { continue }
      written += names
      report.written.append(OutputFolder.name(of: kind))
    }
    if let failure = made.failure { throw failure }
    try output.write(ViewedPictures.name) { file in viewed.write { file.write($0) } }
    written.append(ViewedPictures.name)
    if let shard {
      try output.write(ShardRecord.name, shard.bytes)
      written.append(ShardRecord.name)
    }
    let isPart = report.selectedCount < report.matrixCount
    try output.finish(
      written: FileNameList(report.shots.lazy.flatMap(\.allFiles), written),
      lookedAt: isPart ? Set(OutputFolder.files(of: selected, options)) : nil)
  } catch { report.add(error) }
}

extension RunReport {
  /// Takes over what the page shows of the causes of shots and of their baselines' history, and writes the pictures.
  mutating func showCauses(in output: OutputFolder?) {
    guard let found = explanation?.inside, let history = explanation?.history, let output else { return }
    explanation?.inside = [:]
    explanation?.history = [:]
    do throws(FileError) {
      for index in shots.indices {
        shots[index].history = try history[shots[index].id].map { past throws(FileError) in try output.written(past) }
        guard let inside = found[shots[index].id] else { continue }
        shots[index].inside.baseElements = try output.keep(inside.baseElements)
        if let aligned = inside.aligned {
          let bytes = contentHash(aligned)
          try output.write(ShotReport.Files.aligned(bytes), aligned)
          shots[index].files.alignedBytes = bytes
        }
        for step in inside.steps {
          let bytes = contentHash(step)
          try output.write(ShotReport.Files.step(bytes), step)
          shots[index].files.stepBytes.append(bytes)
        }
      }
    } catch { add(error) }
  }

  /// Notes a failure of a file; workers may meet the same one.
  mutating func add(_ error: FileError) {
    let fault = Fault(cause: .inputOutput, message: error.message)
    if !faults.contains(fault) { faults.append(fault) }
  }

  /// Makes sure that the pictures and baselines that the report names still exist: a folder may have been removed
  /// during the run.
  mutating func checkPresence(_ output: OutputFolder?, _ baselines: Baselines, _ project: Project) {
    do throws(FileError) {
      try output?.checkPresence(of: shots.lazy.flatMap(\.files.all))
    } catch { add(error) }
    do throws(FileError) {
      let kept = shots.lazy.filter { $0.recorded || $0.status == .unchanged }
      try baselines.checkPresence(of: kept.filter { $0.pair == nil }.map(\.id))
      for source in project.systems.lazy.compactMap(\.pictures) {
        try DSFiles.checkPresence(of: kept.lazy.compactMap { source.files[$0.id] }, in: source.expected)
      }
    } catch { add(error) }
  }
}

extension ShotReport {
  /// Every file that was written for it.
  fileprivate var allFiles: [String] { files.all + (history?.earlier.compactMap(\.file) ?? []) }
}
