import DSImage
import Glibc
import Testing

/// Changes of baselines and of their lock.
extension Change {
  static let ofBaselines: [Change] = missing + exchanged + otherPixels + otherFiles

  private static let missing: [Change] = [
    Change("every baseline is gone, and the lock is there", 2) {
      for name in names(below: $0["Baselines"]) where name.hasSuffix(".png") { try $0.remove("Baselines/" + name) }
    },
    Change("the folder of the baselines is gone", 2) { try $0.move("Baselines", to: "elsewhere") },
    Change("a baseline is gone, with its line of the lock", 2) {
      try $0.remove(SampleProject.tileBaseline)
      try $0.dropLine(of: "demo/tile/default@light", in: SampleProject.lockFile)
    },
    Change("a baseline has a name of other capitals", strict: 2, plain: 2) {
      try $0.move(SampleProject.tileBaseline, to: "Baselines/demo/tile/Default@light.png")
    },
    Change("a baseline has a name of another ending", 2) {
      try $0.move(SampleProject.tileBaseline, to: SampleProject.tileBaseline + "8")
    },
    Change("the baselines are a file", 65) {
      try $0.move("Baselines", to: "elsewhere")
      try $0.write("Baselines", "a file")
    },
    Change("the baselines are a link to nowhere", 74) {
      try $0.move("Baselines", to: "elsewhere")
      try #require(symlink("nowhere", $0["Baselines"]) == 0)
    },
  ]

  private static let exchanged: [Change] = [
    Change("two baselines have changed places", 1) {
      try $0.exchange(SampleProject.tileBaseline, "Baselines/demo/note/default@light.png")
    },
    Change("the light and the dark baseline have changed places", 1) {
      try $0.exchange(SampleProject.tileBaseline, "Baselines/demo/tile/default@dark.png")
    },
    Change("two baselines have changed places, with their lines of the lock", 5) {
      try $0.exchange(SampleProject.tileBaseline, "Baselines/demo/tile/default@dark.png")
      let text = try $0.text(SampleProject.lockFile)
      try $0.write(
        SampleProject.lockFile,
        text.split(separator: "\n").map { line in
          line.hasPrefix("demo/tile/") ? line.dropLast(12) + "abcdef012345" : String(line)
        }.joined(separator: "\n") + "\n")
      let lines = try $0.text(SampleProject.lockFile)
      let (dark, light) = ("demo/tile/default@dark ", "demo/tile/default@light ")
      let rest = [dark, light].map { id in
        lines.split(separator: "\n").first { $0.hasPrefix(id) }.map { $0.dropFirst(id.count) } ?? ""
      }
      try $0.replace(dark + rest[0], by: dark + rest[1] + " ", in: SampleProject.lockFile)
      try $0.replace(light + rest[1], by: light + rest[0], in: SampleProject.lockFile)
      try $0.replace(dark + rest[1] + " ", by: dark + rest[1], in: SampleProject.lockFile)
    },
    Change("a baseline is a link to itself elsewhere", 65) {
      try $0.move(SampleProject.tileBaseline, to: "tile.png")
      try #require(symlink($0["tile.png"], $0[SampleProject.tileBaseline]) == 0)
    },
    Change("the folder of a component's baselines is a link to itself elsewhere", 65) {
      try $0.move("Baselines/demo/tile", to: "tile")
      try #require(symlink($0["tile"], $0["Baselines/demo/tile"]) == 0)
    },
    Change("a baseline is a folder", 65) {
      try $0.remove(SampleProject.tileBaseline)
      mkdir($0[SampleProject.tileBaseline], 0o777)
    },
    Change("a baseline is a pipe", 65) {
      try $0.remove(SampleProject.tileBaseline)
      mkfifo($0[SampleProject.tileBaseline], 0o600)
    },
    Change("a baseline is a web page", 65) {
      try $0.write(SampleProject.tileBaseline, "<!DOCTYPE html><html></html>\n")
    },
    Change("a baseline is the picture as SVG", 65) {
      try $0.write(SampleProject.tileBaseline, try $0.text("symbols/dot.svg"))
    },
  ]

