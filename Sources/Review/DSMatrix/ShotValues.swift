import DSDiagnostics
import DSImage
import DSJSON
import DSReport
import DSSVG

/// The pixels of the regions that differ, as the page shows them at high zoom: browsers refuse pages from a disk to read
/// those of pictures.
///
/// A row is a region (x, y, width, height) and, in base64, a PNG file of twice its height: what was expected, and below
/// it what is there now; pixels outside of a picture are transparent.
enum ShotValues {
  /// The regions as JSON, those first that come first, of at most `Limits.valuePixels` pixels and some bytes in all; of
  /// one that is larger than what is left, the upper rows. Nil where all are left out.
  static func json(
    actual: Bitmap, expected: Bitmap, regions: [PixelRegion], encoder: PNGEncoder, bytes: Int
  ) -> [UInt8]? {
    var pixels = Limits.valuePixels
    var bytes = bytes
    var packed: [(region: PixelRegion, file: String)] = []
    for var region in regions where region.width > 0 {
      region.height = min(region.height, pixels / region.width)
      while region.height > 0 {
        let file = base64(encoder.encode(both(expected, actual, in: region)))
        if file.utf8.count <= bytes {
          pixels -= region.width * region.height
          bytes -= file.utf8.count
          packed.append((region, file))
          break
        }
        region.height /= 2
      }
    }
    guard !packed.isEmpty else { return nil }
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for (region, file) in packed {
        json.array { json in
          for number in [region.x, region.y, region.width, region.height] { json.value(number) }
          json.value(file)
        }
      }
    }
    return json.bytes
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
