/// The version of the program.
package enum Version {
  /// By semantic versioning.
  package static let number = "0.1.0"
  /// The program's name and version.
  package static let text = "dsrender " + number
}
