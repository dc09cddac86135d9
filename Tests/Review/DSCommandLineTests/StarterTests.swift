import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSShots
import Foundation
import TestFolder
import Testing

@testable import DSCommandLine

/// What `dsrender init` writes, read by what reads every project.
@Suite struct StarterTests {
  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "dsrender-starter-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  @Test func `a new project reads without a fault and without a warning`() throws {
    let font = try #require(FoundFont.first(), "an open font; scripts/fonts installs one")
    try withFolder { folder in
      _ = try writeProject(folder, Starter.files(font: font), font: font)
      let project = try loadProject(folder + "/dsrender.yaml")
      #expect(project.warnings.isEmpty)
      #expect(
        project.shots.map(\.shot.id) == [
          "starter/button/states-default@light", "starter/button/states-default@dark",
          "starter/button/states-pressed@light", "starter/button/states-pressed@dark",
          "starter/button/states-disabled@light", "starter/button/states-disabled@dark",
          "starter/button/icon@light", "starter/button/icon@dark", "starter/card/default@light",
          "starter/card/default@dark",
        ])
    }
  }

  @Test(
    .needsProgram,
    arguments: [
      (".gitignore", nil, "shots/\n", nil), (".gitignore", "build\n", "build\n", "add the line 'shots/'"),
      (".gitignore", "/shots\n", "/shots\n", nil),
      (".gitattributes", nil, "baselines.lock -text merge=union\n", nil),
      (".gitattributes", "* text\n", "* text\n", "add the line 'baselines.lock -text merge=union'"),
      (
        ".gitattributes", "* text\nbaselines.lock -text merge=union\n", "* text\nbaselines.lock -text merge=union\n",
        nil
      ),
    ] as [(String, String?, String, String?)])
  func `init tells git about what runs write, and leaves a file alone that says something else`(
    name: String, own: String?, text: String, said: String?
  ) throws {
    try withFolder { folder in
      if let own {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try own.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
      }
      let font = Repository.path + "/.fonts/NotoSans.ttf"
      let outcome = run(["init", folder, "--font", font], Surroundings(folder: "/"))
      #expect(outcome.code == 0, "\(outcome)")
      #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == text)
      #expect(outcome.output.contains("left as it is") == (said != nil), "\(outcome)")
      if let said { #expect(outcome.output.contains(said), "\(outcome)") }
    }
  }

  @Test(arguments: [("NotoSans.ttf", false), ("NotoSans-Italic.ttf", true)])
  func `a font of the user's choice is listed as it describes itself`(name: String, italic: Bool) throws {
    let fonts = Repository.path + "/.fonts/"
    let font = try FoundFont.at(fonts + name)
    #expect(font.family == "Noto Sans" && font.weights == 400...700 && font.italic == italic)
    try withFolder { folder in
      let files = Starter.files(font: font)
      #expect(files[0].text.contains("family: \"Noto Sans\"\n        weights: [400, 700]\n"))
      #expect(files[0].text.contains("italic: true") == italic)
      _ = try writeProject(folder, files, font: font)
      #expect(try loadProject(folder + "/dsrender.yaml").warnings.isEmpty)
    }
  }

  @Test func `a file that is no font is refused by what is wrong with it`() throws {
    #expect {
      _ = try FoundFont.at(#filePath)
    } throws: { error in
      if case .badInput(let problems)? = error as? RunError { return problems.contains { $0.id == "not-a-font" } }
      return false
    }
  }

  @Test func `every token is checked when a project is read, used or not`() throws {
    let font = try #require(FoundFont.first(), "an open font; scripts/fonts installs one")
    try withFolder { folder in
      var files = Starter.files(font: font)
      let dark = try #require(files.firstIndex { $0.name == "tokens/dark.tokens.json" })
      files[dark].text = """
        {"color": {"$type": "color", "a": {"$value": "{color.b}"}, "b": {"$value": "{color.a}"},
          "c": {"$value": "{color.none}"}}}
        """
      _ = try writeProject(folder, files, font: font)
      let warnings = try loadProject(folder + "/dsrender.yaml").warnings
      #expect(Set(warnings.map(\.id)) == ["token-cycle", "missing-alias-target"])
      #expect(warnings.allSatisfy { $0.location.file == folder + "/tokens/dark.tokens.json" })
    }
  }
}
