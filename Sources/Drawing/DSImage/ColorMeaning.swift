import DSDiagnostics

/// What the colours of a picture file mean, by what the file says.
enum ColorMeaning: Hashable, Sendable {
  /// The file says nothing: the colours are sRGB.
  case unstated
  /// The file says that they are sRGB.
  case sRGB
  /// An ICC profile with what it calls itself. `bytes` is nil if the profile cannot be read, or is too large.
  case profile(name: String?, bytes: [UInt8]?)
  /// The numbers of a PNG's gAMA and cHRM, in hundred thousandths: a gamma, and x and y of white, red, green and blue.
  case values(gamma: Int?, points: [Int]?)
  /// The four code points of a PNG's cICP (ITU-T H.273): primaries, transfer, matrix and range.
  case codePoints([UInt8])

  /// What the chunks of a PNG say. If several define colours, the first of cICP, iCCP, sRGB and gAMA with cHRM counts
  /// (PNG third edition, 4.3).
  init(png chunks: [String: [UInt8]]) {
    if let points = chunks["cICP"] {
      self = .codePoints(points)
    } else if let chunk = chunks["iCCP"] {
      let (name, bytes) = readProfile(chunk: chunk)
      self = .profile(name: name, bytes: bytes)
    } else if chunks["sRGB"] != nil {
      self = .sRGB
    } else if chunks["gAMA"] != nil || chunks["cHRM"] != nil {
      func numbers(_ bytes: [UInt8]) -> [Int] {
        stride(from: 0, to: bytes.count - 3, by: 4).map { Int(bigEndian(bytes, at: $0)) }
      }
      self = .values(gamma: chunks["gAMA"].flatMap { numbers($0).first }, points: chunks["cHRM"].map(numbers))
    } else {
      self = .unstated
    }
  }

  /// What an ICC profile says that a file holds as it is.
  init(profile: [UInt8]?) {
    guard let profile else {
      self = .unstated
      return
    }
    self = .profile(
      name: ICCProfile.description(of: profile), bytes: profile.count > Limits.profileBytes ? nil : profile)
  }

  /// Whether the file says that its colours are those that pictures without colour information have.
  var isStandard: Bool {
    switch self {
    case .unstated, .sRGB, .codePoints(ColorSpacePoints.sRGB): true
    case .profile, .codePoints: false
    case .values(let gamma, let points):
      gamma.map { abs($0 - Primaries.standardGamma) <= Primaries.rounding } ?? true
        && points.map { Primaries.name(of: $0) == Primaries.standardName } ?? true
    }
  }

  /// In words, without a full stop.
  var words: String {
    switch self {
    case .unstated: "no colour information, so sRGB"
    case .sRGB: "sRGB"
    case .profile(let name?, _): "\(name) profile"
    case .profile(nil, _): "a profile without a name"
    case .codePoints(let points): ColorSpacePoints.words(points)
    case .values(let gamma, let points):
      [gamma.map(Self.words), points.map { "primaries of " + (Primaries.name(of: $0) ?? "its own") }]
        .compactMap(\.self).joined(separator: ", ")
    }
  }

  /// A gamma as programs name it, such as 1/2.2.
  private static func words(gamma: Int) -> String {
    if gamma == 0 { return "gamma 0" }
    // Hundredths of the inverse.
    let inverse = (10_000_000 + gamma / 2) / gamma
    let (whole, part) = (inverse / 100, inverse % 100)
    let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return inverse == 100 ? "gamma 1" : "gamma 1/\(whole)\(digits)"
  }
}

/// What a chunk iCCP holds: the name of the profile, its own or else the chunk's, and its bytes, nil if they are damaged or
/// too many.
func readProfile(chunk: [UInt8]) -> (name: String?, bytes: [UInt8]?) {
  let name = chunk.prefix { $0 != 0 }
  let chunkName = name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  // A NUL and the method of compression follow the name.
  let start = name.endIndex + 2
  guard start < chunk.count, var stream = try? PNGStream.open(chunk, [start..<chunk.count], file: ""),
    let profile = try? stream.beginning(Limits.profileBytes + 1), !profile.isEmpty
  else { return (chunkName, nil) }
  return (ICCProfile.description(of: profile) ?? chunkName, profile.count > Limits.profileBytes ? nil : profile)
}
