import Foundation

/// What the mirror's manifest says after the package's own: the program, and the targets that it links.
///
/// It is compiled as the manifest's tools version says, so it keeps to what all of them know. A program among the targets
/// becomes a library whose entry point has another name, because a program cannot be linked into another.
/// - Parameters:
///   - product: the program's name.
///   - targets: the targets with previews.
///   - identity: what targets call the package of the program, unless the manifest gives it a name.
///   - name: the name of that package in its own manifest.
func addition(product: String, targets: [PreviewTarget], identity: String, name: String) -> String {
  let executables = targets.filter(\.isExecutable)
  let names = executables.map { literal($0.name) }.joined(separator: ", ")
  let mains = executables.compactMap { target in target.mainFile.map { "\(literal(target.name)): [\(literal($0))]" } }
  let conversion = """

    do {
      let programs: Set<String> = [\(names)]
      let mains: [String: [String]] = [\(mains.isEmpty ? ":" : mains.joined(separator: ", "))]
      package.products.removeAll { product in
        (product as? Product.Executable)?.targets.contains { programs.contains($0) } == true
      }
      package.targets = package.targets.map { target in
        guard programs.contains(target.name) else { return target }
        return .target(
          name: target.name, dependencies: target.dependencies, path: target.path,
          exclude: target.exclude + (mains[target.name] ?? []), sources: target.sources, resources: target.resources,
          cSettings: target.cSettings, cxxSettings: target.cxxSettings,
          swiftSettings: (target.swiftSettings ?? []) + [
            .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "dsrender_" + target.name])
          ],
          linkerSettings: target.linkerSettings, plugins: target.plugins)
      }
    }

    """
  let dependencies =
    targets.map { ".target(name: \(literal($0.name)))" }
    + [".product(name: \"DSPreviewProgram\", package: dsrenderName)"]
  return """

    // What follows is added by 'swift package dsrender'.
    \(executables.isEmpty ? "" : conversion)
    let dsrenderName = package.dependencies.contains { dependency in
      if case .fileSystem(\(literal(name))?, _) = dependency.kind { return true }
      return false
    } ? \(literal(name)) : \(literal(identity))
    package.targets.append(
      .executableTarget(
        name: \(literal(product)), dependencies: [\(dependencies.joined(separator: ", "))], path: ".dsrender/previews"))

    """
}

/// A text as Swift writes it.
func literal(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
