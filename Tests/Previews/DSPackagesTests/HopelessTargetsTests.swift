import DSSource
import TestFolder
import Testing

@testable import DSPackages

/// What becomes of targets that do not compile, whatever is left out of them.
struct HopelessTargetsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit")

    """
  private static let preview = "import SwiftUI\nimport Kit\n#Preview(\"Pier\") { Pier() }\n"

  /// Builds a package until the rest compiles.
  /// - Parameter errors: the files with errors in a build, each with the line, by what is left of the files.
  /// - Returns: what is left of the files, by their paths in the package, and how many builds there were.
  private func left(
    of texts: [String: String], _ targets: [SourceTarget],
    errors: (_ build: Int, _ text: (String) -> String) -> [(file: String, line: Int)]
  ) throws -> (texts: [String: String], builds: Int) {
    let package = try TestPackage(
      files: texts.merging(["Package.swift": Self.manifest]) { $1 }, targets: targets)
    let mirror = Mirror(package.context, targets: [], platform: nil)
    func text(_ file: String) -> String {
      mirror.partial[package[file]]?.text ?? mirror.source(at: package[file]) ?? ""
    }
    var count = 0
    return try withoutActuallyEscaping(errors) { errors in
      var partial = PartialBuild(builder: Builder(mirror: mirror, options: Options([])), memory: nil)
      partial.attemptOnce = { _ in
        count += 1
        let files = errors(count, text)
        if files.isEmpty { return .built(package.context.work) }
        return .failed(
          files.map { "\(package[$0.file]):\($0.line):1: error: cannot find 'quay' in scope" }.joined(separator: "\n"))
      }
      if case .built = try partial.attempt() {} else { Issue.record("nothing was built") }
      return (Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, text($0)) }), count)
    }
  }

  private func isEmpty(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) == true }

  @Test func `a target without an end goes with its previews, and what needs nothing of it is drawn`() throws {
    let names = (1...40).map { "Pier\($0).swift" }
    var texts = Dictionary(uniqueKeysWithValues: names.map { ("Sources/Kit/\($0)", "struct Pier {}\n") })
    texts["Sources/Kit/Shown.swift"] = "import SwiftUI\n#Preview { Pier() }\n"
    texts["Sources/App/Berth.swift"] = "let berth = 3\n" + Self.preview
    texts["Sources/App/Free.swift"] = "let free = 3\n"
    texts["Sources/Sand/Dune.swift"] = "let dune = 3\n"
    let kit = SourceTarget("Kit", files: names + ["Shown.swift"], dependencies: [.swiftUI])
    let found = try left(
      of: texts,
      [
        kit, SourceTarget("App", files: ["Berth.swift", "Free.swift"], dependencies: [kit, .swiftUI]),
        SourceTarget("Sand", files: ["Dune.swift"], dependencies: [.swiftUI]),
      ]
    ) { _, text in
      // One file after the other, and then what needs them.
      let next = names.map { "Sources/Kit/\($0)" }.first { text($0).contains("struct Pier") }
      if let next { return [(next, 1)] }
      return text("Sources/App/Berth.swift").contains("let berth") ? [("Sources/App/Berth.swift", 1)] : []
    }
    // Eight builds with one file each, ten in which it goes whole, one for what needs it, and the last.
    #expect(found.builds == BuildEffort.tail + BuildEffort.lastRounds + 2)
    #expect(names.allSatisfy { isEmpty(found.texts["Sources/Kit/\($0)"]) })
    let shown = try #require(found.texts["Sources/Kit/Shown.swift"])
    #expect(shown.contains("#Preview { SwiftUI._NotCompiled("))
    #expect(shown.contains("the module 'Kit' does not compile after 18 builds without what has errors: "))
    #expect(shown.contains("Sources/Kit/Pier18.swift:1:1: cannot find 'quay' in scope"))
    let berth = try #require(found.texts["Sources/App/Berth.swift"])
    #expect(berth.contains("#Preview(\"Pier\") { SwiftUI._NotCompiled(\"Sources/App/Berth.swift:1:1: cannot find"))
    #expect(found.texts["Sources/App/Free.swift"] == "let free = 3\n")
    #expect(found.texts["Sources/Sand/Dune.swift"] == "let dune = 3\n")
  }

  @Test func `a target with errors in several files has thirty builds`() throws {
    let lines = (1...80).map { "func pier\($0)() {}\n" }.joined()
    let names = ["A.swift", "B.swift"] + (20...31).flatMap { ["A\($0).swift", "B\($0).swift"] }
    var texts = Dictionary(uniqueKeysWithValues: names.map { ("Sources/Kit/\($0)", lines) })
    texts["Sources/Kit/Shown.swift"] = Self.preview
    let kit = SourceTarget("Kit", files: names + ["Shown.swift"], dependencies: [.swiftUI])
    let found = try left(of: texts, [kit]) { count, text in
      // Files go whole from the twentieth build on, each time two others.
      let suffix = count < 20 ? "" : "\(count)"
      let isLeft = text("Sources/Kit/Shown.swift") == Self.preview
      return isLeft ? ["A", "B"].map { ("Sources/Kit/\($0)\(suffix).swift", count) } : []
    }
    #expect(found.builds == 31)
    #expect(isEmpty(found.texts["Sources/Kit/A31.swift"]))
    #expect(found.texts["Sources/Kit/Shown.swift"]?.contains("does not compile after 30 builds") == true)
  }

  @Test func `after fifty builds what has errors goes with all that needs it`() throws {
    var texts = ["Sources/Sand/Dune.swift": "let dune = 3\n"]
    var targets: [SourceTarget] = []
    for number in 1...12 {
      let name = "Kit\(number)"
      let functions = (1...80).map { "func pier\($0)() {}\n" }.joined()
      texts["Sources/\(name)/A.swift"] = functions
      texts["Sources/\(name)/B.swift"] = functions
      texts["Sources/\(name)/Shown.swift"] = Self.preview
      targets.append(
        SourceTarget(
          name, files: ["A.swift", "B.swift", "Shown.swift"], dependencies: targets.suffix(1) + [.swiftUI]))
    }
    targets.append(SourceTarget("Sand", files: ["Dune.swift"], dependencies: [.swiftUI]))
    let found = try left(of: texts, targets) { count, _ in
      // Five builds for each module, of which the tenth has the fiftieth.
      count <= 50 ? [("Sources/Kit\((count - 1) / 5 + 1)/A.swift", count)] : []
    }
    #expect(found.builds == 51)
    #expect(found.texts["Sources/Kit9/Shown.swift"] == Self.preview)
    #expect(
      found.texts["Sources/Kit10/Shown.swift"]?.contains("the module 'Kit10' does not compile after 5 builds") == true)
    #expect(
      found.texts["Sources/Kit12/Shown.swift"]?.contains("the module 'Kit12' needs 'Kit10', which does not") == true)
    #expect(isEmpty(found.texts["Sources/Kit12/B.swift"]))
    #expect(found.texts["Sources/Sand/Dune.swift"] == "let dune = 3\n")
  }
}
