import DSFiles
import TestFolder
import Testing

/// What `dsrender init` writes beside an Xcode project.
@Suite(.needsProgram) struct InitXcodeTests {
  private let folder = TestFolder()

  /// Writes a project with apps, each with one source that has two previews.
  private func project(_ name: String = "App.xcodeproj", apps: String...) throws {
    let targets = apps.map { app in
      """
      T\(app) = { isa = PBXNativeTarget; name = \(app); productType = "com.apple.product-type.application";
        buildPhases = (S\(app)); };
      S\(app) = { isa = PBXSourcesBuildPhase; files = (B\(app)); };
      B\(app) = { isa = PBXBuildFile; fileRef = F\(app); };
      F\(app) = { isa = PBXFileReference; path = \(app).swift; sourceTree = SOURCE_ROOT; };
      """
    }
    let list = apps.map { "T\($0)" }.joined(separator: ", ")
    try write(
      name + "/project.pbxproj",
      "{ objects = { P = { isa = PBXProject; targets = (\(list)); }; \(targets.joined()) }; rootObject = P; }")
    for app in apps { try write("\(app).swift", "#Preview { Text(\"a\") }\n#Preview { Text(\"b\") }\n") }
  }

  private func write(_ name: String, _ text: String) throws {
    try createFolders(splitPath(folder[name]).folder)
    try writeOutput(folder[name], Array(text.utf8))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try readFile(folder[name], limit: 1 << 20), as: UTF8.self)
  }

  private func initialize(_ words: String...) -> Outcome { run(["init"] + words, Surroundings(folder: folder.path)) }

  @Test func `beside a project without a package it writes a configuration that names the project and its app`() throws
  {
    try project(apps: "Regatta")
    let outcome = initialize()
    #expect(outcome.code == 0, "\(outcome)")
    #expect(
      try text("dsrender.yaml") == """
        # What dsrender draws here. 'dsrender reference' prints all keys of this file.
        version: 1
        xcode:
          project: App.xcodeproj
          target: Regatta

        """)
    #expect(outcome.output.contains("the target 'Regatta' has 2 previews"), "\(outcome)")
    #expect(outcome.output.contains("  dsrender matrix --record missing"), "\(outcome)")
    #expect(try text(".gitignore") == "shots/\n")
    // Nothing is overwritten.
    let again = initialize()
    #expect(again.code == 64 && again.errors.contains("exists already"), "\(again)")
    // A command that has no previews says where they are.
    let elsewhere = run(["check", "--config", folder["dsrender.yaml"]], Surroundings(folder: "/"))
    #expect(elsewhere.code == 65 && elsewhere.errors.contains("dsrender.yaml:4:"), "\(elsewhere)")
    #expect(elsewhere.errors.contains("run 'dsrender matrix' in this file's folder"), "\(elsewhere)")
  }

  @Test func `of several apps one is named, and of several projects`() throws {
    try project(apps: "Regatta", "Harbour")
    let unclear = initialize()
    #expect(unclear.code == 65 && unclear.errors.contains("'Regatta', 'Harbour'"), "\(unclear)")
    let wrong = initialize("--target", "Harbor")
    #expect(wrong.code == 65 && wrong.errors.contains("did you mean 'Harbour'?"), "\(wrong)")
    try project("Other.xcodeproj", apps: "Other")
    let both = initialize()
    #expect(both.code == 65 && both.errors.contains("name one: App.xcodeproj, Other.xcodeproj"), "\(both)")
    let named = initialize("config", "--xcodeproj", "App.xcodeproj", "--target", "Harbour")
    #expect(named.code == 0, "\(named)")
    #expect(try text("config/dsrender.yaml").contains("project: \"../App.xcodeproj\"\n  target: Harbour\n"))
  }

  @Test func `what names no project is a mistake of usage or of input`() throws {
    #expect(initialize("--target", "App").code == 64)
    #expect(initialize("--xcodeproj", "App.xcodeproj", "--tokens", "a.json").code == 64)
    #expect(initialize("--xcodeproj", "App.xcodeproj", "--font", "a.ttf").code == 64)
    let missing = initialize("--xcodeproj", "App.xcodeproj")
    #expect(missing.code == 65 && missing.errors.contains("there is no project"), "\(missing)")
    try write("App.xcodeproj/project.pbxproj", "{")
    let broken = initialize()
    #expect(broken.code == 65 && broken.errors.contains("project.pbxproj:1"), "\(broken)")
  }

  @Test func `beside a package the folder gets a design system, as any other`() throws {
    try project(apps: "Regatta")
    try write("Package.swift", "// swift-tools-version: 6.2\n")
    let outcome = initialize("--font", Repository.path + "/.fonts/NotoSans.ttf")
    #expect(outcome.code == 0 && outcome.output.contains("components/button.yaml"), "\(outcome)")
  }
}
