package import DSDiagnostics

/// Why a picture file cannot be compared.
package struct PictureError: Error, Sendable {
  /// The problem as an author sees it.
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension PictureKind {
  /// The kind of a file that is to be compared. Files of other kinds count as PNGs, whose reader reports what is wrong with
  /// them.
  init(compared bytes: some PNGBytes, file: String) throws(PictureError) {
    var kind: PictureKind?
    do throws(PNGError) { kind = try PictureKind(bytes) } catch { throw PictureError(error.diagnostic) }
    switch kind {
    case .jpeg: self = .jpeg
    case .webp: self = .webp
    case .animatedWebP: throw PictureError(WebPError(.animated, at: 0, file: file).diagnostic)
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
      do throws(JPEGError) { bitmap = try decodeJPEG(bytes, bounds: .compared, file: file) } catch {
        throw PictureError(error.diagnostic)
      }
    case .webp:
      do throws(WebPError) {
        bitmap = try decodeWebP(bytes, bounds: .compared, keepsHidden: keepsHidden, file: file)
      } catch { throw PictureError(error.diagnostic) }
    default:
      do throws(PNGError) {
        bitmap =
          try keepsHidden
          ? decodePNGWithHiddenColors(bytes, file: file)
          : decodePNG(bytes, policy: .asset, bounds: .compared, file: file)
        samples = try PNGDetail(bytes, file: file).samples
      } catch { throw PictureError(error.diagnostic) }
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

extension Bitmap {
  /// A picture of samples of 16 bits, rounded to 8.
  fileprivate init(width: Int, height: Int, samples: [UInt16]) {
    func byte(_ sample: UInt16) -> UInt32 { (UInt32(sample) * 255 + 32_767) / 65_535 }
    let pixels = stride(from: 0, to: samples.count, by: 4).map { place -> UInt32 in
      let alpha = byte(samples[place + 3])
      if alpha == 0 { return 0 }
      return alpha << 24 | byte(samples[place]) << 16 | byte(samples[place + 1]) << 8 | byte(samples[place + 2])
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

/// Checks that a file is whole, without comparing it: the chunks of a PNG, and the pixels of a JPEG or WebP, which have no
/// checksums.
package func checkPicture(_ bytes: some PNGBytes, file: String) throws(PictureError) {
  switch try PictureKind(compared: bytes, file: file) {
  case .jpeg, .webp:
    _ = try StillPicture(try whole(bytes), keepsHidden: false, file: file)
  default:
    do throws(PNGError) { try checkPNG(bytes, file: file) } catch { throw PictureError(error.diagnostic) }
  }
}

/// The bytes of a file that is decoded as a whole. Of a file that is too large they are more than it may have, so that its
/// reader refuses it.
func whole(_ bytes: some PNGBytes) throws(PictureError) -> [UInt8] {
  do throws(PNGError) { return try bytes.bytes(in: 0..<min(bytes.count, Limits.imageFileBytes + 1)) } catch {
    throw PictureError(error.diagnostic)
  }
}
