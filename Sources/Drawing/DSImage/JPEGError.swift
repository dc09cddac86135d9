import DSDiagnostics

/// Why a file was not accepted as a JPEG, and at which byte.
package typealias JPEGError = PictureFileError<JPEGCause>

/// What can be wrong with a JPEG.
package enum JPEGCause: PictureFileCause {
  /// The file is larger than such files may be.
  case fileTooLarge(bytes: Int)
  /// The first bytes are not those of a JPEG.
  case notJPEG
  /// The file ends before the picture does.
  case cutShort
  /// A part does not begin where the one before ends.
  case badMarker
  /// A part's length does not fit its content.
  case badLength
  /// The pixels begin before a header has given their number.
  case missingHeader
  /// The header describes no picture.
  case badHeader
  /// The header promises a longer side, or more pixels, than such pictures may have.
  case tooManyPixels(width: Int, height: Int, side: Int, limit: Int)
  /// A valid picture, but of a kind that is not read.
  case unreadKind(String)
  /// The pixels have four inks, and which colours those give is a matter of the press.
  case fourInks
  /// The pixels cannot be read, in libjpeg's words.
  case corruptData(detail: String)
  /// There is no memory for the decoder.
  case noMemory

  package static let code = "bad-jpeg"

  package var message: String {
    switch self {
    case .fileTooLarge(let bytes): Self.tooLarge(bytes: bytes, limit: Limits.imageFileBytes)
    case .notJPEG: "this is not a JPEG file"
    case .cutShort: "the file ends before the picture does"
    case .badMarker: "expected a part of the file, which begins with the byte FF"
    case .badLength: "the length of a part does not fit its content"
    case .missingHeader: "the pixels begin before a header (SOF) says how many there are"
    case .badHeader: "the header (SOF) describes no kind of picture that exists"
    case .tooManyPixels(let width, let height, let side, let limit):
      Self.tooMany("the header (SOF)", width, height, side: side, limit: limit)
    case .unreadKind(let kind): "this kind of JPEG is not supported: \(kind); save it as baseline or progressive"
    case .fourInks: "the picture is CMYK, which is not a colour space for screens"
    case .corruptData(let detail): "the compressed pixels are damaged: \(detail)"
    case .noMemory: "there is not enough memory to decode the picture"
    }
  }

  package var hint: String? {
    switch self {
    case .fileTooLarge, .tooManyPixels: Self.shrink
    case .notJPEG: "export the picture as a JPEG or PNG"
    case .unreadKind: "export the picture as a baseline JPEG of 8 bits a sample, or as a PNG"
    case .fourInks: "export the picture in RGB"
    case .cutShort, .badMarker, .badLength, .missingHeader, .corruptData:
      Self.restore
    case .badHeader, .noMemory: nil
    }
  }
}
