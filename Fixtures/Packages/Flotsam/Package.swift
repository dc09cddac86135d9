// swift-tools-version: 5.9
import PackageDescription

// What public packages of phones have that SwiftUI alone has no word for: members of UIKit and Foundation, widgets, data
// that is kept, and frameworks without a picture. Each file is a kind of cause for which such packages did not compile.
let package = Package(
  name: "Flotsam",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "dsrender", path: "../../..")],
  targets: [
    .target(name: "Routes"),
    .target(name: "SwiftUIIntrospect"),
    .target(name: "Flotsam", dependencies: ["Routes", "SwiftUIIntrospect"], resources: [.process("Brand.xcassets")]),
    .target(name: "FlotsamUIKit"),
  ],
  swiftLanguageVersions: [.version("5.2")]
)
