/// Why a file was not accepted as a TIFF, and at which byte.
package typealias TIFFError = PictureFileError<TIFFCause>

/// What can be wrong with a TIFF.
package enum TIFFCause: PictureFileCause {
  /// The file is larger than such files may be.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The first bytes are not those of a TIFF.
  case notTIFF
  /// The file ends before the picture does.
  case cutShort
  /// A tag that a picture needs is missing.
  case missingTag(String)
  /// A tag has values that describe no picture.
  case badTag(String)
  /// The tags promise a longer side, or more pixels, than such pictures may have.
  case tooManyPixels(width: Int, height: Int, side: Int, limit: Int)
  /// The file holds several pictures of full resolution.
  case severalPages
  /// A valid picture, but of a kind that is not read.
  case unreadKind(String)
  /// A valid picture, whose compression loses something or is not in the installed libtiff.
  case unreadCompression(String)
  /// The pixels have four inks, and which colours those give is a matter of the press.
  case fourInks
  /// A pixel is brighter than its alpha allows, although its colour is multiplied by it.
  case brightPixel
  /// The pixels cannot be read, in libtiff's words.
  case corruptData(detail: String)
  /// There is no memory for the decoder.
  case noMemory

  package static let code = "bad-tiff"

  package var message: String {
    switch self {
    case .fileTooLarge(let bytes, let limit): Self.tooLarge(bytes: bytes, limit: limit)
    case .notTIFF: "this is not a TIFF file"
    case .cutShort: "the file ends before the picture does"
    case .missingTag(let name): "the picture has no tag \(name)"
    case .badTag(let name): "tag \(name) has a value that describes no picture"
    case .tooManyPixels(let width, let height, let side, let limit):
      Self.tooMany("the directory", width, height, side: side, limit: limit)
    case .severalPages: "this is a TIFF of several pages; only single pictures are read"
    case .unreadKind(let kind): "this kind of TIFF is not supported: \(kind)"
    case .unreadCompression(let name): "this kind of TIFF is not supported: compression \(name)"
    case .fourInks: "the picture is CMYK, which is not a colour space for screens"
    case .brightPixel: "a pixel is brighter than its alpha, by which the file says that it is multiplied"
    case .corruptData(let detail): "the compressed pixels are damaged: \(detail)"
    case .noMemory: "there is not enough memory to decode the picture"
    }
  }

  package var hint: String? {
    switch self {
    case .fileTooLarge, .tooManyPixels: Self.shrink
    case .notTIFF: "export the picture as a TIFF or PNG"
    case .severalPages: "export each page as a TIFF or PNG of its own"
    case .unreadKind: "export the picture in RGB or grey, of 8 or 16 bits a sample, or as a PNG"
    case .unreadCompression: "export the picture with LZW, Deflate or no compression, or as a PNG"
    case .fourInks: "export the picture in RGB"
    case .brightPixel: "export the picture with unassociated alpha, or as a PNG"
    case .cutShort, .missingTag, .badTag, .corruptData: Self.restore
    case .noMemory: nil
    }
  }
}
