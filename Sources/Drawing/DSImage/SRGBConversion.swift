import CLCMS
import DSDiagnostics

/// A way from the colours that a picture file states to sRGB, by Little CMS: relative colorimetric, without compensation of
/// the black point, as browsers convert profiles of screens. For one thread at a time.
package final class SRGBConversion {
  private let conversion: OpaquePointer
  private let file: String

  /// Makes the conversion from what a file states; nil if its colours are sRGB already.
  ///
  /// A profile that moves no step of the ramps of red, green, blue and grey by more than one of 255 is one of sRGB. A
  /// PNG's gAMA without cHRM has the primaries of sRGB, a cHRM without gAMA its curve, and a gamma of 1/2.2 with the
  /// primaries of sRGB is how older programs say sRGB.
  /// - Throws: if the colours cannot be converted.
  package static func make(from colors: StatedColors, file: String) throws(PictureError) -> SRGBConversion? {
    if colors.meaning.isStandard { return nil }
    let made =
      switch colors.meaning {
      case .unstated, .sRGB: nil as SRGBConversion?
      case .profile(_, let bytes): try SRGBConversion(profile: bytes, colors.meaning.words, file: file)
      case .values(let gamma, let points):
        try SRGBConversion(
          points ?? Primaries.sRGB, gamma.map { .power(100_000 / Double($0)) } ?? .sRGB, colors.meaning.words,
          file: file)
      case .codePoints(let points): try SRGBConversion(codePoints: points, file: file)
      }
    return made.flatMap { clcms_is_srgb($0.conversion) ? nil : $0 }
  }

  /// How samples become light.
  private enum Curve {
    case power(Double)
    case sRGB
    case bt709
  }

  /// A conversion from four inks by their profile.
  /// - Throws: if it is no profile of four inks, or a larger one than is read.
  package static func make(fromInks profile: [UInt8], file: String) throws(PictureError) -> SRGBConversion {
    let isRead = profile.count <= Limits.profileBytes
    return try SRGBConversion(profile: isRead ? profile : nil, hasInks: true, "profile", file: file)
  }

  private init(profile: [UInt8]?, hasInks: Bool = false, _ words: String, file: String) throws(PictureError) {
    guard let profile else {
      throw Self.problem("its \(words) is damaged, or has more than \(Limits.profileBytes) bytes", file)
    }
    var made: OpaquePointer?
    var space = [CChar](repeating: 0, count: 4)
    let read = hasInks ? clcms_from_inks : clcms_from_profile
    switch read(profile, profile.count, &space, &made) {
    case clcms_ok: break
    case clcms_other_space:
      let letters = String(decoding: space.map { UInt8(bitPattern: $0) }.filter { 33...126 ~= $0 }, as: UTF8.self)
      throw Self.problem("its \(words) is of the colours \(letters), not of \(hasInks ? "CMYK" : "RGB")", file)
    case clcms_no_memory: throw Self.problem("there is not enough memory", file)
    default: throw Self.problem("its \(words) is damaged", file)
    }
    (conversion, self.file) = (made!, file)
  }

  private init(_ points: [Int], _ curve: Curve, _ words: String, file: String) throws(PictureError) {
    var made: OpaquePointer?
    // A point on the horizontal axis has no light, and its other numbers no bounds.
    let isPossible = points.count == 8 && points.enumerated().allSatisfy { $0 % 2 == 0 ? $1 >= 0 : $1 > 0 }
    let (kind, power) =
      switch curve {
      case .power(let power): (clcms_gamma, power)
      case .sRGB: (clcms_srgb, 0.0)
      case .bt709: (clcms_bt709, 0.0)
      }
    guard isPossible, power.isFinite,
      clcms_from_values(points.map { Double($0) / 100_000 }, kind, power, &made) == clcms_ok
    else { throw Self.problem("no colours have \(words)", file) }
    (conversion, self.file) = (made!, file)
  }

  private convenience init(codePoints points: [UInt8], file: String) throws(PictureError) {
    let words = ColorSpacePoints.words(points)
    guard points.count == 4, points[2] == 0, points[3] == 1 else { throw Self.problem("they are in \(words)", file) }
    let primaries: [UInt8: [Int]] = [1: Primaries.sRGB, 9: Primaries.bt2020, 12: Primaries.displayP3]
    let curve: Curve? =
      switch points[1] {
      case 1, 6, 14, 15: .bt709
      case 4: .power(2.2)
      case 5: .power(2.8)
      case 8: .power(1)
      case 13: .sRGB
      default: nil
      }
    guard let places = primaries[points[0]], let curve else { throw Self.problem("they are in \(words)", file) }
    try self.init(places, curve, words, file: file)
  }

  deinit { clcms_free(conversion) }

  /// Pixels of 0xAARRGGBB in sRGB; wholly transparent ones stay.
  package func converted(pixels: [UInt32]) throws(PictureError) -> [UInt32] {
    if clcms_is_gray(conversion), !pixels.allSatisfy({ $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 }) {
      throw Self.problem("its profile is of grey, and the picture is not", file)
    }
    var pixels = pixels
    pixels.withUnsafeMutableBufferPointer { clcms_convert(conversion, $0.baseAddress, $0.count) }
    return pixels.map { $0 < 0x0100_0000 ? 0 : $0 }
  }

  /// Opaque pixels of 0xAARRGGBB from four inks for each, if it was made from inks.
  package func converted(inks: [UInt8]) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: inks.count / 4) { pixels, count in
      count = inks.count / 4
      pixels.initialize(repeating: 0)
      clcms_convert_inks(conversion, inks, pixels.baseAddress, count)
    }
  }

  /// Red, green, blue and alpha of every pixel in sRGB, 16 bits each.
  package func converted(samples: [UInt16]) throws(PictureError) -> [UInt16] {
    let places = stride(from: 0, to: samples.count, by: 4)
    if clcms_is_gray(conversion),
      !places.allSatisfy({ samples[$0] == samples[$0 + 1] && samples[$0] == samples[$0 + 2] })
    {
      throw Self.problem("its profile is of grey, and the picture is not", file)
    }
    var samples = samples
    samples.withUnsafeMutableBufferPointer { clcms_convert_deep(conversion, $0.baseAddress, $0.count / 4) }
    for place in places where samples[place + 3] == 0 {
      for channel in 0..<3 { samples[place + channel] = 0 }
    }
    return samples
  }

  private static func problem(_ reason: String, _ file: String) -> PictureError {
    PictureError(
      Diagnostic(
        "unconverted-colors", "the colours cannot be converted to sRGB: \(reason)", at: SourceLocation(file: file),
        hint: "export the picture in sRGB, or compare without --convert-to-srgb"))
  }
}
