import CCairo

/// What draws, for fingerprints: pixels may change with any of these.
package enum DrawingLibraries {
  /// Grows whenever a change of this program's own drawing, layout or text changes pixels.
  package static let revision = 1

  /// The version of Cairo that is loaded, such as `1.16.0`.
  package static var cairo: String { String(cString: cairo_version_string()) }

  /// The version of pixman that is loaded, such as `0.42.2`.
  package static var pixman: String { String(cString: pixman_version_string()) }
}
