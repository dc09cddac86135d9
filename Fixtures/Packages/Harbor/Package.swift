// swift-tools-version: 6.0
import PackageDescription

// A booking app's kit for iOS and macOS. On Linux SwiftUI and its neighbours come from dsrender; nothing else differs.
let swiftUI = onLinux("SwiftUI")

func onLinux(_ product: String) -> Target.Dependency {
  .product(name: product, package: "dsrender", condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Harbor",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Harbor", targets: ["HarborComponents"]),
    .executable(name: "gallery", targets: ["HarborGallery"]),
  ],
  dependencies: [.package(name: "dsrender", path: "../../..")],
  targets: [
    // Of no product: only the other targets see them.
    .target(name: "HarborFoundation", dependencies: [swiftUI, onLinux("CoreGraphics")]),
    .target(
      name: "HarborData", dependencies: ["HarborFoundation", swiftUI], resources: [.process("Resources")]),
    .target(
      name: "HarborComponents", dependencies: ["HarborData", "HarborFoundation", swiftUI, onLinux("Combine")]),
    .executableTarget(name: "HarborGallery", dependencies: ["HarborComponents", swiftUI]),
  ],
  swiftLanguageModes: [.v6]
)
