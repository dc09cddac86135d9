import DSSource
import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// What a package says of platforms, and what its sources ask.
struct PlatformTests {
  @Test(arguments: [
    ("platform: ios\n", PlatformReading.Platform.ios), ("version: 1\nplatform : \"macos\"\n", .macos),
    ("platform:\t'ios' # as the app\n", .ios), ("platform: none\n", nil), ("systems:\n  platform: ios\n", nil),
  ])
  func `the configuration says it`(text: String, platform: PlatformReading.Platform?) throws {
    let package = try TestPackage(files: ["dsrender.yaml": text])
    #expect(try PlatformSetting.read(of: package.context.package) == platform)
  }

  @Test(arguments: [
    ("platforms: [.macOS(.v14), .iOS(.v17)]", PlatformReading.Platform.ios), ("platforms: [.macOS(.v14)]", .macos),
    ("", .ios),
    ("platforms: [.watchOS(.v10), .macOS(\"14\")]", .macos), ("platforms: [.visionOS(.v1)]", .ios),
  ])
  func `sources with views that no manifest gives SwiftUI are those of a phone, or of a Mac`(
    platforms: String, platform: PlatformReading.Platform
  ) throws {
    let manifest = "let package = Package(name: \"Kit\"\(platforms.isEmpty ? "" : ", " + platforms))\n"
    func package(_ source: String, _ target: SourceTarget) throws -> TestPackage {
      try TestPackage(files: ["Package.swift": manifest, "Sources/Kit/A.swift": source], targets: [target])
    }
    let plain = SourceTarget("Kit", files: ["A.swift"])
    let (views, other) = (try package("import SwiftUI\n", plain), try package("import Foundation\n", plain))
    #expect(try PlatformSetting.read(of: views.context.package) == platform)
    #expect(try PlatformSetting.read(of: other.context.package) == nil)
    let aware = try package("import SwiftUI\n", SourceTarget("Kit", files: ["A.swift"], dependencies: [.swiftUI]))
    #expect(try PlatformSetting.read(of: aware.context.package) == nil)
  }

  @Test(arguments: [
    ("let package = Package(name: \"Kit\", platforms: [.iOS(.v17), .macOS(.v14)])", PlatformReading.Platform.ios),
    ("let package = Package(name: \"Kit\", platforms: [.macOS(.v14), .iOS(.v17)])", nil),
    ("package.platforms = [ .iOS(\"18.0\") ]", .ios), ("// platforms: [.iOS(.v17)]\n", nil),
    ("let package = Package(name: \"Kit\", platforms: [\n  .iOS(.v17)\n])", .ios),
    ("let package = Package(name: \"Kit\")", nil),
  ])
  func `a manifest that names iOS first says it`(manifest: String, platform: PlatformReading.Platform?) throws {
    var package = try TestPackage(files: ["Package.swift": manifest])
    #expect(try PlatformSetting.read(of: package.context.package) == platform)
    // The configuration goes before it.
    package = try TestPackage(files: ["Package.swift": manifest, "dsrender.yaml": "platform: none\n"])
    #expect(try PlatformSetting.read(of: package.context.package) == nil)
  }

  @Test func `a platform that nobody knows is an error of input`() throws {
    let package = try TestPackage(files: ["dsrender.yaml": "platform: watchos\n"])
    let failure = #expect(throws: Failure.self) { try PlatformSetting.read(of: package.context.package) }
    #expect(failure?.message == "'platform: watchos' in dsrender.yaml: ios, macos or none is expected")
    #expect(failure?.status == Failure.badInput)
  }

  @Test func `a configuration that cannot be read is an error, and not one without a platform`() throws {
    let package = try TestPackage(files: ["Package.swift": "platforms: [.iOS(.v17)]"])
    try Data([0x70, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: package["dsrender.yaml"]))
    let failure = #expect(throws: Failure.self) { try PlatformSetting.read(of: package.context.package) }
    #expect(failure?.message?.hasPrefix("'\(package["dsrender.yaml"])' cannot be read") == true)
  }

  /// A package with a library beneath a macro, one that names SwiftUI, one that does not, and tests.
  private func package() throws -> TestPackage {
    let question = "#if os(iOS)\nlet a = 1\n#endif\n"
    let beneath = SourceTarget("Beneath", files: ["A.swift"])
    let targets = [
      beneath, SourceTarget("Macros", .macro, files: ["A.swift"], dependencies: [beneath]),
      SourceTarget("Kit", files: ["A.swift", "b.c"], dependencies: [.swiftUI]),
      SourceTarget("Plain", files: ["A.swift"]), SourceTarget("app", .program, files: ["A.swift"]),
      SourceTarget("KitTests", .test, files: ["A.swift"]), SourceTarget("C", files: ["b.c"], isSwift: false),
    ]
    let files = targets.filter(\.isSwift).map { ("Sources/\($0.name)/A.swift", question) }
    return try TestPackage(files: Dictionary(uniqueKeysWithValues: files), targets: targets)
  }

