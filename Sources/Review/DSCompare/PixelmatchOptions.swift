/// The options of the program pixelmatch, with its own defaults.
package struct PixelmatchOptions: Hashable, Sendable {
  /// The versions whose numbers are given.
  package enum Version: Hashable, Sendable {
    /// 6.0, and 5 before it: translucent pixels lie on white.
    case six
    /// 7.2: translucent pixels lie on a pattern, unless it is switched off.
    case seven
  }

  /// The version.
  package var version = Version.seven
  /// The distance that is let pass, 0…1.
  package var threshold = 0.1
  /// Whether pixels count that are taken for anti-aliasing.
  package var countsAntialiasing = false
  /// How much of the expected picture is seen in the drawing, 0…1.
  package var alpha = 0.1
  /// The colour of pixels that are taken for anti-aliasing, 0xRRGGBB.
  package var antialiasedColor: UInt32 = 0xFFFF00
  /// The colour of pixels that differ.
  package var changedColor: UInt32 = 0xFF0000
  /// The colour of those that became darker; nil for the same.
  package var darkerColor: UInt32?
  /// Whether the drawing has nothing but the pixels that differ, on a transparent page.
  package var isMask = false
  /// Whether version 7 lays translucent pixels on its pattern instead of white.
  package var hasPattern = true

  /// The defaults.
  package init() {}
}
