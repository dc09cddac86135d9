import DSDiagnostics

/// What a BMP says about its colours, in a header of version 4 or 5.
enum BMPColors {
  /// The kinds of statements.
  private enum Kind: Int {
    case calibrated = 0
    /// `sRGB`
    case sRGB = 0x7352_4742
    /// `Win `: the standard colours of Windows, which are sRGB.
    case windows = 0x5769_6E20
    /// `LINK`
    case linked = 0x4C49_4E4B
    /// `MBED`
    case embedded = 0x4D42_4544
  }

  /// What a header means.
  static func meaning(_ fields: BMPFields, headerSize: Int) throws(BMPError) -> ColorMeaning {
    switch Kind(rawValue: try fields.number(70, 4)) {
    case .sRGB, .windows: return .sRGB
    case .calibrated: return try calibrated(fields)
    case .embedded where headerSize == 124: return ColorMeaning(profile: try profile(fields))
    case .linked where headerSize == 124:
      // The path of a file on some computer in a code page of Windows, which ends with 0.
      let path = String(
        String.UnicodeScalarView(try profile(fields).prefix { $0 >= 32 }.prefix(256).map { Unicode.Scalar($0) }))
      return .profile(name: "linked \(path)", bytes: nil)
    default: throw fields.problem(.badHeader(field: "colour space"), at: 70)
    }
  }

  /// The bytes of a profile, whose place counts from the header.
  private static func profile(_ fields: BMPFields) throws(BMPError) -> [UInt8] {
    let (start, count) = (14 + (try fields.number(126, 4)), try fields.number(130, 4))
    guard count <= fields.bytes.count, start <= fields.bytes.count - count else {
      throw fields.problem(.cutShort, at: fields.bytes.count)
    }
    return Array(fields.bytes[start..<start + min(count, Limits.profileBytes + 1)])
  }

  /// Three primaries as X, Y and Z in parts of 2³⁰, and the gammas of red, green and blue in parts of 65,536. The white is
  /// that of sRGB. Programs without colour management leave zeros.
  private static func calibrated(_ fields: BMPFields) throws(BMPError) -> ColorMeaning {
    let (ends, gammas) = (try fields.numbers(74, 9), try fields.numbers(110, 3))
    guard Set(gammas).count == 1 else {
      throw fields.problem(.unreadKind("different gammas for red, green and blue"), at: 110)
    }
    let sums = [0, 3, 6].map { (start: Int) -> Int in ends[start] + ends[start + 1] + ends[start + 2] }
    let points = [0, 1, 3, 4, 6, 7].map { (place: Int) -> Int in
      let sum = sums[place / 3]
      return sum == 0 ? 0 : (ends[place] * 100_000 + sum / 2) / sum
    }
    // Some programs write a gamma such as 2.2, others its inverse.
    let gamma: Int? =
      switch gammas[0] {
      case 0: nil
      case 65_536...: (100_000 * 65_536 + gammas[0] / 2) / gammas[0]
      default: (100_000 * gammas[0] + 32_768) / 65_536
      }
    if sums == [0, 0, 0] { return gamma == nil ? .unstated : .values(gamma: gamma, points: nil) }
    return .values(gamma: gamma, points: Array(Primaries.sRGB.prefix(2)) + points)
  }
}
