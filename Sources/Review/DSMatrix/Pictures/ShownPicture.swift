import DSDiagnostics
import DSDiff
import DSFiles
import DSImage
import DSProject
import DSReport

/// A picture that another program made, as a run shows it: a PNG file, whatever file it is.
struct ShownPicture {
  /// The bytes of the file itself.
  let file: [UInt8]
  /// The PNG file that shows it: the file itself, if it is one.
  let png: [UInt8]
  /// Its size.
  let size: PixelSize
  /// What stands for the picture in decisions: of a PNG the hash of its file, of any other kind that of its pixels.
  let hash: PixelHash

  /// Reads a picture that can be decoded.
  init(_ path: String) throws(RunError) {
    let file: [UInt8]
    do throws(FileError) { file = try readFile(path, limit: Limits.comparedFileBytes) } catch {
      throw .badInput([error.diagnostic(at: SourceLocation(file: path))])
    }
    if let size = pngSize(file) {
      let hash = contentHash(file)
      self.init(
        file: file, png: file, size: PixelSize(width: size.width, height: size.height),
        hash: PixelHash(high: hash.high, low: hash.low))
      return
    }
    do throws(PictureError) {
      let bitmap = try StillPicture(file, keepsHidden: false, file: path).bitmap
      self.init(
        file: file, png: encodePNG(bitmap), size: PixelSize(width: bitmap.width, height: bitmap.height),
        hash: bitmap.pixelHash)
    } catch { throw .badInput([error.diagnostic]) }
  }

  private init(file: [UInt8], png: [UInt8], size: PixelSize, hash: PixelHash) {
    (self.file, self.png, self.size, self.hash) = (file, png, size, hash)
  }
}
