import DSImage

/// Writes TIFF files of samples in strips, tiles or planes, without compression, in either byte order.
struct TIFFMaker {
  var width = 3
  var height = 2
  var bits = 8
  var samples = 3
  var photometric = 2
  var isLittle = true
  var isBig = false
  /// Rows of a strip, or the sides of tiles.
  var rowsPerStrip = 100
  var tile: (width: Int, height: Int)?
  var arePlanes = false
  /// Further tags, or others in place of the usual ones.
  var tags: [Int: (type: Int, values: [Int])] = [:]
  /// Tags that are left out.
  var without: Set<Int> = []
  /// Tags of further directories, without pixels of their own.
  var furtherPages: [[Int: (type: Int, values: [Int])]] = []

  /// The file, whose samples are given pixel by pixel.
  func file(_ values: [Int]) -> [UInt8] {
    let (partWidth, partHeight) = tile ?? (width, min(rowsPerStrip, height))
    let (across, down) = ((width + partWidth - 1) / partWidth, (height + partHeight - 1) / partHeight)
    var parts: [[UInt8]] = []
    for plane in 0..<(arePlanes ? samples : 1) {
      for part in 0..<across * down {
        let (x, y) = (part % across * partWidth, part / across * partHeight)
        let rows = tile == nil ? min(partHeight, height - y) : partHeight
        parts.append((y..<y + rows).flatMap { row(values, $0, x..<x + partWidth, arePlanes ? plane : nil) })
      }
    }
    var bytes = Array((isLittle ? "II" : "MM").utf8) + number(isBig ? 43 : 42, 2)
    if isBig { bytes += number(8, 2) + number(0, 2) }
    let link = bytes.count
    bytes += number(0, isBig ? 8 : 4)
    var offsets: [Int] = []
    for part in parts {
      offsets.append(bytes.count)
      bytes += part + (part.count % 2 == 0 ? [] : [0])
    }
    var all = tags.merging(usualTags(offsets, parts.map(\.count))) { own, _ in own }
    for tag in without { all[tag] = nil }
    var place = link
    for directory in [all] + furtherPages {
      bytes.replaceSubrange(place..<place + (isBig ? 8 : 4), with: number(bytes.count, isBig ? 8 : 4))
      place = append(directory, to: &bytes)
    }
    return bytes
  }

  private func usualTags(_ offsets: [Int], _ counts: [Int]) -> [Int: (type: Int, values: [Int])] {
    var tags: [Int: (type: Int, values: [Int])] = [
      256: (4, [width]), 257: (3, [height]), 258: (3, Array(repeating: bits, count: samples)), 259: (3, [1]),
      262: (3, [photometric]), 277: (3, [samples]), 284: (3, [arePlanes ? 2 : 1]),
    ]
    if let tile {
      (tags[322], tags[323]) = ((3, [tile.width]), (3, [tile.height]))
      (tags[324], tags[325]) = ((4, offsets), (4, counts))
    } else {
      tags[278] = (3, [rowsPerStrip])
      (tags[273], tags[279]) = ((4, offsets), (4, counts))
    }
    return tags
  }

  /// The samples of a row; those outside of the picture are 0.
  private func row(_ values: [Int], _ y: Int, _ columns: Range<Int>, _ plane: Int?) -> [UInt8] {
    var row: [Int] = []
    for x in columns {
      for sample in plane.map({ $0..<$0 + 1 }) ?? 0..<samples {
        row.append(x < width && y < height ? values[(y * width + x) * samples + sample] : 0)
      }
    }
    if bits == 16 { return row.flatMap { number($0, 2) } }
    var bytes = [UInt8](repeating: 0, count: (row.count * bits + 7) / 8)
    for (index, value) in row.enumerated() {
      bytes[index * bits / 8] |= UInt8(value << (8 - bits - index * bits % 8))
    }
    return bytes
  }

  /// Appends a directory, and returns where the place of the next belongs.
  private func append(_ tags: [Int: (type: Int, values: [Int])], to bytes: inout [UInt8]) -> Int {
    let places = isBig ? 8 : 4
    let end = bytes.count + (isBig ? 8 : 2) + (isBig ? 20 : 12) * tags.count + places
    var directory = number(tags.count, isBig ? 8 : 2)
    var values: [UInt8] = []
    for (tag, entry) in tags.sorted(by: { $0.key < $1.key }) {
      let size = [1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 16: 8][entry.type] ?? 8
      directory += number(tag, 2) + number(entry.type, 2) + number(entry.values.count, places)
      let content = entry.values.flatMap { number($0, size) }
      if content.count <= places {
        directory += content + [UInt8](repeating: 0, count: places - content.count)
      } else {
        directory += number(end + values.count, places)
        values += content
      }
    }
    bytes += directory + number(0, places) + values
    return end - places
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }
}
