import TestFolder

/// A folder that tests build packages in, one after the other, and that stays, so that a second run has little to build.
enum BuildFolder: String {
  /// For packages that are read as Linux reads them.
  case plain = "package-tests"
  /// For those that are read as for a phone: dsrender's own modules are others there, and in one folder each reading
  /// would replace those of the other.
  case phone = "package-tests-phone"

  /// Where it lies.
  var path: String { Repository.path + "/.build/" + rawValue }

  /// The program of the package that was built in it last.
  var program: String { path + "/dsrender" }
}
