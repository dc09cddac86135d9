/// Why nothing could be drawn, with the exit code that `dsrender` has for it.
struct Failure: Error {
  static let badInput: Int32 = 65
  static let internalError: Int32 = 70

  /// The message; nil if it was printed already.
  var message: String?
  var status = badInput
}
