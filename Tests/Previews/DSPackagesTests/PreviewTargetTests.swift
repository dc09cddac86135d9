import TestFolder
import Testing

@testable import DSPackages

/// Which targets have previews, and what the plugin is asked for.
struct PreviewTargetTests {
  private static let preview = "#Preview { Text(\"a\") }\n"

  @Test func `libraries and programs with previews are found, tests and main files are not looked at`() throws {
    let targets = [
      SourceTarget("Two-Words", files: ["A.swift"]), SourceTarget("Kit", files: ["Views/A.swift", "B.swift"]),
      SourceTarget("demo", .program, files: ["Start/main.swift", "Demo.swift"]),
      SourceTarget("only-main", .program, files: ["main.swift"]), SourceTarget("Plain", files: ["A.swift"]),
      SourceTarget("KitTests", .test, files: ["A.swift"]), SourceTarget("KitMacros", .macro, files: ["A.swift"]),
    ]
    let package = try TestPackage(
      files: [
        "Sources/Two-Words/A.swift": Self.preview,
        "Sources/Kit/Views/A.swift": "struct A_Previews: PreviewProvider {}\n", "Sources/Kit/B.swift": "",
        "Sources/demo/Start/main.swift": "", "Sources/demo/Demo.swift": Self.preview,
        "Sources/only-main/main.swift": Self.preview, "Sources/Plain/A.swift": "",
        "Sources/KitTests/A.swift": Self.preview, "Sources/KitMacros/A.swift": Self.preview,
      ], targets: targets)
    let found = try PreviewTarget.all(of: package.context.package, isNeeded: true)
    #expect(found.map(\.name) == ["Kit", "Two-Words", "demo"])
    #expect(found.map(\.module) == ["Kit", "Two_Words", "demo"])
    #expect(found.map(\.folder) == ["Sources/Kit", "Sources/Two-Words", "Sources/demo"])
    #expect(found.map(\.isExecutable) == [false, false, true])
    #expect(found.map(\.mainFile) == [nil, nil, "Start/main.swift"])
  }

  @Test func `an app with resources is linked with the packages whose previews it shows`() throws {
    let kit = SourceTarget("Kit", files: ["A.swift"])
    let targets = [
      kit, SourceTarget("App", files: ["App.swift", "Resources/Media.xcassets/a.svg"], dependencies: [kit]),
      SourceTarget("Plain", files: ["Plain.swift"], dependencies: [kit]),
      SourceTarget("Fonts", files: ["Fonts.swift", "Resources/a.ttf"]),
    ]
    let package = try TestPackage(
      files: [
        "Sources/Kit/A.swift": Self.preview, "Sources/App/App.swift": "", "Sources/Plain/Plain.swift": "",
        "Sources/Fonts/Fonts.swift": "",
      ], targets: targets)
    var described = package.context.package
    #expect(try PreviewTarget.all(of: described, isNeeded: true).map(\.name) == ["Kit"])
    described.folder = package.folder[".dsrender/App"]
    #expect(described.projectFolder.map { $0 + "/.dsrender/App" } == described.folder)
    #expect(try PreviewTarget.all(of: described, isNeeded: true).map(\.name) == ["App", "Kit"])
  }

  @Test func `a package without previews gets a report of what was looked at`() throws {
    let package = try TestPackage(
      "Plain", files: ["Sources/Plain/Plain.swift": "public let answer = 42\n"],
      targets: [SourceTarget("Plain", files: ["Plain.swift"])])
    let failure = #expect(throws: Failure.self) {
      try PreviewTarget.all(of: package.context.package, isNeeded: true)
    }
    #expect(
      failure?.message
        == "the package 'Plain' has no previews: there is no '#Preview' and no 'PreviewProvider' in the 1 Swift files of "
        + "its targets (Plain); tests and 'main.swift' are not searched")
    #expect(failure?.status == 65)
    #expect(try PreviewTarget.all(of: package.context.package, isNeeded: false).isEmpty)
    let empty = try TestPackage()
    #expect(throws: Failure.self) { try PreviewTarget.all(of: empty.context.package, isNeeded: true) }
  }

  @Test func `what stands before the command is the plugin's`() {
    let options = Options(["--release", "--build-only", "matrix", "--release"])
    #expect(options.configuration == "release" && options.buildsOnly)
    #expect(options.arguments == ["matrix", "--release"])
    #expect(Options([]).configuration == "debug" && !Options([]).buildsOnly)
  }

  @Test(arguments: [
    (["matrix"], true), (["init"], false), (["reference"], false), (["schema"], false), (["--help"], false),
    ([], false),
    (["matrix", "--config", "a.yaml"], false), (["check", "--config=a.yaml"], false),
  ])
  func `commands about the package's pictures need previews, unless there is a configuration`(
    arguments: [String], isNeeded: Bool
  ) throws {
    let plain = try TestPackage()
    #expect(Options(arguments).needsPreviews(plain.context.package) == isNeeded)
    let configured = try TestPackage(files: ["dsrender.yaml": "version: 1\n"])
    #expect(!Options(arguments).needsPreviews(configured.context.package))
  }

  @Test func `packages has one command`() throws {
    let package = try TestPackage(files: ["dsrender.yaml": "version: 1\n"])
    let failure = #expect(throws: Failure.self) {
      try PackageCommand(package.context, arguments: ["packages", "test"]).run()
    }
    #expect(failure?.status == 64)
  }

  @Test func `a target comes after those that it depends on, each once`() {
    let base = SourceTarget("Base")
    let left = SourceTarget("Left", dependencies: [base])
    let right = SourceTarget("Right", dependencies: [base, left])
    let top = SourceTarget("Top", dependencies: [right, left])
    #expect(top.recursiveDependencies.map(\.name) == ["Base", "Left", "Right"])
    #expect(base.recursiveDependencies.isEmpty)
  }

  @Test func `resources that Xcode finds are catalogues, strings and folders of languages`() throws {
    let target = SourceTarget(
      "Kit",
      files: [
        "Media.xcassets/a.imageset/a.svg", "Media.xcassets/Contents.json", "Texts.xcstrings", "de.lproj/A.strings",
        "Sub/More.xcassets/Contents.json", "notes.md", "A.swift",
      ])
    let package = try TestPackage(targets: [target, SourceTarget("Tests", .test, files: ["Media.xcassets/a.json"])])
    let found = ["Media.xcassets", "Sub/More.xcassets", "Texts.xcstrings", "de.lproj"]
    #expect(UnlistedResources.paths(of: package.context.package.targets[0]) == found)
    #expect(UnlistedResources.files(of: package.context.package) == found.map { package["Sources/Kit/" + $0] })
  }
}