  private static let otherPixels: [Change] = [
    Change("the last pixel of a baseline is a little different", 1) {
      try $0.repaint(SampleProject.tileBaseline) { bitmap in
        var pixels = bitmap.pixels
        pixels[pixels.count - 1] ^= 0x01_00
        return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
      }
    },
    Change("a pixel of a baseline is nearly opaque", 1) {
      try $0.repaint(SampleProject.tileBaseline) { bitmap in
        var pixels = bitmap.pixels
        pixels[0] = 0xFEFE_FEFE
        return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
      }
    },
    Change("a baseline has a row more", 1) {
      try $0.repaint(SampleProject.tileBaseline) { bitmap in
        Bitmap(
          width: bitmap.width, height: bitmap.height + 1,
          pixels: bitmap.pixels + bitmap.pixels.suffix(bitmap.width))
      }
    },
    Change("a baseline has a row less", 1) {
      try $0.repaint(SampleProject.tileBaseline) { bitmap in
        Bitmap(width: bitmap.width, height: bitmap.height - 1, pixels: Array(bitmap.pixels.dropLast(bitmap.width)))
      }
    },
    Change("a baseline has the same pixels in rows of half the length", 1) {
      try $0.repaint(SampleProject.tileBaseline) { bitmap in
        Bitmap(width: bitmap.width / 2, height: bitmap.height * 2, pixels: bitmap.pixels)
      }
    },
    Change("a baseline is one pixel", 1) {
      try $0.repaint(SampleProject.tileBaseline) { _ in Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF) }
    },
    Change("a baseline is all transparent", 1) {
      try $0.repaint(SampleProject.tileBaseline) { Bitmap(width: $0.width, height: $0.height, filledWith: 0) }
    },
  ]

  private static let otherFiles: [Change] = [
    PlainPNG(depth: 16, colorType: 6), PlainPNG(depth: 8, colorType: 2), PlainPNG(depth: 8, colorType: 0),
    PlainPNG(depth: 16, colorType: 2),
  ].map { kind in
    Change("a baseline is a flat grey PNG of \(kind.depth) bits and colour type \(kind.colorType)", kind.code) {
      let name = SampleProject.tileBaseline
      let bitmap = try decodePNG(try #require($0.read(name)), policy: .baseline, file: name)
      try $0.write(name, kind.file(bitmap.width, bitmap.height))
    }
  }

  static let ofLocks: [Change] = [
    Change("the lock has the pixels of a changed picture beside the file of the old one", 1) { project in
      try project.forgeLock { old, new in (size: new.size, pixels: new.pixels, file: old.file) }
    },
    Change("the lock has the line of a changed picture", 1) { project in
      try project.forgeLock { _, new in new }
    },
    Change("the lock has no line of a changed picture", 1) {
      try $0.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
      try $0.dropLine(of: "demo/tile/default@dark", in: SampleProject.lockFile)
      try $0.dropLine(of: "demo/tile/default@light", in: SampleProject.lockFile)
    },
    Change("the lock is gone, and a picture has changed", 1) {
      try $0.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
      try $0.remove(SampleProject.lockFile)
    },
    Change("the lock names a shot that nobody draws", strict: 3, plain: 0) {
      let line = try $0.line(of: "demo/tile/default@light", in: SampleProject.lockFile)
      try $0.write(
        SampleProject.lockFile,
        try $0.text(SampleProject.lockFile) + line.replacing("demo/tile", with: "demo/zebra") + "\n")
    },
    Change("a hash of the lock is too short", 65) {
      let line = try $0.line(of: "demo/tile/default@light", in: SampleProject.lockFile)
      try $0.replace(line, by: String(line.dropLast(20)), in: SampleProject.lockFile)
    },
    Change("a size of the lock is negative", 65) {
      let line = try $0.line(of: "demo/tile/default@light", in: SampleProject.lockFile)
      let fields = line.split(separator: " ", maxSplits: 1)
      try $0.replace(line, by: fields[0] + " -" + fields[1], in: SampleProject.lockFile)
    },
    .bytes("the lock begins with a mark of the byte order", 65, of: SampleProject.lockFile) {
      [0xEF, 0xBB, 0xBF] + $0
    },
    Change("the lock is a link to itself elsewhere", 65) {
      try $0.move(SampleProject.lockFile, to: "lock")
      try #require(symlink($0["lock"], $0[SampleProject.lockFile]) == 0)
    },
    Change("a line of the lock names the file of another shot", strict: 3, plain: 0) {
      let lines = try ["dark", "light"].map { [project = $0] scheme in
        try project.line(of: "demo/tile/default@" + scheme, in: SampleProject.lockFile)
      }
      let other = lines[0].split(separator: " ").dropFirst().joined(separator: " ")
      try $0.replace(lines[1], by: "demo/tile/default@light " + other, in: SampleProject.lockFile)
    },
    Change("the lock has no line of a baseline", strict: 3, plain: 0) {
      try $0.dropLine(of: "demo/tile/default@light", in: SampleProject.lockFile)
    },
    Change("the lock is gone", strict: 3, plain: 0) { try $0.remove(SampleProject.lockFile) },
    Change("the lock is a folder", 65) {
      try $0.remove(SampleProject.lockFile)
      mkdir($0[SampleProject.lockFile], 0o777)
    },
    Change("the lock has both sides of a merge", 65) {
      let line = try $0.line(of: "demo/tile/default@light", in: SampleProject.lockFile)
      try $0.replace(line, by: "<<<<<<< ours\n\(line)\n=======\n\(line)\n>>>>>>> theirs", in: SampleProject.lockFile)
    },
    Change("a baseline lies beside the others that no shot uses", strict: 3, plain: 0) {
      try $0.write("Baselines/demo/tile/gone@light.png", try #require($0.read(SampleProject.tileBaseline)))
    },
  ]
}

/// A PNG file of one grey, of any kind, as another program may write it.
private struct PlainPNG: Sendable {
  var depth: Int
  var colorType: Int

  /// Baselines have 8 bits, as this program writes them.
  var code: Int32 { depth == 8 ? 1 : 65 }

  func file(_ width: Int, _ height: Int) -> [UInt8] {
    let channels = [0: 1, 2: 3, 6: 4][colorType] ?? 1
    let row = [0] + [UInt8](repeating: 0x80, count: width * channels * depth / 8)
    let rows = [[UInt8]](repeating: row, count: height).flatMap { $0 }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [UInt8(depth), UInt8(colorType), 0, 0, 0])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var sum: UInt32 = ~0
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return number(content.count) + body + number(Int(~sum))
  }

  /// A zlib stream of stored blocks.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let part = bytes[start..<min(start + 65_535, bytes.count)]
      stream.append(part.endIndex == bytes.count ? 1 : 0)
      for length in [part.count, ~part.count] { stream += [UInt8(length & 255), UInt8(length >> 8 & 255)] }
      stream += part
    }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + number(high << 16 | low)
  }
}

