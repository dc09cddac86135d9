import DSFiles
import DSReport
import DSShots

extension OutputFolder {
  /// The name of a report's file in the output folder.
  static func name(of report: RunOptions.Report) -> String {
    switch report {
    case .json: "report.json"
    case .junit: "junit.xml"
    case .html: "index.html"
    }
  }

  /// How a report's file begins, whatever the run found out.
  static func beginning(of report: RunOptions.Report) -> [UInt8] {
    switch report {
    case .json: JSONReport.beginning
    case .junit: JUnitReport.beginning
    case .html: GalleryPage.beginning
    }
  }

  /// Every file that a run may write.
  static func files(of shots: [Shot], _ options: RunOptions) -> [String] {
    var files = options.reports.map(name) + [ViewedPictures.name]
    for shot in shots {
      files += options.formats.map { "\(shot.id).\($0.rawValue)" }
      files += ["expected", "actual", "difference"].map { "\(differences)/\(shot.id).\($0).png" }
    }
    return files
  }
}

/// Writes the reports of a run and removes what earlier runs left; a failure becomes a fault of the report.
///
/// The reports that are already on the disk do not know of a fault that comes after them; the exit code does.
/// - Parameter selected: the shots that were to be looked at; files of others are another run's and stay.
func writeReports(
  _ report: inout RunReport, _ options: RunOptions, _ output: OutputFolder, viewed: ViewedPictures, selected: [Shot]
) {
  do throws(FileError) {
    var written = Set(
      report.shots.flatMap { shot in
        [shot.files.png, shot.files.svg, shot.files.expected, shot.files.actual, shot.files.difference].compactMap(
          \.self)
      })
    for kind in options.reports {
      let bytes =
        switch kind {
        case .json: JSONReport.bytes(report)
        case .junit: JUnitReport.bytes(report)
        case .html: GalleryPage.bytes(report)
        }
      try output.write(OutputFolder.name(of: kind), bytes)
      written.insert(OutputFolder.name(of: kind))
      report.written.append(OutputFolder.name(of: kind))
    }
    try output.write(ViewedPictures.name, Array(viewed.text.utf8))
    written.insert(ViewedPictures.name)
    let isPart = report.selectedCount < report.matrixCount
    try output.finish(written: written, lookedAt: isPart ? Set(OutputFolder.files(of: selected, options)) : nil)
  } catch {
    report.faults.append(RunReport.Fault(cause: .inputOutput, message: error.message))
  }
}
