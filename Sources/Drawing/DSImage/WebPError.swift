/// Why a file was not accepted as a WebP, and at which byte.
package typealias WebPError = PictureFileError<WebPCause>

/// What can be wrong with a WebP.
package enum WebPCause: PictureFileCause {
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

  package static let code = "bad-webp"

  package var message: String {
    switch self {
    case .fileTooLarge(let bytes, let limit): Self.tooLarge(bytes: bytes, limit: limit)
    case .notWebP: "this is not a WebP file"
    case .cutShort: "the file ends before the picture does"
    case .badLength(let chunk): "chunk \(chunk) claims more bytes than are left in the file"
    case .missingImage: "the file has no picture; expected a chunk VP8, VP8L or VP8X"
    case .badHeader(let chunk): "the header in chunk \(chunk) describes no kind of picture that exists"
    case .tooManyPixels(let width, let height, let side, let limit):
      Self.tooMany("the header", width, height, side: side, limit: limit)
    case .animated: "this is an animated WebP; only still pictures are read"
    case .corruptData: "the compressed pixels are damaged"
    case .noMemory: "there is not enough memory to decode the picture"
    }
  }

  package var hint: String? {
    switch self {
    case .fileTooLarge, .tooManyPixels: Self.shrink
    case .notWebP: "export the picture as a WebP or PNG"
    case .animated: "export one frame as a still WebP or PNG"
    case .cutShort, .badLength, .missingImage, .corruptData:
      Self.restore
    case .badHeader, .noMemory: nil
    }
  }
}
