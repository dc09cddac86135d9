/// Writes BMP files.
struct BMPMaker {
  var width = 2
  var height = 2
  var bits = 24
  /// Bytes of the header: 12, 40, 52, 56, 64, 108 or 124.
  var header = 40
  var compression = 0
  var colorsStated = 0
  /// Red, green, blue and maybe alpha, in the header or after it.
  var masks: [Int] = []
  /// Blue, green and red of each colour.
  var palette: [[UInt8]] = []
  /// Fields of the headers of version 4 and 5, by their places in the file.
  var fields: [Int: Int] = [:]

  /// The file with these bytes as its pixels, and others after them.
  func file(_ pixels: [UInt8], then rest: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8]
    if header == 12 {
      bytes = number(12, 4) + number(width, 2) + number(height, 2) + number(1, 2) + number(bits, 2)
    } else {
      bytes = number(header, 4) + number(width, 4) + number(height, 4) + number(1, 2) + number(bits, 2)
      bytes += number(compression, 4) + number(0, 4) + number(0, 4) + number(0, 4) + number(colorsStated, 4)
      bytes += number(0, 4) + masks.flatMap { number($0, 4) }
      bytes += [UInt8](repeating: 0, count: max(0, header - bytes.count))
    }
    for (place, value) in fields { bytes.replaceSubrange(place - 14..<place - 10, with: number(value, 4)) }
    bytes += palette.flatMap { header == 12 ? $0 : $0 + [0] }
    let size = 14 + bytes.count + pixels.count
    return Array("BM".utf8) + number(size, 4) + number(0, 4) + number(14 + bytes.count, 4) + bytes + pixels + rest
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
