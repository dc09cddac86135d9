/// The chromaticities of colour spaces: x and y of white, red, green and blue, in hundred thousandths.
enum Primaries {
  /// The space of pictures that say nothing.
  static let standardName = "sRGB"
  /// Its gamma, as a PNG's gAMA has it (PNG third edition, 11.3.2.5).
  static let standardGamma = 45_455
  /// How far programs round these numbers apart: to three digits.
  static let rounding = 100

  /// The points of sRGB and BT.709.
  static let sRGB = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
  /// The points of Display P3: those of DCI-P3 with the white of sRGB (SMPTE EG 432-1).
  static let displayP3 = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
  /// The points of ITU-R BT.2020.
  static let bt2020 = [31_270, 32_900, 70_800, 29_200, 17_000, 79_700, 13_100, 4_600]
  private static let adobeRGB = [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000]

  /// The name of points that programs may have rounded; nil if none is known.
  static func name(of points: [Int]) -> String? {
    [(standardName, sRGB), ("Display P3", displayP3), ("BT.2020", bt2020), ("Adobe RGB", adobeRGB)].first { _, known in
      points.count == known.count && zip(points, known).allSatisfy { abs($0 - $1) <= rounding }
    }?.0
  }
}

/// The code points of colour spaces (ITU-T H.273, tables 2 to 4).
enum ColorSpacePoints {
  /// Primaries of BT.709, the transfer of IEC 61966-2-1, RGB, full range.
  static let sRGB: [UInt8] = [1, 13, 0, 1]
  /// The same with the primaries of SMPTE EG 432-1.
  static let displayP3: [UInt8] = [12, 13, 0, 1]

  private static let primaries: [UInt8: String] = [
    1: "BT.709", 4: "BT.470 M", 5: "BT.470 BG", 6: "BT.601", 7: "SMPTE 240M", 8: "film", 9: "BT.2020", 10: "XYZ",
    11: "DCI-P3", 12: "Display P3", 22: "EBU 3213",
  ]
  private static let transfers: [UInt8: String] = [
    1: "BT.709", 4: "gamma 2.2", 5: "gamma 2.8", 6: "BT.601", 7: "SMPTE 240M", 8: "linear", 13: "sRGB", 14: "BT.2020",
    15: "BT.2020", 16: "PQ", 17: "DCI", 18: "HLG",
  ]

  /// The name of a transfer.
  static func transfer(_ number: UInt8) -> String { transfers[number] ?? "number \(number)" }

  /// Four code points in words.
  static func words(_ points: [UInt8]) -> String {
    if points == sRGB { return "sRGB" }
    if points == displayP3 { return "Display P3" }
    guard points.count == 4 else { return "code points that do not exist" }
    let first = primaries[points[0]] ?? "number \(points[0])"
    return "\(first) primaries, \(transfer(points[1])) transfer" + (points[2] == 0 ? "" : ", matrix \(points[2])")
      + (points[3] == 1 ? "" : ", narrow range")
  }
}
