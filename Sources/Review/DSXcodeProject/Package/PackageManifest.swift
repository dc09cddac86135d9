import DSFiles

/// Where dsrender's own package lies: a folder, or an address with a version.
enum DsrenderPackage: Hashable, Sendable {
  case folder(String)
  case address(String, version: String)

  /// The name by which targets refer to it.
  var identity: String {
    switch self {
    case .folder: "dsrender"
    case .address(let url, _): PackageReference(source: .remote(url, requirement: "")).identity
    }
  }

  /// Its line in a manifest.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"dsrender\", path: \(literal(path)))"
    case .address(let url, let version): ".package(url: \(literal(url)), exact: \(literal(version)))"
    }
  }
}

/// The manifest of the package that a project becomes.
struct PackageManifest {
  let package: AppPackage
  let layout: PackageLayout
  let dsrender: DsrenderPackage
  /// The folder of the package, as an absolute path.
  let folder: String

  /// The text.
  var text: String {
    let packages = [dsrender.dependency] + package.packages.map(dependency)
    return """
      // swift-tools-version: 6.2
      // Written by 'dsrender --xcodeproj' from \(package.name).xcodeproj, at every run.
      import PackageDescription

      let package = Package(
        name: \(literal(package.name)),
        defaultLocalization: \(literal(package.language)),\(platforms)
        dependencies: [
          \(packages.joined(separator: ",\n    ")),
        ],
        targets: [
      \((package.merged.map(target) + package.modules.filter { !$0.files.sources.isEmpty }.map(target)).joined(separator: ",\n")),
        ])

      """
  }

  private var platforms: String {
    guard let settings = package.modules.last?.settings else { return "" }
    let name =
      switch settings.platform {
      case .ios: ".iOS"
      case .macos: ".macOS"
      case .none: ""
      }
    // Sources are read for the platform whatever its version is; one that no version is would end the build.
    let numbers = (settings.platformVersion ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let isVersion = (1...3).contains(numbers.count) && numbers.allSatisfy { Int($0) != nil }
    let version = isVersion ? settings.platformVersion ?? "" : settings.platform == .macos ? "14.0" : "17.0"
    return name.isEmpty ? "" : "\n  platforms: [\(name)(\(literal(version)))],"
  }

  private func dependency(_ reference: PackageReference) -> String {
    switch reference.source {
    // A relative path leads to the same package in a mirror of this one, where its sources can be read for the platform.
    case .local(let path): ".package(path: \(literal(relativePath(to: path, from: folder))))"
    case .remote(let url, let requirement): ".package(url: \(literal(url)), \(requirement))"
    }
  }

  private func target(_ target: MergedTarget) -> String {
    let dependencies = [".product(name: \"SwiftUI\", package: \(literal(dsrender.identity)))"] + target.dependencies
    let lines =
      ["name: \(literal(target.name))", list("dependencies", dependencies), "path: \(literal(target.path))"]
      + target.lines
    return "    .target(\n      " + lines.joined(separator: ",\n      ") + ")"
  }

  /// The modules that a module links: in place of one without Swift, which is not built, those that it links itself.
  private func linked(by module: AppModule) -> [String] {
    var found: [String] = []
    var seen: Set = [module.settings.module]
    var open = module.modules[...]
    while let name = open.popFirst() {
      guard seen.insert(name).inserted else { continue }
      let own = package.modules.first { $0.settings.module == name }
      if let own, own.files.sources.isEmpty { open = own.modules + open } else { found.append(name) }
    }
    return found
  }

  private func target(_ module: AppModule) -> String {
    let dependencies =
      [".product(name: \"SwiftUI\", package: \(literal(dsrender.identity)))"]
      + linked(by: module).map { ".target(name: \(literal($0)))" }
      + module.products.map { ".product(name: \(literal($0.name)), package: \(literal($0.package.identity)))" }
    let resources = (layout.resources[module.settings.module] ?? []).map { path, isFolder in
      (isFolder ? ".copy(" : ".process(") + literal(path) + ")"
    }
    let lines =
      ["name: \(literal(module.settings.module))", list("dependencies", dependencies)]
      + (resources.isEmpty ? [] : [list("resources", resources)])
      + [list("swiftSettings", settings(of: module))]
    return "    .target(\n      " + lines.joined(separator: ",\n      ") + ")"
  }

  private func list(_ name: String, _ values: [String]) -> String {
    "\(name): [\n" + values.map { "        \($0),\n" }.joined() + "      ]"
  }

  private func settings(of module: AppModule) -> [String] {
    let settings = module.settings
    return [".swiftLanguageMode(.v\(settings.language))"]
      + (settings.isolatedToMain ? [".defaultIsolation(MainActor.self)"] : [])
      + settings.conditions.map { ".define(\(literal($0)))" }
      + settings.upcoming.map { ".enableUpcomingFeature(\(literal($0)))" }
      + settings.experimental.map { ".enableExperimentalFeature(\(literal($0)))" }
  }
}
