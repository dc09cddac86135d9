import ArgumentParser
import DSCauses
import DSFiles
import DSProject
import DSReport

/// The options that select the base that causes are found by comparing with.
struct BaseOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare with the commit where this branch left a revision, or with a folder with a different version. (default: the "
        + "last commit, or the one that recorded the baseline)", valueName: "revision"))
  var base: String?

  /// What finds out why shots of a project changed.
  func explain(_ project: Project, jobs: Int) -> @Sendable (RunReport) async -> RunReport.Explanation? {
    let choice = base.map(BaseChoice.named) ?? .recording
    let (showsBar, buildViews) = (standardErrorIsTerminal, Program.content.buildViews)
    return { report in
      await explainChanges(of: report, project, from: choice, jobs: jobs, buildViews: buildViews) { done, total in
        if showsBar {
          if done.isMultiple(of: max(1, total / 100)) {
            writeStandardError(ProgressLine.causes(done: done, total: total))
          }
          if done == total { writeStandardError(ProgressLine.erase) }
        } else if done.isMultiple(of: 1000), done < total {
          writeStandardError("causes of \(done)/\(total) changed shots\n")
        }
      }
    }
  }
}
