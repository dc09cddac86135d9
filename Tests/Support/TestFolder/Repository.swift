/// The checkout that the tests were built in.
package enum Repository {
  /// Its folder, absolute and without a slash at the end.
  package static let path = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
}
