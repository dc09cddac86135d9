import DSDiagnostics
import DSImage
import DSReport
import DSSVG

/// The pixels of the regions that differ, as the page shows them at high zoom: browsers refuse pages from a disk to read
/// those of pictures.
///
/// A row is a region (x, y, width, height) and, in base64, a PNG file of twice its height: what was expected, and below
/// it what is there now; pixels outside of a picture are transparent. Of a small region it is the pixels themselves, as
/// red, green, blue and alpha, and the row ends with 1.
enum ShotValues {
  /// Packing fewer pixels takes longer than it spares.
  private static let packedPixels = 32

  /// The regions as JSON, those first that come first, of at most `Limits.valuePixels` pixels and some bytes in all; of
  /// one that is larger than what is left, the upper rows. Nil if all are left out.
  static func json(
    actual: Bitmap, expected: Bitmap, regions: [PixelRegion], encoder: PNGEncoder, bytes: Int
  ) -> [UInt8]? {
    var pixels = Limits.valuePixels
    var bytes = bytes
    var json: [UInt8] = []
    for var region in regions where region.width > 0 {
      region.height = min(region.height, pixels / region.width)
      while region.height > 0 {
        let picture = both(expected, actual, in: region)
        let isPlain = region.width * region.height <= packedPixels
        let text = base64(isPlain ? plain(picture) : encoder.encode(picture))
        if text.count <= bytes {
          pixels -= region.width * region.height
          bytes -= text.count
          let place = [region.x, region.y, region.width, region.height].map(String.init).joined(separator: ",")
          json += Array("\(json.isEmpty ? "[" : ",")[\(place),\"".utf8) + text + Array((isPlain ? "\",1]" : "\"]").utf8)
          break
        }
        region.height /= 2
      }
    }
    return json.isEmpty ? nil : json + [UInt8(ascii: "]")]
  }

  private static func plain(_ picture: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(picture.pixels.count * 4)
    for pixel in picture.pixels {
      for shift in [16, 8, 0, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
    }
    return bytes
  }

  private static func both(_ upper: Bitmap, _ lower: Bitmap, in region: PixelRegion) -> Bitmap {
    var both = Bitmap(width: region.width, height: 2 * region.height)
    for (part, picture) in [upper, lower].enumerated() {
      let columns = min(region.width, picture.width - region.x)
      let rows = min(region.height, picture.height - region.y)
      guard columns > 0, rows > 0 else { continue }
      for row in 0..<rows {
        let from = (region.y + row) * picture.width + region.x
        let to = (part * region.height + row) * region.width
        both.pixels.replaceSubrange(to..<to + columns, with: picture.pixels[from..<from + columns])
      }
    }
    return both
  }
}
