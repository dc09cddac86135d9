import Foundation

/// A manifest with what the mirror's says after the package's own: the program, and the targets that it links.
///
/// It is compiled as its tools version says, and what manifests may say differs from version to version: what follows keeps
/// to what the manifest's own version knows. A program among the targets becomes a library, because a program cannot be
/// linked into another; an entry point that is linked has another name than the program's.
struct MirroredManifest {
  /// The package's own manifest.
  let source: String
  /// The program's name.
  let product: String
  /// The targets with previews.
  let targets: [PreviewTarget]
  /// The libraries that have an entry point.
  let libraries: [String]
  /// The targets that are to import Apple's modules and do not say so.
  let unaware: [String]
  /// The targets that are read as for a platform of Apple's, where Foundation brings other frameworks along.
  let importing: [String]
  /// Resources of targets that Xcode finds without the manifest's naming them, by the targets' names.
  let resources: [String: [String]]
  /// Whether the program is linked by LLD, which takes half the time of the linker that the compiler takes by itself.
  let linksByLLD: Bool
  /// The folders of packages whose mirrored copies are taken, wherever the manifest says that they are, by the packages'
  /// identities.
  var adopted: [String: String] = [:]
  /// The products that no target gets.
  var foreign: [String] = []
  /// What targets call the package of the program, unless the manifest gives it a name.
  let identity: String
  /// The name of that package in its own manifest.
  let name: String

  /// The whole text; the package's own lines stay where they are.
  var text: String {
    let own = ManifestText(source: source)
    let (text, package) = own.namedPackage
    let programs = targets.filter(\.isExecutable)
    return text + """

      // What follows is added by 'swift package dsrender'.
      \(programs.isEmpty ? "" : withoutPrograms(programs, package))
      \(libraries.isEmpty || version < [5] ? "" : renamed(package))
      let dsrenderName = \(package).dependencies.contains { dependency in
        \(isNamed)
      } ? \(literal(name)) : \(literal(identity))
      \(unaware.isEmpty ? "" : own.withSwiftUI(package, of: unaware))
      \(resources.isEmpty || version < [5, 3] ? "" : own.withResources(package, resources))
      \(importing.isEmpty || version < [5] ? "" : own.withFrameworks(package, of: importing))
      \(own.hasPointedVersion ? own.withWholeVersions(package) : "")
      \(adopted.isEmpty ? "" : withAdopted(package))
      \(foreign.isEmpty || version < [5, 3] ? "" : own.withoutProducts(package, foreign))
      \(package).targets.append(
        .\(version < [5, 4] ? "target" : "executableTarget")(
          name: \(literal(product)), dependencies: [\(dependencies)], path: ".dsrender/previews"\(linker)))

      """
  }

  private var version: [Int] { ManifestText(source: source).version }

  /// Statements that take the mirrored copies of packages in place of those at an address.
  private func withAdopted(_ package: String) -> String {
    let paths = adopted.sorted { $0.key < $1.key }.map { "\(literal($0)): \(literal($1))" }.joined(separator: ", ")
    // A name is what targets may call the package by.
    let local =
      version < [5, 2] ? ".package(path: path)" : "name.map { .package(name: $0, path: path) } ?? .package(path: path)"
    let parts =
      version < [5, 6]
      ? "let (address, name): (String?, String?) = (dependency.url, dependency.name)"
      : """
      var (address, name): (String?, String?) = (nil, nil)
          switch dependency.kind {
          case .sourceControl(let given, let location, _): (name, address) = (given, location)
          case .fileSystem(let given, let location): (name, address) = (given, location)
          default: break
          }
      """
    return """
      do {
        var adopted = [\(paths)]
        \(package).dependencies = \(package).dependencies.map { dependency in
          \(parts)
          guard var identity = address?.split(whereSeparator: { "/:".contains($0) }).last?.lowercased() else { return dependency }
          if identity.hasSuffix(".git") { identity.removeLast(4) }
          guard let path = adopted.removeValue(forKey: identity) else { return dependency }
          return \(local)
        }
        \(package).dependencies += adopted.keys.sorted().map { .package(path: adopted[$0] ?? "") }
      }
      """
  }

  /// What the program's target says of its linker.
  private var linker: String {
    linksByLLD && version >= [5] ? ", linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]" : ""
  }

  private var dependencies: String {
    // Before 5.2 a product is looked for in all dependencies.
    let package = version < [5, 2] ? "" : ", package: dsrenderName"
    let own = targets.map { ".target(name: \(literal($0.name)))" }
    return (own + [".product(name: \"DSPreviewProgram\"\(package))"]).joined(separator: ", ")
  }

  /// Whether a dependency of the manifest has been given a name.
  private var isNamed: String {
    guard version >= [5, 6] else { return "dependency.name == \(literal(name))" }
    return """
      if case .fileSystem(\(literal(name))?, _) = dependency.kind { return true }
        return false
      """
  }

  /// Statements that make libraries of programs.
  private func withoutPrograms(_ programs: [PreviewTarget], _ package: String) -> String {
    let names = programs.map { literal($0.name) }.joined(separator: ", ")
    let mains = programs.compactMap { target in target.mainFile.map { "\(literal(target.name)): [\(literal($0))]" } }
    // Before 5.4 a target is a program by its file alone.
    let conversion =
      version < [5, 4]
      ? "for target in \(package).targets { target.exclude += mains[target.name] ?? [] }"
      : """
      \(package).targets = \(package).targets.map { target in
          guard programs.contains(target.name) else { return target }
          return .target(
            name: target.name, dependencies: target.dependencies, path: target.path,
            exclude: target.exclude + (mains[target.name] ?? []), sources: target.sources, resources: target.resources,
            cSettings: target.cSettings, cxxSettings: target.cxxSettings,
            swiftSettings: (target.swiftSettings ?? []) + [
              .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "dsrender_" + target.name])
            ],
            linkerSettings: target.linkerSettings\(version < [5, 5] ? "" : ", plugins: target.plugins"))
        }
      """
    return """
      do {
        let programs: Set<String> = [\(names)]
        let mains: [String: [String]] = [\(mains.isEmpty ? ":" : mains.joined(separator: ", "))]
        \(package).products.removeAll { product in
          (product as? Product.Executable)?.targets.contains { programs.contains($0) } == true
        }
        \(conversion)
      }
      """
  }

  /// Statements that give the entry points of libraries their own names.
  private func renamed(_ package: String) -> String {
    """
    for target in \(package).targets where [\(libraries.map(literal).joined(separator: ", "))].contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "dsrender_" + target.name])
      ]
    }
    """
  }
}

/// A text as Swift writes it.
func literal(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
