import DSDiagnostics
import DSFiles
import DSProject
import DSShots
import Foundation
import TestFolder
import Testing

@testable import DSCommandLine
@testable import DSPreviewProgram
@testable import DSPreviews

/// Previews of this module, drawn beside a component file that says the same.
struct PreviewProgramTests {
  private static let component = """
    component: follow-file
    parameters:
      title: {type: string, default: Follow}
    body:
      Text: $title
      modifiers:
        - font: {size: 15, weight: 600}
        - foregroundStyle: {switch: "@colorScheme", dark: black, default: white}
        - padding: {edges: horizontal, length: 14}
        - padding: {edges: vertical, length: 6}
        - background: {style: {switch: "@colorScheme", dark: white, default: black}, in: Capsule}
    scenarios:
      follow: {size: {width: 393}}

    """

  private static let configuration = """
    version: 1
    systems:
      kit:
        resolver: kit.resolver.json
        components: components
        modules: [DSPreviewProgramTests]
        fonts:
          - file: "%FONT%"
            sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
            family: Noto Sans
            weights: [400, 700]
        defaults:
          padding: 16

    """

  private static let resolver = """
    {
      "version": "2025.10",
      "sets": {},
      "modifiers": {"scheme": {"contexts": {"light": [{}], "dark": [{}]}, "default": "light"}},
      "resolutionOrder": [{"$ref": "#/modifiers/scheme"}]
    }

    """

  @Test func `the program of a package is called as its users call it`() {
    #expect(PreviewProgram.words(of: "/kit/.build/x86_64-unknown-linux-gnu/debug/shots") == ["swift", "run", "shots"])
    #expect(PreviewProgram.words(of: ".build/release/shots") == ["swift", "run", "shots"])
    #expect(PreviewProgram.words(of: "/usr/local/bin/shots") == ["/usr/local/bin/shots"])
  }

  @Test func `a package without a configuration has the drawings in its folder of symbols`() throws {
    let plain = defaultConfiguration("kit", modules: ["Kit"], font: nil)
    #expect(!plain.contains("symbols") && plain.contains("\n    profile: ios26\n    modes:"))
    let own = defaultConfiguration("kit", modules: ["Kit"], font: nil, symbols: "Symbols")
    #expect(own.contains("\n    symbols: \"Symbols\"\n    modes:"))
  }

  @Test func `names of previews become parts of ids`() {
    #expect(slug("FollowButton") == "follow-button")
    #expect(slug("Long title (2)") == "long-title-2")
    #expect(slug("…") == "preview")
    #expect(slug("Reykjavík") == "reykjavik")
  }

  @MainActor
  @Test func `what a provider's views say stands in the file that is named after what they show`() {
    func place(_ type: String) -> String {
      location(of: DiscoveredPreview.unread(module: "Kit", typeName: type)).description
    }
    #expect(place("Card_Previews") == "Kit/Card.swift")
    #expect(place("CardPreview") == "Kit/Card.swift")
    #expect(place("Previews") == "Kit/Previews.swift")
    #expect(place("Gallery.Card_Previews") == "Kit/Card.swift")
    #expect(place("(unknown context at $5581).Card_Previews") == "Kit/Card.swift")
  }

  @Test func `a place names the path of a module's file where there is one`() throws {
    let folder = TestFolder()
    try createFolders(folder["Views/Cards"])
    try writeAtomically(folder["Views/Cards/Card.swift"], Array("import SwiftUI\n".utf8))
    let files = SourceFiles(folders: ["Kit": folder["Views"]])
    func path(_ file: String) -> String { files.place(SourceLocation(file: file, line: 4)).file }
    #expect(path("Kit/Card.swift") == folder["Views/Cards/Card.swift"])
    #expect(path("Kit/List.swift") == "Kit/List.swift")
    #expect(path("Other/Card.swift") == "Other/Card.swift")
    #expect(path("components/card.yaml") == "components/card.yaml")
    let problem = Diagnostic("missing-token", "there is no token", at: SourceLocation(file: "Kit/Card.swift", line: 4))
    #expect(files.placed(problem).text.hasPrefix(folder["Views/Cards/Card.swift"] + ":4: error: there is no token"))
  }

  @MainActor
  @Test func `previews become scenarios of components named after their file or provider`() {
    let found = scenarios(of: discoverPreviews()).filter { $0.module == "DSPreviewProgramTests" }
    #expect(
      found.map { "\($0.component)/\($0.name)" } == [
        "follow-row/row", "previews/follow", "previews/long-title", "previews/wide",
      ])
    // What fits is offered a phone's screen, so that rows are as wide as on one.
    #expect(found.map(\.offeredSize.width) == [393, 393, 120, 393])
    #expect(found.map(\.offeredSize.height) == [nil, nil, 40, 852])
    #expect(found.map(\.offeredSize.screenHeight) == [852, 852, nil, nil])
    #expect(found.dropLast().last?.location.line == 22)
  }

  @Test func `a view and a component file that say the same are drawn to the same bytes`() async throws {
    let root = Repository.path
    let folder = NSTemporaryDirectory() + "/dsrender-previews-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try createFolders(folder + "/components")
    let configuration = Self.configuration.replacingOccurrences(of: "%FONT%", with: root + "/.fonts/NotoSans.ttf")
    for (name, text) in [
      ("dsrender.yaml", configuration), ("kit.resolver.json", Self.resolver),
      ("components/follow.yaml", Self.component),
    ] {
      try writeOutput(folder + "/" + name, Array(text.utf8))
    }
    let views = await MainActor.run { scenarios(of: discoverPreviews()) }
    let status = await Program.$content.withValue(ProgramContent(views: views)) {
      await Program.run(["matrix", "--config", folder + "/dsrender.yaml", "--out", folder + "/shots"])
    }
    // Ten shots, none of which has a baseline yet.
    #expect(status == 2)
    // The long title's canvas is 120 × 40 points at two pixels each, with 16 points around it.
    let canvas = try readFile(folder + "/shots/kit/previews/long-title@light.png", limit: 1 << 20)
    #expect(canvas[16..<24] == [0, 0, 1, 48, 0, 0, 0, 144])
    // What fits takes the width of a phone where it fills it, and no more height than it needs: less than 128 points.
    let wide = try readFile(folder + "/shots/kit/previews/wide@light.png", limit: 1 << 20)
    #expect(wide[16..<20] == [0, 0, 3, 82])
    #expect(wide[20..<23] == [0, 0, 0])
    for scheme in ["light", "dark"] {
      let view = try readFile(folder + "/shots/kit/previews/follow@\(scheme).png", limit: 1 << 20)
      let file = try readFile(folder + "/shots/kit/follow-file/follow@\(scheme).png", limit: 1 << 20)
      #expect(view == file, "\(scheme)")
    }
    let pictures = try ["light", "dark"].map { scheme in
      try readFile(folder + "/shots/kit/previews/follow@\(scheme).png", limit: 1 << 20)
    }
    #expect(pictures[0] != pictures[1])
  }
}
