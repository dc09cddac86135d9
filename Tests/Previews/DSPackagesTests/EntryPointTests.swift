import Testing

@testable import DSPackages

/// The types that are `@main`.
struct EntryPointTests {
  private static let app = "import SwiftUI\n\n@main struct KitApp: App {}\n"

  private func removed(_ sources: [String: String], _ kind: SourceTarget.Kind = .library) throws -> [String: String] {
    let package = try TestPackage(
      files: Dictionary(uniqueKeysWithValues: sources.map { ("Sources/Kit/" + $0.key, $0.value) }),
      targets: [SourceTarget("Kit", kind, files: sources.keys.sorted())])
    let removed = EntryPoints.removed(from: package.context.package) { $0 }
    let folder = package["Sources/Kit/"]
    return Dictionary(uniqueKeysWithValues: removed.map { (String($0.key.dropFirst(folder.count)), $0.value) })
  }

  @Test func `a module keeps its only one, in whatever file`() throws {
    #expect(try removed(["App.swift": Self.app, "Card.swift": "let a = \"@main\"\n"]).isEmpty)
    #expect(try removed(["App.swift": Self.app], .program).isEmpty)
    #expect(try removed(["Card.swift": "// @main\nlet word = 1\n"]).isEmpty)
  }

  @Test func `several are blanked, and all else stays in its line and column`() throws {
    let widget = "@available(iOS 17, *) @main enum Widget {\n  static let mark = \"@main\"\n}\n"
    let removed = try removed(["App.swift": Self.app, "Widget.swift": widget, "Card.swift": "struct Card {}\n"])
    #expect(
      removed == [
        "App.swift": "import SwiftUI\n\n      struct KitApp: App {}\n",
        "Widget.swift": "@available(iOS 17, *)       enum Widget {\n  static let mark = \"@main\"\n}\n",
      ])
  }

  @Test func `two of one file count too, and tests do not`() throws {
    let twice = Self.app + Self.app
    #expect(try removed(["App.swift": twice])["App.swift"]?.contains("@main") == false)
    #expect(try removed(["App.swift": twice], .test).isEmpty)
  }

  @Test func `libraries that have some are named, programs are not`() throws {
    let package = try TestPackage(
      files: ["Sources/AppTwo/App.swift": Self.app, "Sources/demo/App.swift": Self.app],
      targets: [
        SourceTarget("Kit"), SourceTarget("demo", .program, files: ["App.swift"]),
        SourceTarget("AppTwo", files: ["App.swift"]),
      ])
    #expect(EntryPoints.libraries(of: package.context.package) == ["AppTwo"])
  }
}
