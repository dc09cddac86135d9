/// Texts of any code points, in which those are frequent that change how their neighbours are read.
package enum RandomText {
  /// Ranges of scalars, each as likely as any other.
  private static let pools: [ClosedRange<UInt32>] = [
    // Letters, digits and signs; spaces and controls.
    0x20...0x7E, 0x61...0x7A, 0x20...0x20, 0...0x1F, 0x7F...0xAD, 0x2028...0x2029,
    // Joiners, marks of direction, variation selectors, combining marks, a dotted circle.
    0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE0E...0xFE0F, 0x300...0x36F, 0x1AB0...0x1AFF, 0x20D0...0x20F0,
    0x25CC...0x25CC,
    // Emoji: letters of flags, skin tones, keycaps, pictures, tags.
    0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x20E3...0x20E3, 0x1F300...0x1FAFF, 0xE0020...0xE007F, 0x2600...0x27BF,
    // Scripts: right to left, joined, syllables, without spaces, ideographs, Jamo.
    0x590...0x6FF, 0x900...0xD7F, 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0xAC00...0xD7A3, 0x3000...0x30FF,
    0x4E00...0x9FFF, 0x11000...0x11FFF,
    // Anything, non-characters and private ones among it.
    0...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF, 0xFFF0...0xFFFF, 0xFDD0...0xFDEF, 0xE000...0xF8FF,
  ]

  /// A text of a few scalars, now and then of many.
  package static func make(using random: inout some RandomNumberGenerator) -> String {
    let count = Int.random(in: 0..<40, using: &random) == 0 ? 300 : Int.random(in: 0...16, using: &random)
    var scalars = String.UnicodeScalarView()
    // Few kinds in one text, so that they meet.
    let chosen = (0..<Int.random(in: 1...5, using: &random)).map { _ in pools.randomElement(using: &random)! }
    for _ in 0..<count {
      let pool = chosen.randomElement(using: &random)!
      if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &random)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
