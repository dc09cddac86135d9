import DSDiagnostics

/// Why a file was not accepted as a PNG, and at which byte.
package typealias PNGError = PictureFileError<PNGCause>

/// What can be wrong with a PNG.
package enum PNGCause: PictureFileCause {
  /// The file cannot be read, for a reason of the machine's.
  case unreadable(String)
  /// The file is larger than such files may be.
  case fileTooLarge(bytes: Int, limit: Int)
  /// The first eight bytes are not those of a PNG; `looksLike` names the kind of file if it is known.
  case notPNG(looksLike: String?)
  /// Git LFS has not fetched the file and left its pointer there.
  case lfsPointer
  /// The file ends before its end chunk.
  case cutShort
  /// A chunk declares that it is longer than the rest of the file.
  case chunkTooLong(name: String, length: Int, remaining: Int)
  /// A chunk's name is not four letters.
  case badChunkName
  /// A chunk's checksum does not fit its bytes.
  case badChecksum(chunk: String)
  /// A chunk is in a place where it is not allowed, or occurs twice.
  case misplacedChunk(name: String)
  /// A chunk that a picture needs is missing.
  case missingChunk(name: String)
  /// A chunk's length does not fit its kind.
  case badChunkLength(name: String, length: Int)
  /// A chunk of a kind that is not read.
  case unknownChunk(name: String)
  /// The file holds several pictures.
  case animated
  /// The header describes no picture.
  case badHeader
  /// The header promises a longer side, or more pixels, than such pictures may have.
  case tooManyPixels(width: Int, height: Int, side: Int, limit: Int)
  /// A valid picture, but of a kind that is never written here.
  case notABaseline(what: String)
  /// A valid picture, but of a kind that is not compared in all its detail.
  case notCompared(what: String)
  /// The compressed data cannot be read.
  case corruptData(detail: String?)
  /// The compressed data hold fewer pixels than the header promises.
  case tooLittleData
  /// The compressed data hold more than the header promises.
  case tooMuchData
  /// A row is filtered in a way that does not exist.
  case badFilter(number: Int)
  /// A pixel has a colour that the palette does not.
  case paletteIndex(index: Int, colors: Int)
  /// Bytes follow the end chunk.
  case trailingBytes(count: Int)
  /// There is no memory for the decoder.
  case noMemory

  package static let code = "bad-png"

  package var message: String {
    switch self {
    case .unreadable(let message): message
    case .fileTooLarge(let bytes, let limit): Self.tooLarge(bytes: bytes, limit: limit)
    case .notPNG(let kind?): "this is not a PNG file, it looks like \(kind)"
    case .notPNG(nil): "this is not a PNG file"
    case .lfsPointer: "this is a pointer of Git LFS, expected a PNG file"
    case .cutShort: "the file ends before the picture does"
    case .chunkTooLong(let name, let length, let remaining):
      "chunk \(name) claims \(length) bytes, but only \(remaining) are left in the file"
    case .badChunkName: "expected the name of a chunk, four letters"
    case .badChecksum(let chunk): "the checksum of chunk \(chunk) does not fit its content"
    case .misplacedChunk(let name): "chunk \(name) is not allowed at this place"
    case .missingChunk(let name): "the picture has no chunk \(name)"
    case .badChunkLength(let name, let length): "chunk \(name) cannot have \(length) bytes"
    case .unknownChunk(let name): "unknown chunk \(name)"
    case .animated: "this is an animated PNG; only still pictures are read"
    case .badHeader: "the header (IHDR) describes no kind of picture that exists"
    case .tooManyPixels(let width, let height, let side, let limit):
      Self.tooMany("the header (IHDR)", width, height, side: side, limit: limit)
    case .notCompared(let what): "\(what) is not compared sample by sample"
    case .notABaseline(let what): "\(what) is never written here, so this file is not a baseline"
    case .corruptData(let detail?): "the compressed pixels are damaged: \(detail)"
    case .corruptData(nil): "the compressed pixels are damaged"
    case .tooLittleData: "there are fewer pixels than the header (IHDR) promises"
    case .tooMuchData: "there are more pixels than the header (IHDR) promises"
    case .badFilter(let number): "a row has filter \(number); only 0 to 4 exist"
    case .paletteIndex(let index, let colors):
      "a pixel has colour \(index) of a palette of \(colors), counted from 0"
    case .trailingBytes(let count): "\(count) bytes follow the end of the picture"
    case .noMemory: "there is not enough memory to decode the picture"
    }
  }

  package var hint: String? {
    switch self {
    case .notPNG, .animated: "export the picture as a still PNG"
    case .tooManyPixels, .fileTooLarge: Self.shrink
    case .lfsPointer: GitLFSPointer.hint
    case .notCompared: "export the pictures without interlacing"
    case .unknownChunk: "export the picture without extras"
    case .cutShort, .chunkTooLong, .badChecksum, .corruptData, .tooLittleData, .trailingBytes:
      Self.restore
    case .notABaseline, .badChunkName, .misplacedChunk, .missingChunk, .badChunkLength, .badHeader, .tooMuchData,
      .badFilter,
      .paletteIndex, .noMemory, .unreadable:
      nil
    }
  }
}
