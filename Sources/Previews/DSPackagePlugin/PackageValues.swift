import Foundation
import PackagePlugin

// The package manager's types, copied into the plain values of `DSPackages`.

extension PackageContext {
  /// The values of a plugin's context.
  init(_ context: PluginContext) {
    var values = PackageValues()
    self.init(package: values.package(context.package), work: context.pluginWorkDirectoryURL)
  }
}

/// Copies packages and targets, each once: many depend on the same.
private struct PackageValues {
  private var packages: [Package.ID: SourcePackage] = [:]
  private var targets: [Target.ID: SourceTarget] = [:]

  mutating func package(_ package: Package) -> SourcePackage {
    if let known = packages[package.id] { return known }
    var value = SourcePackage(
      id: package.id, displayName: package.displayName, folder: package.directoryURL.path,
      address: Self.address(package.origin), revision: Self.revision(package.origin),
      products: package.products.map(\.name),
      targets: package.targets.map { target($0) },
      dependencies: package.dependencies.map { self.package($0.package) })
    value.parts = Dictionary(package.products.map { ($0.name, $0.targets.map(\.id)) }) { first, _ in first }
    packages[package.id] = value
    return value
  }

  private mutating func target(_ target: any Target) -> SourceTarget {
    if let known = targets[target.id] { return known }
    let module = target as? any SourceModuleTarget
    var value = SourceTarget(
      id: target.id, name: target.name, module: module?.moduleName ?? target.name, folder: target.directoryURL.path,
      kind: module.map { Self.kind($0.kind) } ?? .other, isSwift: target is SwiftSourceModuleTarget)
    value.files = module?.sourceFiles.map { SourceFile(path: $0.url.path, kind: Self.kind($0.type)) } ?? []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let other): value.dependencies.append(self.target(other))
      case .product(let product): for other in product.targets { value.dependencies.append(self.target(other)) }
      @unknown default: break
      }
    }
    targets[target.id] = value
    return value
  }

  private static func address(_ origin: PackageOrigin) -> String? {
    if case .repository(let url, _, _) = origin { url } else { nil }
  }

  private static func revision(_ origin: PackageOrigin) -> String? {
    // Of a version that was asked for no commit is known.
    if case .repository(_, let version, let revision) = origin { version + " " + revision } else { nil }
  }

  private static func kind(_ kind: ModuleKind) -> SourceTarget.Kind {
    switch kind {
    case .generic: .library
    case .executable: .program
    case .macro: .macro
    case .test: .test
    case .snippet: .other
    @unknown default: .other
    }
  }

  private static func kind(_ type: FileType) -> SourceFile.Kind {
    switch type {
    case .source: .source
    case .header: .header
    case .resource: .resource
    case .unknown: .unknown
    @unknown default: .unknown
    }
  }
}
