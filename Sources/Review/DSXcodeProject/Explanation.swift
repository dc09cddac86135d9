import DSFiles

extension AppPackage {
  /// What was read of a project, for people and for `scripts/prove xcode`: one line for each module, each package, and each kind
  /// of file that is left out.
  func explanation(resources: PackageLayout) -> String {
    var lines: [String] = []
    for module in modules {
      let settings = module.settings
      let words = [
        "\(module.files.sources.count) sources", "\(module.files.resources.count) resources",
        "\(module.previews) previews", "Swift \(settings.language)", settings.platform.rawValue,
      ]
      let traits = settings.isolatedToMain ? ["isolated to the main actor"] : []
      let name = module.target == settings.module ? module.target : "\(module.target) (module \(settings.module))"
      lines.append("target \(name): " + (words + traits).joined(separator: ", "))
      let links = module.modules + module.products.map { "\($0.name) of \($0.package.identity)" }
      if !links.isEmpty { lines.append("  links \(links.joined(separator: ", "))") }
      if !module.generated.isEmpty {
        lines.append("  writes \(module.generated.keys.sorted().joined(separator: ", ")), as Xcode does")
      }
      if !settings.conditions.isEmpty { lines.append("  defines \(settings.conditions.joined(separator: ", "))") }
    }
    for target in merged {
      lines.append(
        "target \(target.name) of \(target.package): \(target.sources.count) sources, \(target.previews) previews")
    }
    for package in packages {
      switch package.source {
      case .local(let path): lines.append("package \(package.identity): \(relativePath(to: path, from: folder))")
      case .remote(let url, let requirement): lines.append("package \(package.identity): \(url), \(requirement)")
      }
    }
    return (lines + leavings(resources)).map { $0 + "\n" }.joined()
  }

  /// One line for each kind of file that is left out, with its number and a few names.
  func leavings(_ layout: PackageLayout) -> [String] {
    var all = leftOut
    if !layout.repeated.isEmpty { all["resources that share their name with another one"] = layout.repeated }
    return all.sorted { $0.key < $1.key }.map { reason, names in
      let shown = names.prefix(3).map { $0.hasPrefix("/") ? relativePath(to: $0, from: folder) : $0 }
      let more = names.count > shown.count ? ", … (\(names.count))" : ""
      return "left out: \(reason): \(shown.joined(separator: ", "))\(more)"
    }
  }
}
