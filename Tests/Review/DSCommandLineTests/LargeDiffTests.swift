import Testing

/// Pictures that are larger than the memory that they are compared in.
@Suite(.needsProgram) struct LargeDiffTests {
  @Test func `a picture whose size is beyond all numbers is refused and ends nothing`() throws {
    let project = try SampleProject()
    var file = Self.file(4, 4) { _ in }
    try project.write("a.png", file)
    // Width and height of the header, whose checksum is wrong then too.
    for index in 16..<24 { file[index] = 0xFF }
    try project.write("b.png", file)
    let compared = project.run("diff", "a.png", "b.png")
    #expect(compared.code == 65, "\(compared)")
    #expect(compared.signal == nil)
  }

  @Test(arguments: [(8000, 6000), (3446, 10728)])
  func `two large pictures are compared in little memory`(width: Int, height: Int) throws {
    let project = try SampleProject()
    try project.write("a.png", Self.file(width, height) { _ in })
    try project.write(
      "b.png", Self.file(width, height) { rows in rows[2000 * ((width + 7) / 8 + 1) + 1 + 125] ^= 0x08 })
    // Both pictures together would take 290 or 380 megabytes, and the program's own code and stacks the rest.
    var surroundings = Surroundings(folder: project.folder)
    surroundings.limits = "ulimit -v 400000"
    let outcome = run(["diff", "a.png", "b.png", "-o", "d.png"], surroundings)
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.output.contains("  1 of \(width * height) pixels differ"), "\(outcome)")
    #expect(outcome.output.contains("  regions: 1×1 at 1004,2000\n"), "\(outcome)")
    #expect(project.read("d.png") != nil)
    #expect(run(["diff", "a.png", "a.png"], surroundings).code == 0)
  }

  @Test(arguments: [[], ["--mode", "pixelmatch", "--threshold", "1"]])
  func `pictures beyond the limit of a run fail their shot, and never count as tolerated`(options: [String]) throws {
    let project = try SampleProject()
    try project.write("old/a.png", Self.file(70_000, 1000) { _ in })
    try project.write("new/a.png", Self.file(70_000, 1000) { rows in rows[1] ^= 0x08 })
    let surroundings = Surroundings(folder: project.folder)
    let outcome = run(["diff", "old", "new", "--out", "shots"] + options, surroundings)
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.output.contains("new/a.png: error: the header (IHDR) claims 70000 × 1000 pixels"), "\(outcome)")
    #expect(!outcome.output.contains("within"), "\(outcome)")
  }

  /// A PNG of black and white pixels, not compressed.
  private static func file(_ width: Int, _ height: Int, _ change: (inout [UInt8]) -> Void) -> [UInt8] {
    let stride = (width + 7) / 8 + 1
    var rows = [UInt8](repeating: 0x33, count: stride * height)
    for y in 0..<height { rows[y * stride] = 0 }
    change(&rows)
    var data: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < rows.count {
      let count = min(65_535, rows.count - start)
      data.append(start + count == rows.count ? 1 : 0)
      data += [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      data += rows[start..<start + count]
      start += count
    }
    data += number(adler32(rows))
    let header = number(UInt32(width)) + number(UInt32(height)) + [1, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    var remainder = UInt32.max
    body.withUnsafeBufferPointer {
      for byte in $0 { remainder = table[Int(UInt8(remainder & 255) ^ byte)] ^ remainder >> 8 }
    }
    return number(UInt32(content.count)) + body + number(~remainder)
  }

  private static let table = (0..<UInt32(256)).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    bytes.withUnsafeBufferPointer {
      for byte in $0 { (a, b) = ((a + UInt32(byte)) % 65_521, (b + a + UInt32(byte)) % 65_521) }
    }
    return b << 16 | a
  }
}
