package import DSDiagnostics

/// Why a file was not accepted as a WebP, and at which byte.
package struct WebPError: Error, Hashable, Sendable {
  /// The causes, apart from their wording.
  package enum Cause: Hashable, Sendable {
    /// The file is larger than such files may be.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The first bytes are not those of a WebP.
    case notWebP
    /// The file ends before the picture does.
    case cutShort
    /// A chunk claims more bytes than the file says it has.
    case badLength(chunk: String)
    /// The chunks end, or begin, without a picture.
    case missingImage
    /// The header of the picture describes none.
    case badHeader(chunk: String)
    /// The header promises a longer side, or more pixels, than such pictures may have.
    case tooManyPixels(width: Int, height: Int, side: Int, limit: Int)
    /// The file holds several pictures.
    case animated
    /// The pixels cannot be read.
    case corruptData
    /// There is no memory for the decoder.
    case noMemory
  }

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
    Diagnostic("bad-webp", "\(message) (at byte \(offset))", at: SourceLocation(file: file), hint: hint)
  }

  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch cause {
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes; a picture file can have at most \(limit)"
    case .notWebP: "this is not a WebP file"
    case .cutShort: "the file ends before the picture does"
    case .badLength(let chunk): "chunk \(chunk) claims more bytes than are left in the file"
    case .missingImage: "the file has no picture; expected a chunk VP8, VP8L or VP8X"
    case .badHeader(let chunk): "the header in chunk \(chunk) describes no kind of picture that exists"
    case .tooManyPixels(let width, let height, let side, let limit):
      "the header claims \(width) × \(height) pixels; a picture can have at most \(side) a side and \(limit) in all"
    case .animated: "this is an animated WebP; only still pictures are read"
    case .corruptData: "the compressed pixels are damaged"
    case .noMemory: "there is not enough memory to decode the picture"
    }
  }

  private var hint: String? {
    switch cause {
    case .fileTooLarge, .tooManyPixels: "export the picture in a smaller size"
    case .notWebP: "export the picture as a WebP or PNG"
    case .animated: "export one frame as a still WebP or PNG"
    case .cutShort, .badLength, .missingImage, .corruptData:
      "the file was damaged after it was written; restore it or export the picture again"
    case .badHeader, .noMemory: nil
    }
  }
}
