import DSImage
import Glibc
import Testing

/// `import`: from a folder of another tool's pictures to a system that is compared and approved.
@Suite(.needsProgram) struct ImportTests {
  private func project() throws -> SampleProject {
    let project = try SampleProject()
    unlink(project["dsrender.yaml"])
    for (index, name) in ["home-1-chromium-linux", "home-1-firefox-linux", "menu-1-chromium-linux"].enumerated() {
      let file = "shop.spec.ts-snapshots/\(name).png"
      try project.write("tests/" + file, encodePNG(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)))
      let color: UInt32 = index == 0 ? 0xFFFF_0000 : 0xFFFF_FFFF
      try project.write("test-results/pictures/" + file, encodePNG(Bitmap(width: 8, height: 8, filledWith: color)))
    }
    return project
  }

  private func text(_ project: SampleProject, _ file: String) -> String? {
    project.read(file).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a folder of Playwright's becomes a run that is reviewed and approved`() throws {
    let project = try project()
    let outcome = project.run("import", "tests")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(
      outcome.output == """
        tool        Playwright
        pictures    3, and 3 actual ones
        pattern     {component}.spec.ts-snapshots/{scenario}-{browser}-{platform}.png
        components  1: shop
        browser     chromium, firefox
        platform    linux
        wrote the system 'playwright' into dsrender.yaml

        next:
          dsrender matrix --out shots    # compares; open shots/index.html

        """)
    #expect(
      text(project, "dsrender.yaml") == """
        version: 1
        systems:
          playwright:
            kind: pictures
            expected: tests
            actual: test-results/pictures
            pattern: "{component}.spec.ts-snapshots/{scenario}-{browser}-{platform}.png"

        """)
    #expect(project.run("matrix", "--out", "shots").code == 1)
    #expect(project.run("approve", "--from", "shots").code == 0)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a second system is appended, and one of the same name refused`() throws {
    let project = try project()
    #expect(project.run("import", "tests").code == 0)
    let before = try #require(text(project, "dsrender.yaml"))
    let refused = project.run("import", "tests")
    #expect(refused.code == 65 && refused.errors.contains("hint: choose a different name with --name"), "\(refused)")
    #expect(text(project, "dsrender.yaml") == before)
    let second = project.run(
      "import", "tests", "--name", "web", "--actual", "new/", "--pattern", "{component}/{scenario}")
    #expect(second.code == 0, "\(second)")
    #expect(second.errors.contains("the folder of the actual pictures, 'new', does not exist yet"), "\(second)")
    #expect(
      text(project, "dsrender.yaml") == before
        + "  web:\n    kind: pictures\n    expected: tests\n    actual: new\n    pattern: \"{component}/{scenario}\"\n")
  }

  @Test func `--print writes nothing`() throws {
    let project = try project()
    let outcome = project.run("import", "tests", "--print", "--name", "web")
    #expect(outcome.code == 0 && outcome.output.hasPrefix("systems:\n  web:\n    kind: pictures\n"), "\(outcome)")
    #expect(text(project, "dsrender.yaml") == nil)
  }

  @Test func `names that do not fit are listed`() throws {
    let project = try project()
    let odd = encodePNG(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF))
    try project.write("test-results/pictures/odd.png", odd)
    let outcome = project.run("import", "tests")
    #expect(outcome.code == 0 && outcome.output.contains("do not fit  1: odd.png\n"), "\(outcome)")
  }

  @Test(
    arguments: [
      (["import", "nowhere"], 65, "there is no folder 'nowhere'"), (["import"], 64, "folder"),
      (["import", "empty"], 65, "there are no pictures in 'empty'"),
      (["import", "tests", "--actual", "tests/"], 64, "--actual is the folder of the expected pictures"),
      (["import", "tests", "--name", "a b"], 64, "'a b' is not the name of a system"),
      (["import", "tests", "--name", "kit.tests"], 64, "'kit.tests' is not the name of a system"),
      (["import", "tests", "--pattern", "{a"], 65, "has a '{' without its '}'"),
      (["import", "plain"], 64, "hint: name it: dsrender import plain --actual FOLDER"),
    ] as [([String], Int32, String)])
  func `bad input is reported, and nothing is written`(_ arguments: [String], _ code: Int32, _ message: String) throws {
    let project = try project()
    try #require(mkdir(project["empty"], 0o777) == 0)
    try project.write("plain/a.png", encodePNG(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)))
    let outcome = DSCommandLineTests.run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == code && outcome.errors.contains(message), "\(outcome)")
    #expect(text(project, "dsrender.yaml") == nil)
  }
}
