import CCairo
import Glibc

/// What draws, for fingerprints: pixels may change with any of these.
package enum DrawingLibraries {
  /// Grows whenever a change of this program's own drawing, layout or text changes pixels.
  package static let revision = 2

  /// The version of Cairo that is loaded, such as `1.16.0`.
  package static var cairo: String { String(cString: cairo_version_string()) }

  /// The version of pixman that is loaded, such as `0.42.2`.
  package static var pixman: String { String(cString: pixman_version_string()) }

  /// The C library that is loaded, such as `glibc 2.36`: its libm gives `pow`, `sin` and `hypot`.
  package static var libm: String {
    var name = [UInt8](repeating: 0, count: 64)
    let length = name.withUnsafeMutableBytes {
      confstr(Int32(_CS_GNU_LIBC_VERSION), $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return length == 0 ? "unknown" : String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
  }
}
