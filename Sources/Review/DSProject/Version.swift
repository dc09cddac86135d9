/// The version of the program.
package enum Version {
  /// By semantic versioning: that of the first heading of `CHANGELOG.md`.
  package static let number = "0.2.0"
  /// The program's name and version.
  package static let text = "dsrender " + number
}
