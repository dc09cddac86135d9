import Foundation
import Testing

@testable import DSPackages

/// The file that is made of a target's asset catalogues.
struct AssetSymbolTests {
  private static let catalog = "Sources/Kit/Resources/Media.xcassets/"
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  /// The symbols of a package's only target.
  /// - Parameters:
  ///   - files: the files of its catalogue, with their texts.
  ///   - sources: its sources, with theirs.
  private func symbols(
    _ files: [String: String], sources: [String: String] = ["Card.swift": ""], knowsSwiftUI: Bool = false,
    dependencies: [SourceTarget] = [.swiftUI]
  ) throws -> (package: TestPackage, symbols: AssetSymbols?) {
    let all =
      files.map { (Self.catalog + $0.key, $0.value) } + sources.map { ("Sources/Kit/" + $0.key, $0.value) }
    let target = SourceTarget(
      "Kit", files: sources.keys.sorted() + ["Resources/Media.xcassets"], dependencies: dependencies)
    let package = try TestPackage(files: Dictionary(uniqueKeysWithValues: all), targets: [target])
    return (
      package, AssetSymbols(of: package.context.package.targets[0], in: "Client", knowsSwiftUI: knowsSwiftUI) { $0 }
    )
  }

  @Test func `colours and pictures are members, namespaces are types`() throws {
    let (package, symbols) = try symbols([
      "BrandColor.colorset/Contents.json": "{}", "Plain/Logo.imageset/Contents.json": "{}",
      "star.symbolset/Contents.json": "{}", "icons/Contents.json": Self.namespace,
      "icons/large/Contents.json": Self.namespace, "icons/large/2xStar.imageset/Contents.json": "{}",
      "Palette/Contents.json": Self.namespace, "Palette/accent-color.colorset/Contents.json": "{}",
      "AppIcon.appiconset/Contents.json": "{}",
    ])
    let found = try #require(symbols)
    #expect(found.path == package["Sources/Kit/GeneratedAssetSymbols.swift"])
    for line in [
      #"  nonisolated static let brand = SwiftUI.ColorResource(name: "BrandColor", bundle: .ofAssets)"#,
      #"nonisolated static let logo = SwiftUI.ImageResource(name: "Logo", bundle: .ofAssets)"#,
      #"nonisolated static let star = SwiftUI.ImageResource(name: "star", bundle: .ofAssets)"#,
      #"nonisolated static let _2XStar = SwiftUI.ImageResource(name: "icons/large/2xStar", bundle: .ofAssets)"#,
      #"nonisolated static let accent = SwiftUI.ColorResource(name: "Palette/accent-color", bundle: .ofAssets)"#,
      #"main.bundleURL.appendingPathComponent("Client_Kit.resources").path) ?? main"#,
      "  enum Icons {", "  enum Large {",
      "static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }",
      "static var accent: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.Palette.accent) }",
      "static var brand: SwiftUI.UIColor { SwiftUI.UIColor(SwiftUI.Color(SwiftUI.ColorResource.brand)) }",
    ] {
      #expect(found.text.contains(line), "\(line)\n\(found.text)")
    }
    #expect(!found.text.lowercased().contains("appicon"))
  }

  @Test func `members of SwiftUI, and those that the target declares, stay`() throws {
    let source = """
      import SwiftUI
      extension Color {
        static let warning = Color.yellow
        enum Palette {}
      }
      extension ShapeStyle where Self == Color { public static var calm: Color { .blue } }
      struct Card { static let brand = 1 }
      extension AppKit.NSColor { static var brand: NSColor { .red } }
      """
    let (package, found) = try symbols(
      [
        "red.colorset/Contents.json": "{}", "Warning.colorset/Contents.json": "{}",
        "calm.colorset/Contents.json": "{}", "Brand.colorset/Contents.json": "{}",
        "Palette/Contents.json": Self.namespace, "Palette/deep.colorset/Contents.json": "{}",
      ], sources: ["Card.swift": source])
    let text = try #require(found).text
    for symbol in ["red", "warning", "calm"] {
      #expect(text.contains("static let \(symbol) = SwiftUI.ColorResource"))
      #expect(!text.contains("static var \(symbol): SwiftUI.Color"), "\(symbol)")
    }
    #expect(text.components(separatedBy: "static var brand: SwiftUI.Color").count == 3, "for Color, and for ShapeStyle")
    #expect(text.contains("static var brand: SwiftUI.UIColor") && !text.contains("static var brand: SwiftUI.NSColor"))
    #expect(text.contains("asset catalogues of the target 'Kit'"))
    #expect(text.contains("static let deep") && !text.contains("static var deep: SwiftUI.Color"))
    withExtendedLifetime(package) {}
  }

  @Test func `a catalogue may say that colours have no members of their own`() throws {
    let (package, found) = try symbols([
      "Contents.json": #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#,
      "Brand.colorset/Contents.json": "{}",
    ])
    let text = try #require(found).text
    #expect(text.contains("static let brand"))
    #expect(!text.contains("static var brand"))
    withExtendedLifetime(package) {}
  }

  @Test func `nothing is made where there is no asset, no SwiftUI, or the file of Xcode`() throws {
    let color = ["Brand.colorset/Contents.json": "{}"]
    #expect(try symbols(["Empty/a.txt": ""]).symbols == nil)
    #expect(try symbols(color, dependencies: []).symbols == nil)
    #expect(try symbols(color, knowsSwiftUI: true, dependencies: []).symbols != nil)
    #expect(try symbols(color, sources: ["GeneratedAssetSymbols.swift": ""]).symbols == nil)
  }

  @Test func `the file lies beside the topmost source, and catalogues without a line of the manifest count`() throws {
    let target = SourceTarget(
      "Kit", files: ["Views/Cards/Card.swift", "Views/List.swift", "Media.xcassets/a.colorset/Contents.json"],
      dependencies: [.swiftUI])
    let package = try TestPackage(
      files: ["Sources/Kit/Media.xcassets/a.colorset/Contents.json": "{}"], targets: [target])
    let found = AssetSymbols(of: package.context.package.targets[0], in: "Client", knowsSwiftUI: false) { $0 }
    #expect(found?.path == package["Sources/Kit/Views/GeneratedAssetSymbols.swift"])
  }

  @Test func `the folder of a target may be a link`() throws {
    let target = SourceTarget(
      "Kit", files: ["Card.swift", "Media.xcassets/a.colorset/Contents.json"], dependencies: [.swiftUI])
    let package = try TestPackage(
      files: ["Sources/Kit/Media.xcassets/a.colorset/Contents.json": "{}"], targets: [target])
    try FileManager.default.createSymbolicLink(atPath: package["Link"], withDestinationPath: package["Sources/Kit"])
    let found = AssetSymbols(of: package.context.package.targets[0], in: "Client", knowsSwiftUI: false) { _ in
      package["Link"]
    }
    #expect(found?.text.contains("static var a:") == true, "\(found?.text ?? "none")")
  }
}
