import Foundation
import TestFolder
import Testing

/// `dsrender --xcodeproj` in the project of Fixtures/Xcode.
extension PackageTests.XcodeTests {
  @Test func `a project without a package is drawn by one command, and messages name its files`() throws {
    let folder = TestFolder()
    let home = folder["Regatta"]
    try FileManager.default.copyItem(atPath: Repository.path + "/Fixtures/Xcode/Regatta", toPath: home)
    let program = try #require(ProcessInfo.processInfo.environment["DSRENDER_BINARY"])
    func matrix(_ words: String...) throws -> Command {
      try Command(
        [
          program, "--xcodeproj", "Regatta.xcodeproj", "--dsrender", Repository.path, "--build-folder",
          BuildFolder.previews.path, "matrix", "--out", "shots",
        ] + words, in: home)
    }
    func change(_ file: String, _ old: String, _ new: String) throws {
      let text = try String(contentsOfFile: home + "/" + file, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(toFile: home + "/" + file, atomically: true, encoding: .utf8)
    }

    // The picture says whether texts, colours, conditions, the framework and the local package are found.
    let equal = try matrix("--strict")
    #expect(equal.status == 0, "\(equal.output)")
    #expect(equal.output.contains("8 shots equal their baselines"), "\(equal.output)")
    #expect(equal.output.contains("left out: storyboards and nibs: Regatta/LaunchScreen.storyboard"))

    // Where a preview crashes is said by its file in the project, in the app and in the package.
    try change("Regatta/RaceCard.swift", "boats: 12)", "boats: [Int]().first!)")
    let crashed = try matrix()
    #expect(crashed.status == 65, "\(crashed.output)")
    #expect(crashed.output.contains("Regatta/RaceCard.swift:29"), "\(crashed.output)")
    #expect(!crashed.output.contains(".dsrender/Regatta/Sources"), "\(crashed.output)")

    // The project itself stays as it is.
    let names = try FileManager.default.contentsOfDirectory(atPath: home).sorted()
    #expect(
      names == [
        ".dsrender", "Baselines", "Packages", "Regatta", "Regatta.xcodeproj", "RegattaKit", "RegattaWidget", "Settings",
        "shots",
      ])

    // A configuration that 'init' writes names the project, so that commands need not.
    try change("Regatta/RaceCard.swift", "boats: [Int]().first!)", "boats: 12)")
    #expect(try Command([program, "init"], in: home).status == 0)
    let words = ["--dsrender", Repository.path, "--build-folder", BuildFolder.previews.path]
    let configured = try Command([program] + words + ["matrix", "--out", "shots"], in: home)
    #expect(configured.status == 0, "\(configured.output)")
    #expect(configured.output.contains("8 shots equal their baselines"), "\(configured.output)")
  }
}
