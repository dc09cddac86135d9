/// Why nothing could be drawn, with the exit code that `dsrender` has for it.
struct Failure: Error {
  static let badInput: Int32 = 65
  static let internalError: Int32 = 70

  /// What to say; nil where all is said.
  var message: String?
  var status = badInput
}
