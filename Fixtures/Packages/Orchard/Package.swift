// swift-tools-version: 5.9
import PackageDescription

// A grocer's kit in Swift 5 mode: two themes and two densities of its own, which previews and component files share.
let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Orchard", targets: ["Orchard"])],
  dependencies: [.package(name: "dsrender", path: "../../..")],
  targets: [
    .target(
      name: "OrchardCore",
      dependencies: [.product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux]))]),
    .target(
      name: "Orchard",
      dependencies: [
        "OrchardCore", .product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux])),
      ],
      resources: [.process("Resources")]),
    // Only drawn, never shipped: what the matrix means to the themes.
    .target(
      name: "OrchardPreviews",
      dependencies: [
        "Orchard", "OrchardCore",
        .product(name: "PreviewVariants", package: "dsrender", condition: .when(platforms: [.linux])),
        .product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux])),
      ]),
    // Pictures in tests, of both kinds; the themes are those of the previews.
    .testTarget(
      name: "OrchardTests",
      dependencies: [
        "Orchard", "OrchardCore", "OrchardPreviews",
        .product(name: "DSTesting", package: "dsrender", condition: .when(platforms: [.linux])),
        .product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux])),
      ]),
    // Whole screens, which are drawn as on two platforms.
    .target(
      name: "OrchardScreens",
      dependencies: [.product(name: "SwiftUI", package: "dsrender", condition: .when(platforms: [.linux]))]),
  ]
)
