package import DSDiagnostics

/// What can be wrong with a file of one picture format: the causes, apart from their wording.
package protocol PictureFileCause: Hashable, Sendable {
  /// What the diagnostics of the format are called, such as `bad-png`.
  static var code: String { get }
  /// What is wrong, in one sentence without a full stop.
  var message: String { get }
  /// What an author may do; nil if there is nothing, or if the message contains it.
  var hint: String? { get }
}

extension PictureFileCause {
  /// The hint for a file that does not follow the rules of its format.
  static var restore: String { "the file was damaged after it was written; restore it, or export the picture again" }

  /// The hint for a file or a picture that is too large.
  static var shrink: String { "export the picture in a smaller size" }

  /// The message for a file that is larger than such files may be.
  static func tooLarge(bytes: Int, limit: Int) -> String {
    "the file has \(bytes) bytes; a picture file can have at most \(limit)"
  }

  /// The message for a header that promises a longer side, or more pixels, than such pictures may have.
  static func tooMany(_ header: String, _ width: Int, _ height: Int, side: Int, limit: Int) -> String {
    "\(header) claims \(width) × \(height) pixels; a picture can have at most \(side) a side and \(limit) in all"
  }
}

/// Why a file was not accepted as a picture of a format, and at which byte.
package struct PictureFileError<Format: PictureFileCause>: Error, Hashable, Sendable {
  /// The causes of the format.
  package typealias Cause = Format

  /// What is wrong.
  package var cause: Cause
  /// The byte at which it was noticed, from 0; of damaged pixels that at which they begin.
  package var offset: Int
  /// The file as the user knows it.
  package var file: String

  /// An error at a byte of a file.
  package init(_ cause: Cause, at offset: Int, file: String) {
    self.cause = cause
    self.offset = offset
    self.file = file
  }

  /// The problem as an author sees it; the file is its location, the byte is in the message.
  package var diagnostic: Diagnostic {
    Diagnostic(
      Cause.code, "\(cause.message) (at byte \(offset))", at: SourceLocation(file: file), hint: cause.hint)
  }
}
