import TestFolder

extension Repository {
  /// What a package's manifest names to depend on this repository. By its folder, so that all packages of the tests, and the
  /// project, share one build of it; `scripts/prove version` has it fetched from an address, as users do.
  static let dependency = ".package(name: \"dsrender\", path: \"\(path)\")"
  /// The same as manifests before 5.2 write it.
  static let oldestDependency = ".package(path: \"\(path)\")"
}
