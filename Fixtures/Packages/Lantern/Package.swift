// swift-tools-version: 5.9
import PackageDescription

// A phone's app as they are mostly written: for iOS alone, with UIKit where SwiftUI has no word for it. Only the dependency
// on dsrender is for Linux; no source knows of it.
let package = Package(
  name: "Lantern",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Lantern", targets: ["Lantern"])],
  dependencies: [.package(name: "dsrender", path: "../../..")],
  targets: [
    .target(name: "LanternData"),
    .target(
      name: "Lantern",
      dependencies: [
        "LanternData", .product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")]),
  ]
)
