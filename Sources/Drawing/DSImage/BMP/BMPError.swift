/// Why a file was not accepted as a BMP, and at which byte.
package typealias BMPError = PictureFileError<BMPCause>

/// What can be wrong with a BMP.
package enum BMPCause: PictureFileCause {
  /// The file is larger than such files may be.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The first bytes are not those of a BMP.
  case notBMP
  /// The file ends before the picture does.
  case cutShort
  /// A field of the header describes no picture.
  case badHeader(field: String)
  /// The header promises a longer side, or more pixels, than such pictures may have.
  case tooManyPixels(width: Int, height: Int, side: Int, limit: Int)
  /// A valid picture, but of a kind that is not read.
  case unreadKind(String)
  /// A pixel has a colour that the palette does not.
  case paletteIndex(index: Int, colors: Int)
  /// A run of compressed pixels leads out of the picture.
  case badRun

  package static let code = "bad-bmp"

  package var message: String {
    switch self {
    case .fileTooLarge(let bytes, let limit): Self.tooLarge(bytes: bytes, limit: limit)
    case .notBMP: "this is not a BMP file"
    case .cutShort: "the file ends before the picture does"
    case .badHeader(let field): "the header describes no picture: its \(field) is impossible"
    case .tooManyPixels(let width, let height, let side, let limit):
      Self.tooMany("the header", width, height, side: side, limit: limit)
    case .unreadKind(let kind): "this kind of BMP is not supported: \(kind)"
    case .paletteIndex(let index, let colors): "a pixel has colour \(index) of a palette of \(colors), counted from 0"
    case .badRun: "the compressed pixels are damaged: a run leads out of the picture"
    }
  }

  package var hint: String? {
    switch self {
    case .fileTooLarge, .tooManyPixels: Self.shrink
    case .notBMP: "export the picture as a BMP or PNG"
    case .unreadKind: "export the picture as a BMP of 24 or 32 bits a pixel, or as a PNG"
    case .cutShort, .badHeader, .paletteIndex, .badRun: Self.restore
    }
  }
}
