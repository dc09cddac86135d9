import DSSource
import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// What builds leave out, and what they remember of it.
struct PartialBuildTests {
  private struct Interruption: Error {}

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit")

    """
  private static let source = "struct Tide {\n  func height() -> Int {\n    missing()\n  }\n}\n"

  private var package: TestPackage
  private var memory: String { package.context.work.path + "/left-out.json" }
  private var error: String { "\(package["Sources/Kit/A.swift"]):3:5: error: cannot find 'missing' in scope\n" }

  init() throws {
    package = try TestPackage(
      files: ["Package.swift": Self.manifest, "Sources/Kit/A.swift": Self.source],
      targets: [SourceTarget("Kit", files: ["A.swift"], dependencies: [.swiftUI])])
    var overlay = SourceTarget("UIKit")
    overlay.folder = package.folder["dsrender/Sources/SwiftUI/Overlays/UIKit"]
    package.context.package.dependencies[0].targets = [overlay]
    try FileManager.default.createDirectory(atPath: overlay.folder, withIntermediateDirectories: true)
  }

  /// Builds the package as a new process does.
  /// - Parameter build: what becomes of a build, from how many there were before it and the text of the source then.
  /// - Returns: how many builds there were.
  @discardableResult
  private func builds(_ build: @escaping (Int, String) throws -> Builder.Outcome) throws -> Int {
    let mirror = Mirror(package.context, targets: [], platform: nil)
    var partial = PartialBuild(builder: Builder(mirror: mirror, options: Options([])), memory: memory)
    var count = 0
    let path = package["Sources/Kit/A.swift"]
    partial.attemptOnce = { builder in
      defer { count += 1 }
      return try build(count, builder.mirror.partial[path]?.text ?? builder.mirror.source(at: path) ?? "")
    }
    if case .built = try partial.attempt() {} else { Issue.record("nothing was built") }
    return count
  }

  private var built: Builder.Outcome { .built(URL(fileURLWithPath: "/program")) }

  /// Builds until something was left out, and ends then.
  private func beginAndInterrupt() throws {
    #expect(throws: Interruption.self) {
      try builds { count, _ in
        guard count == 0 else { throw Interruption() }
        return .failed(self.error)
      }
    }
  }

  @Test func `a name that SwiftUI has too is left out where it is declared, and its uses stay`() throws {
    let path = package["Sources/Kit/A.swift"]
    try package.write("Sources/Kit/A.swift", "extension V {\n  func overlay() {}\n}\nfunc a() { V().overlay() }\n")
    let errors = """
      \(path):4:16: error: ambiguous use of 'overlay()'
      \(path):2:8: note: found this candidate
      /dsrender/Overlay.swift:1:8: note: found this candidate in module 'DSEffects'

