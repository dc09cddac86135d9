extension Mirror {
  /// The targets that code may be left out of: all but dsrender's.
  private var ownTargets: [SourceTarget] {
    ([package] + packages).filter { $0.folder != dsrender }.flatMap(\.targets)
  }

  /// The target that a source, or a file that is written beside its sources, belongs to.
  func target(of path: String) -> SourceTarget? {
    let targets = ownTargets
    return targets.first { $0.files.contains { $0.path == path } }
      ?? targets.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
  }

  /// The Swift sources of the target that a source belongs to.
  func siblings(of path: String) -> [String] {
    ownTargets.first { $0.files.contains { $0.path == path } }.map(sources) ?? []
  }

  /// The Swift sources of a target.
  func sources(of target: SourceTarget) -> [String] { target.files.map(\.path).filter(sourceFiles.contains) }

  /// The targets that depend on one, each of which is built of Swift sources.
  func dependents(of target: SourceTarget) -> [SourceTarget] {
    ownTargets.filter { $0.isSwift && [.library, .program].contains($0.kind) }
      .filter { $0.recursiveDependencies.contains { $0.id == target.id } }
  }
}
