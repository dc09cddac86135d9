import Glibc
import TestFolder
import Testing

/// A run that is asked to stop keeps and reports what it finished.
@Suite(.needsProgram) struct InterruptTests {
  @Test(arguments: ["INT", "TERM", "HUP"])
  func `an interrupted run ends with 130 and reports what was finished`(signal: String) throws {
    let folder = TestFolder()
    // The first picture says that the run is under way.
    let script = """
      "$@" & process=$!
      until [ -e shots/dbux ]; do sleep 0.01; done
      kill -\(signal) $process; wait $process; exit $?
      """
    let configuration = ProgramUnderTest.repository + "/dsrender.yaml"
    let stopped = run(
      ["matrix", "--config", configuration, "--out", "shots", "--format", "png,svg", "--jobs", "1"],
      Surroundings(folder: folder.path, limits: script))
    #expect(stopped.code == 130, "\(stopped)")
    let found = names(below: folder["shots"])
    #expect(found.contains("report.json") && found.contains { $0.hasSuffix(".png") })
    #expect(!found.contains { $0.hasSuffix(".tmp") || $0.hasSuffix("dsrender.lock") })
  }
}
