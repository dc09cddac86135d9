import DSImage
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

  @Test(arguments: ["INT", "TERM", "HUP"])
  func `an interrupted search for smaller files ends with 130, and the lock names what it wrote`(signal: String) throws
  {
    let project = try SampleProject(approved: true)
    let noise = (0..<128 * 128).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) >> 8 }
    let picture = Bitmap(width: 128, height: 128, pixels: noise)
    let file = encodePNG(picture, effort: .fast)
    var lock = try project.text("Baselines/baselines.lock")
    for number in 1000..<1400 {
      let id = "demo/zz\(number)/default@light"
      try project.write("Baselines/\(id).png", file)
      lock += "\(id) 128x128 \(picture.pixelHash.text) \(contentHash(file).text) 00000000\n"
    }
    try project.write("Baselines/baselines.lock", lock)
    let before = project.state(of: "Baselines").mapValues(\.bytes)
    // The first file that is written anew says that the search is under way.
    let script = """
      touch begun; sleep 0.01
      "$@" >said & process=$!
      until [ -n "$(find Baselines -name '*.png' -newer begun)" ] || ! kill -0 $process; do sleep 0.01; done
      kill -\(signal) $process; wait $process; exit $?
      """
    let stopped = run(["clean", "--recompress"], Surroundings(folder: project.folder, limits: script))
    #expect(stopped.code == 130, "\(stopped)")
    let said = try project.text("said")
    #expect(said.contains("interrupted: not all baselines were examined\n"), "\(said)")
    #expect(!names(below: project["Baselines"]).contains { $0.hasSuffix(".tmp") || $0.hasSuffix("dsrender.lock") })
    let written = try #require(said.split(separator: " ").first.flatMap { Int($0) })
    #expect(1..<400 ~= written, "\(said)")
    // What was written is still the program's own.
    var new = 0
    for line in try project.text("Baselines/baselines.lock").split(separator: "\n") where line.hasPrefix("demo/") {
      let fields = line.split(separator: " ")
      let bytes = try #require(project.read("Baselines/\(fields[0]).png"))
      #expect(fields[3] == contentHash(bytes).text)
      if bytes != before["\(fields[0]).png"] { new += 1 }
    }
    #expect(new == written)
  }
}
