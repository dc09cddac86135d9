/// Builds ICC profiles of three primaries and a curve (ICC.1:2022, 8.4.3), and of grey.
enum TestProfile {
  /// The primaries of Display P3, adapted to the white of profiles, as Apple's profile has them: red, green, blue.
  static let displayP3 = [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]]
  /// Those of sRGB.
  static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]]
  /// The curve of sRGB.
  static let curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

  /// A profile of red, green and blue.
  static func colors(_ name: String, _ primaries: [[Double]], curve: [Double] = curve) -> [UInt8] {
    let tone = Array("para".utf8) + word(0) + [0, curve.count == 1 ? 0 : 3, 0, 0] + curve.flatMap(fixed)
    var tags = [("desc", description(name)), ("wtpt", point([0.9642, 1, 0.8249]))]
    for (letter, primary) in zip("rgb", primaries) {
      tags += [("\(letter)XYZ", point(primary)), ("\(letter)TRC", tone)]
    }
    return file("RGB ", tags)
  }

  /// A profile of grey with a gamma.
  static func grey(gamma: Double) -> [UInt8] {
    let tone = Array("para".utf8) + word(0) + [0, 0, 0, 0] + fixed(gamma)
    return file("GRAY", [("desc", description("Grey")), ("wtpt", point([0.9642, 1, 0.8249])), ("kTRC", tone)])
  }

  /// A profile of a colour space of four letters, with nothing in it but its name.
  static func empty(space: String) -> [UInt8] { file(space, [("desc", description("Inks"))]) }

  private static func file(_ space: String, _ tags: [(name: String, content: [UInt8])]) -> [UInt8] {
    var table = word(tags.count)
    var contents: [UInt8] = []
    for tag in tags {
      let padded = tag.content + Array(repeating: 0, count: (4 - tag.content.count % 4) % 4)
      table += Array(tag.name.utf8) + word(128 + 4 + 12 * tags.count + contents.count) + word(tag.content.count)
      contents += padded
    }
    var header = word(128 + table.count + contents.count) + word(0) + [4, 0x30, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    // The white of profiles, D50.
    header.replaceSubrange(68..<80, with: [0.9642, 1, 0.8249].flatMap(fixed))
    return header + table + contents
  }

  private static func description(_ name: String) -> [UInt8] {
    let text = name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Array("mluc".utf8) + word(0) + word(1) + word(12) + Array("enUS".utf8) + word(text.count) + word(28) + text
  }

  private static func point(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + word(0) + values.flatMap(fixed) }

  private static func fixed(_ value: Double) -> [UInt8] { word(Int((value * 65_536).rounded())) }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