      """
    var texts: [String] = []
    try builds { count, text in
      texts.append(text)
      return count == 0 ? .failed(errors) : self.built
    }
    #expect(texts.last == "extension V {\n  \n}\nfunc a() { V().overlay() }\n")
  }

  @Test func `a build that was interrupted goes on with what it had left out`() throws {
    try beginAndInterrupt()
    var texts: [String] = []
    let count = try builds { _, text in
      texts.append(text)
      return self.built
    }
    #expect(count == 1)
    #expect(texts.first?.contains("dsrender: not compiled: ") == true)
    #expect(texts.first?.contains("missing()") == false)
  }

  @Test
  func
    `after an edit the package is built whole, and what was left out is left out at once if its errors are the same`()
    throws
  {
    try beginAndInterrupt()
    try package.write("Package.swift", Self.manifest + "// edited\n")
    var texts: [String] = []
    let count = try builds { count, text in
      texts.append(text)
      return count == 0 ? .failed(self.error) : self.built
    }
    #expect(count == 2)
    #expect(texts.map { $0.contains("missing()") } == [true, false])
  }

  @Test func `after a change of dsrender's modules everything is tried again, also behind errors that stay`() throws {
    let second = "\(package["Sources/Kit/A.swift"]):7:3: error: cannot find 'unknown' in scope\n"
    try package.write("Sources/Kit/A.swift", Self.source + "func wave() {\n  unknown()\n}\n")
    try builds { count, _ in count < 2 ? .failed(count == 0 ? self.error : second) : self.built }
    func textsAgain() throws -> [String] {
      var texts: [String] = []
      try builds { count, text in
        texts.append(text)
        return count == 0 ? .failed(self.error) : self.built
      }
      return texts
    }
    try package.write("Package.swift", Self.manifest + "// edited\n")
    #expect(try textsAgain().map { $0.contains("unknown()") } == [true, false])
    let overlay = package.folder["dsrender/Sources/SwiftUI/Overlays/UIKit/Wave.swift"]
    try "func unknown() {}\n".write(toFile: overlay, atomically: true, encoding: .utf8)
    #expect(try textsAgain().map { $0.contains("unknown()") } == [true, true])
  }

  @Test func `a module that has the errors it had is built without all that was left out, if those of others differ`()
    throws
  {
    let texts = ["Kit": "func a() { b }\nfunc c() { d }\n", "App": "func e() { f }\nfunc g() { h }\n"]
    let kit = SourceTarget("Kit", files: ["A.swift"], dependencies: [.swiftUI])
    let package = try TestPackage(
      files: [
        "Package.swift": Self.manifest, "Sources/Kit/A.swift": texts["Kit"] ?? "",
        "Sources/App/A.swift": texts["App"] ?? "",
      ], targets: [kit, SourceTarget("App", files: ["A.swift"], dependencies: [kit, .swiftUI])])
    /// Builds with one error at a time, the app after the other module; returns the files that had one.
    func build() throws -> [String] {
      let mirror = Mirror(package.context, targets: [], platform: nil)
      var partial = PartialBuild(builder: Builder(mirror: mirror, options: Options([])), memory: memory)
      var failed: [String] = []
      partial.attemptOnce = { _ in
        for name in ["Kit", "App"] {
          let path = package["Sources/\(name)/A.swift"]
          let text = mirror.partial[path]?.text ?? mirror.source(at: path) ?? ""
          for (line, words) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard words.hasSuffix(" }"), !words.contains("fatalError") else { continue }
            failed.append(name)
            return .failed("\(path):\(line + 1):12: error: cannot find '\(words.suffix(3))' in scope\n")
          }
        }
        return self.built
      }
      if case .built = try partial.attempt() {} else { Issue.record("nothing was built") }
      return failed
    }
    #expect(try build() == ["Kit", "Kit", "App", "App"])
    #expect(try build() == [])
    try package.write("Package.swift", Self.manifest + "// edited\n")
    try package.write("Sources/Kit/A.swift", "func a() { x }\nfunc c() { d }\n")
    #expect(try build() == ["Kit", "Kit", "App"])
  }

  @Test func `what was left out of a file that has changed is not left out again`() throws {
    try beginAndInterrupt()
    try package.write("Sources/Kit/A.swift", "struct Tide {\n}\n")
    let count = try builds { _, text in
      #expect(text == "struct Tide {\n}\n")
      return self.built
    }
    #expect(count == 1)
  }

  @Test(arguments: ["", "{", "{\"inputs\": 3}", "[]"])
  func `a memory that cannot be read is no memory`(text: String) throws {
    try text.write(toFile: memory, atomically: true, encoding: .utf8)
    let count = try builds { _, text in
      #expect(text == Self.source)
      return self.built
    }
    #expect(count == 1)
  }

  @Test func `a target that needs many builds takes none from those that are compiled after it`() throws {
    let lines = (1...25).map { "func pier\($0)() -> Int { missing() }\n" }
    let app = "func berth() -> Int { missing() }\nlet free = 3\n"
    let package = try TestPackage(
      files: [
        "Package.swift": Self.manifest, "Sources/Kit/A.swift": lines.joined(), "Sources/Kit/C.swift": lines.joined(),
        "Sources/App/B.swift": app,
      ],
      targets: [
        SourceTarget("Kit", files: ["A.swift", "C.swift"], dependencies: [.swiftUI]),
        SourceTarget("App", files: ["B.swift"], dependencies: [.swiftUI]),
      ])
    let mirror = Mirror(package.context, targets: [], platform: nil)
    var partial = PartialBuild(builder: Builder(mirror: mirror, options: Options([])), memory: nil)
    var count = 0
    // Two errors at a time, as if each came of the one before.
    partial.attemptOnce = { _ in
      count += 1
      let message = "error: cannot find 'missing' in scope\n"
      if count < 20 {
        return .failed(["A", "C"].map { "\(package["Sources/Kit/\($0).swift"]):\(count):25: \(message)" }.joined())
      }
      return count == 20 ? .failed("\(package["Sources/App/B.swift"]):1:23: \(message)") : self.built
    }
    if case .built = try partial.attempt() {} else { Issue.record("nothing was built") }
    #expect(count == 21)
    let left = try #require(mirror.partial[package["Sources/App/B.swift"]]?.text)
    #expect(left.contains("let free = 3"))
    #expect(!left.contains("missing()"))
  }
}
