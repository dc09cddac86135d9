import DSCauses
import DSFiles
import DSProject
import DSReport
import TestFolder
import Testing

/// What is said of causes that could not be sought.
struct UnopenedBaselinesTests {
  private func report(_ status: ShotReport.Status) -> RunReport {
    let size = PixelSize(width: 4, height: 4)
    let shot = ShotReport(
      id: "demo/chip/default", system: "demo", component: "chip", scenario: "default", variant: [], size: size,
      status: status)
    return RunReport(
      tool: "dsrender 1", configuration: "dsrender.yaml", matrixCount: 1, selectedCount: 1, shots: [shot])
  }

  private func change() -> ShotReport.Status {
    .changed(
      ShotReport.Change(
        baselineSize: PixelSize(width: 4, height: 4), changedPixels: 1, totalPixels: 16, largestDifference: 9,
        regions: [PixelRegion(x: 0, y: 0, width: 1, height: 1)]))
  }

  @Test func `baselines that cannot be opened are the problem of the causes, in every report`() async throws {
    let folder = TestFolder()
    try writeOutput(folder["baselines.lock"], Array("version 9\n".utf8))
    let project = Project(
      configuration: folder["dsrender.yaml"], baselines: folder.path, systems: [], warnings: [])
    var report = report(change())
    let explanation = try #require(await explainChanges(of: report, project, from: .recording, jobs: 1))
    let problem = try #require(explanation.problem)
    #expect(problem.contains("baselines.lock:1"), "\(problem)")
    #expect(explanation.groups.isEmpty)
    report.explanation = explanation
    #expect(String(decoding: MarkdownReport.bytes(report), as: UTF8.self).contains("baselines.lock:1"))
  }

  @Test func `where nothing changed there is nothing to say`() async throws {
    let project = Project(configuration: "dsrender.yaml", baselines: "/nowhere", systems: [], warnings: [])
    #expect(await explainChanges(of: report(.unchanged), project, from: .recording, jobs: 1) == nil)
  }
}