  @Test func `every library and program is read for the platform, but not what macros are made of`() throws {
    let package = try package()
    let sources = PlatformSources(platform: .ios, of: package.context.package, with: [])
    #expect(sources.readers == ["Kit", "Plain", "app"])
    #expect(sources.unaware == ["Plain", "app"])
  }

  @Test func `questions are answered in the package's own sources, and in others that know SwiftUI`() throws {
    let package = try package()
    let own = package.context.package
    var other = SourcePackage(id: "other", displayName: "Other", folder: package.folder["Other"])
    other.targets = [("Aware", [SourceTarget.swiftUI]), ("Unaware", [])].map { name, dependencies in
      var target = SourceTarget(name, dependencies: dependencies)
      target.id = "other." + name
      target.folder = other.folder + "/" + name
      target.files = [SourceFile(path: target.folder + "/A.swift", kind: .source)]
      return target
    }
    let sources = PlatformSources(platform: .ios, of: own, with: [other])
    let changed = sources.changed(in: [own, other]) { _ in "#if os(iOS)\nlet a = 1\n#endif\n" }
    #expect(
      Set(changed.keys)
        == Set(
          ["Beneath", "Kit", "Plain", "app"].map { package["Sources/\($0)/A.swift"] }
            + [package.folder["Other/Aware/A.swift"]]))
    #expect(changed.values.allSatisfy { !$0.contains("os(iOS)") && $0.split(separator: "\n").count == 3 })
  }

  @Test func `the modules of Apple's names are the folders of dsrender's overlays`() throws {
    let folder = TestFolder()
    for name in ["UIKit", "MapKit", "DSFoundation", "_Testing_UIKit"] {
      try FileManager.default.createDirectory(
        atPath: folder["Sources/SwiftUI/Overlays/" + name], withIntermediateDirectories: true)
    }
    var target = SourceTarget("MapKit")
    target.folder = folder["Sources/SwiftUI/Overlays/MapKit"]
    let package = SourcePackage(id: "dsrender", displayName: "dsrender", folder: folder.path, targets: [target])
    #expect(PlatformSources.modules(of: [package]) == ["UIKit", "MapKit", "SwiftUI", "AppKit", "Cocoa"])
  }

  @Test func `a module of a package hides the one of Apple's that has its name`() throws {
    let folder = TestFolder()
    for name in ["UIKit", "Contacts", "MapKit"] {
      try FileManager.default.createDirectory(
        atPath: folder["Sources/SwiftUI/Overlays/" + name], withIntermediateDirectories: true)
    }
    var overlay = SourceTarget("UIKit")
    overlay.folder = folder["Sources/SwiftUI/Overlays/UIKit"]
    let dsrender = SourcePackage(
      id: "dsrender", displayName: "dsrender", folder: folder.path, products: ["DSPreviewProgram"], targets: [overlay])
    let app = SourcePackage(
      id: "app", displayName: "App", folder: folder["App"], targets: [SourceTarget("Contacts"), SourceTarget("Wallet")])
    #expect(PlatformSources.hidden(by: [app, dsrender]) == ["Contacts"])
    #expect(PlatformSources.hidden(by: [dsrender]) == [])
    // Their sources are inputs of a build, even of modules that are no targets until a platform is read.
    let source = folder["Sources/SwiftUI/Overlays/MapKit/Map.swift"]
    try "".write(toFile: source, atomically: true, encoding: .utf8)
    #expect(PlatformSources.overlayFiles(of: [app, dsrender]) == [source])
    #expect(PlatformSources.overlayFiles(of: [app]) == [])
  }

  @Test(arguments: [
    ("#Preview { A() }\n#Preview(\"b\") { B() }\nstruct C: PreviewProvider {}\n", 3, 3),
    ("#if os(iOS)\n#Preview { A() }\n#else\n#Preview { B() }\n#Preview { C() }\n#endif\n", 2, 1),
    (
      "#if DEBUG && !os(Linux)\n#Preview { A() }\n#elseif swift(>=5.9)\n#Preview { B() }\n#Preview { C() }\n#endif\n",
      2, 1
    ),
    ("#if canImport(UIKit) || false\n#Preview { A() }\n#endif\n", 0, 1), ("// #Preview { A() }\n", 0, 0),
    ("#if (canImport(SwiftUI))\nstruct A: View, PreviewProvider {}\n#endif\n", 1, 1),
  ])
  func `previews are counted without those that conditions leave out`(source: String, none: Int, phone: Int) throws {
    let folder = TestFolder()
    try source.write(toFile: folder["A.swift"], atomically: true, encoding: .utf8)
    #expect(PreviewCounter(platform: nil, modules: ["SwiftUI", "UIKit"]).count(in: folder["A.swift"]) == none)
    #expect(PreviewCounter(platform: .ios, modules: ["SwiftUI", "UIKit"]).count(in: folder["A.swift"]) == phone)
  }
}
