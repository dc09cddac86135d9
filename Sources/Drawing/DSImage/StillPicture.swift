package import DSDiagnostics

/// Why a picture file cannot be compared.
package struct PictureError: Error, Sendable {
  /// The problem as an author sees it.
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Runs a reader of one format, whose errors become those of any picture.
func reading<Format, Value>(
  _ read: () throws(PictureFileError<Format>) -> Value
) throws(PictureError) -> Value {
  do throws(PictureFileError<Format>) { return try read() } catch { throw PictureError(error.diagnostic) }
}

extension PictureKind {
  /// The kind of a file that is to be compared. Files of other kinds count as PNGs, whose reader reports what is wrong with
  /// them.
  init(compared bytes: some PNGBytes, file: String) throws(PictureError) {
    switch try reading({ () throws(PNGError) in try PictureKind(bytes) }) {
    case let kind? where kind.isCompared: self = kind
    case .animatedWebP: throw PictureError(WebPError(.animated, at: 0, file: file).diagnostic)
    case .multiPageTIFF: throw PictureError(TIFFError(.severalPages, at: 0, file: file).diagnostic)
    default: self = .png
    }
  }
}

/// A picture of any kind that is compared, as a whole.
package struct StillPicture: Sendable {
  /// Its pixels in 8 bits a sample.
  package private(set) var bitmap: Bitmap
  /// Red, green, blue and alpha of every pixel, 16 bits each; nil for a picture of at most 8 bits a sample.
  package private(set) var samples: [UInt16]?
  /// What the file says about its colours.
  package let colors: StatedColors

  /// Reads a file; its content decides what it is.
  /// - Parameter keepsHidden: whether wholly transparent pixels keep their colours.
  package init(_ bytes: [UInt8], keepsHidden: Bool, file: String) throws(PictureError) {
    switch try PictureKind(compared: bytes, file: file) {
    case .jpeg:
      bitmap = try reading { () throws(JPEGError) in try decodeJPEG(bytes, bounds: .compared, file: file) }
    case .webp:
      bitmap = try reading { () throws(WebPError) in
        try decodeWebP(bytes, bounds: .compared, keepsHidden: keepsHidden, file: file)
      }
    case .tiff:
      let picture = try reading { () throws(TIFFError) in
        try decodeTIFF(bytes, bounds: .compared, keepsHidden: keepsHidden, file: file)
      }
      (bitmap, samples) = (picture.bitmap, picture.samples)
    case .bmp:
      let picture = try reading { () throws(BMPError) in
        try decodeBMP(bytes, bounds: .compared, keepsHidden: keepsHidden, file: file)
      }
      (bitmap, samples) = (picture.bitmap, picture.samples)
    default:
      (bitmap, samples) = try reading { () throws(PNGError) in
        let bitmap =
          try keepsHidden
          ? decodePNGWithHiddenColors(bytes, file: file)
          : decodePNG(bytes, policy: .asset, bounds: .compared, file: file)
        return (bitmap, try PNGDetail(bytes, file: file).samples)
      }
    }
    colors = try StatedColors(bytes, file: file)
  }

  /// Converts the colours to sRGB; alpha stays.
  package mutating func convert(_ conversion: SRGBConversion) throws(PictureError) {
    if let deep = samples {
      samples = try conversion.converted(samples: deep)
      bitmap = Bitmap(width: bitmap.width, height: bitmap.height, samples: samples ?? deep)
    } else {
      bitmap.pixels = try conversion.converted(pixels: bitmap.pixels)
    }
  }
}

/// Checks that a file is whole, without comparing it: the chunks of a PNG, and the pixels of the other kinds, which have no
/// checksums.
package func checkPicture(_ bytes: some PNGBytes, file: String) throws(PictureError) {
  switch try PictureKind(compared: bytes, file: file) {
  case .png:
    // Not by `reading`: Swift 6.2 crashes on a closure without a result there.
    do throws(PNGError) { try checkPNG(bytes, file: file) } catch { throw PictureError(error.diagnostic) }
  default: _ = try StillPicture(try whole(bytes), keepsHidden: false, file: file)
  }
}

/// The bytes of a file that is decoded as a whole. Of a file that is too large they are more than it may have, so that its
/// reader refuses it.
func whole(_ bytes: some PNGBytes) throws(PictureError) -> [UInt8] {
  try reading { () throws(PNGError) in try bytes.bytes(in: 0..<min(bytes.count, Limits.imageFileBytes + 1)) }
}
