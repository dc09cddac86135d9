import DSDiagnostics
import DSImage

/// Reads a picture file of any kind that is compared, and converts its colours.
func readStillPicture(_ input: [UInt8], file: String) -> FuzzEnd {
  do throws(PictureError) {
    guard let kind = try? PictureKind(input), kind.isCompared else { return .refused }
    var picture = try StillPicture(input, keepsHidden: false, file: file)
    if let conversion = try SRGBConversion.make(from: picture.colors, file: file) { try picture.convert(conversion) }
    let bitmap = picture.bitmap
    guard bitmap.pixels.count == bitmap.width * bitmap.height else { return .wrong("too few pixels") }
    if let samples = picture.samples, samples.count != 4 * bitmap.pixels.count { return .wrong("too few samples") }
    return bitmap.pixels.contains { $0 < 0x0100_0000 && $0 != 0 }
      ? .wrong("a transparent pixel with a colour") : .read
  } catch {
    return error.diagnostic.message.isEmpty ? .wrong("refused without a reason") : .refused
  }
}

/// The beginning of a profile of red, green and blue; most are damaged, as all tags are missing.
func fuzzProfile(_ chance: inout FuzzChance) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 132)
  bytes.replaceSubrange(2..<4, with: [0, 132])
  bytes.replaceSubrange(8..<24, with: [4, 0x30, 0, 0] + Array("mntrRGB XYZ ".utf8))
  bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
  bytes[131] = UInt8(chance.field(0, bytes: 1))
  return bytes
}
