import Foundation
import TestFolder
import Testing

/// What packages build by themselves that depend on this one: one after the other, as each takes all cores.
///
/// Each builds this repository once more from nothing, so that they are part of `scripts/prove client` alone.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["DSRENDER_PROVE_CLIENT"] != nil))
struct ClientTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let swiftUI: Target.Dependency = .product(
      name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux]))
    let package = Package(
      name: "Clients", platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [\(Repository.dependency)],
      targets: [
        .target(name: "Five", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Six", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "Bystander"),
      ])

    """

  private static let client = """
    import SwiftUI

    @MainActor final class Model {
      var title = "Ada"
    }

    extension EnvironmentValues {
      @Entry var isVerified = false
    }

    struct Badge: ViewModifier {
      @Environment(\\.isVerified) private var isVerified
      func body(content: Content) -> some View {
        content.overlay(alignment: .topTrailing) { if isVerified { Circle().fill(Color.blue) } }
      }
    }

    struct Card: View {
      let model: Model
      @State private var isOn = false
      var body: some View {
        Text(model.title).font(.headline).foregroundStyle(isOn ? Color.red : .primary).modifier(Badge())
      }
    }

    func accent() -> Color { Color.accentColor.opacity(0.5) }

    struct Card_Previews: PreviewProvider {
      static var previews: some View { Card(model: Model()).environment(\\.isVerified, true) }
    }

    #Preview("Card", traits: .sizeThatFitsLayout) {
      @Previewable @State var title = "Grace"
      Text(title)
    }

    """

  private static let bystander = """
    #if canImport(SwiftUI)
      import SwiftUI
      public func title() -> some View { Text("here") }
    #endif
    public let answer = 42

    """

  @Test func `clients of both modes build, and a target that asks for the module does, clean and again`() throws {
    let package = try PackageCopy(files: [
      ("Package.swift", Self.manifest), ("Sources/Five/Card.swift", Self.client),
      ("Sources/Six/Card.swift", Self.client), ("Sources/Five/Controls.swift", extendedControls),
      ("Sources/Six/Controls.swift", extendedControls), ("Sources/Bystander/Bystander.swift", Self.bystander),
    ])
    let clean = try Command("swift", "build", in: package.path)
    #expect(clean.status == 0, "\(clean.output)")
    // The module lies where the other target looks now, so that the condition may be true; its imports must be found.
    try package.change("Sources/Bystander/Bystander.swift", "42", "43")
    let again = try Command("swift", "build", in: package.path)
    #expect(again.status == 0, "\(again.output)")
  }

  @Test func `no module of C lies beneath the module SwiftUI`() throws {
    let dump = try Command(
      "swift", "package", "--scratch-path", BuildFolder.clients.path + "-dump", "dump-package", in: Repository.path)
    let start = try #require(dump.output.firstIndex(of: "{"))
    let package = try JSONSerialization.jsonObject(with: Data(dump.output[start...].utf8)) as? [String: Any]
    let targets = try #require(package?["targets"] as? [[String: Any]])
    var open = ["SwiftUI"]
    var closure: Set<String> = []
    while let name = open.popLast() {
      guard closure.insert(name).inserted else { continue }
      let target = try #require(targets.first { $0["name"] as? String == name }, "\(name) is no target")
      #expect(["regular", "macro"].contains(target["type"] as? String), "\(name)")
      let folder = Repository.path + "/" + (target["path"] as? String ?? "Sources/" + name)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      #expect(!files.contains { $0.hasSuffix(".c") || $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }, "\(name)")
      for dependency in target["dependencies"] as? [[String: [Any]]] ?? [] {
        open += ["byName", "target"].compactMap { dependency[$0]?.first as? String }
      }
    }
    #expect(closure.isSuperset(of: ["DSControls", "DSEffects", "DSMacros", "DSNode", "DSView", "SwiftUI"]))
    #expect(!closure.contains("DSPreviews"))
  }
}