extension SampleProject {
  /// The line of a shot.
  func line(of id: String, in name: String) throws -> String {
    String(try #require(try text(name).split(separator: "\n").first { $0.hasPrefix(id + " ") }))
  }

  /// Takes the line of a shot away.
  func dropLine(of id: String, in name: String) throws {
    try replace(try line(of: id, in: name) + "\n", by: "", in: name)
  }

  /// What a line of the lock says of a picture.
  typealias Line = (size: Substring, pixels: Substring, file: Substring)

  /// Changes a component, and writes into the lock what a copy of the project, in which the change was approved, says of
  /// the picture, together with what this one said.
  func forgeLock(_ forge: (Line, Line) -> Line) throws {
    let id = "demo/tile/default@light"
    try replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let copy = try SampleProject.green()
    try copy.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    try #require(copy.run("approve", "--all").code == 0)
    let lines = try [self, copy].map { try $0.line(of: id, in: Self.lockFile) }
    let fields = lines.map { $0.split(separator: " ") }
    let forged = forge((fields[0][1], fields[0][2], fields[0][3]), (fields[1][1], fields[1][2], fields[1][3]))
    try replace(
      lines[0], by: "\(id) \(forged.size) \(forged.pixels) \(forged.file) \(fields[0][4])", in: Self.lockFile)
  }
}
