import TestFolder

/// A folder that tests build packages in, one after the other, and that stays, so that a second run has little to build.
enum BuildFolder: String {
  /// For `swift package dsrender`.
  case previews = "package-tests"
  /// For what packages build by themselves.
  case clients = "package-tests-clients"

  /// Where it lies.
  var path: String { Repository.path + "/.build/" + rawValue }

  /// The program of the package that was built in it last.
  var program: String { path + "/dsrender" }
}
