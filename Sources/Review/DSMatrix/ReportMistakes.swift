package import DSDiagnostics
import DSFiles
package import DSProject
import DSReport

/// Writes what services show of a run that mistakes of the input ended before anything was drawn: the requested
/// annotations, and with them the summary and the report for CI servers. Without annotations nothing is written.
///
/// The project's own folders are not known then: only a folder of an earlier run, a new or an empty one is taken.
package func reportMistakes(
  _ problems: [Diagnostic], configuration: String, _ options: RunOptions
) throws(RunError) {
  guard let path = options.files.folder, options.files.reports.contains(where: { $0 == .github || $0 == .gitlab })
  else { return }
  let kinds = options.files.reports.filter { $0 != .json && $0 != .html }
  var report = RunReport(
    tool: Version.text, program: options.program, configuration: configuration, matrixCount: 0, selectedCount: 0)
  report.faults = problems.map { RunReport.Fault(cause: ExitStatus(of: [$0]), message: $0.text) }
  let annotations = Annotation.list(of: problems)
  do throws(OutputFolderError) {
    guard try OutputFolder.isFree(path) else { return }
    let names = kinds.map(OutputFolder.name)
    let output = try OutputFolder(path: path, files: names)
    do throws(FileError) {
      for kind in kinds {
        let bytes =
          switch kind {
          case .github: GitHubAnnotations.bytes(annotations)
          case .gitlab: GitLabAnnotations.bytes(annotations, configuration: configuration)
          case .markdown: MarkdownReport.bytes(report)
          case .junit, .json, .html: JUnitReport.bytes(report)
          }
        try output.write(OutputFolder.name(of: kind), bytes)
      }
      try output.finish(written: FileNameList(names), lookedAt: Set(names))
    } catch { throw .file(error) }
  } catch {
    throw .fault(.inputOutput, error.message)
  }
}
