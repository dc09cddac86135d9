// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Buoys", products: [.library(name: "Buoys", targets: ["Buoys"])], targets: [.target(name: "Buoys")])
