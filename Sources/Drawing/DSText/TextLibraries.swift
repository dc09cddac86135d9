import CHarfBuzz

/// What shapes texts, for fingerprints.
package enum TextLibraries {
  /// The version of HarfBuzz that is loaded, such as `6.0.0`.
  package static var harfBuzz: String { String(cString: hb_version_string()) }
}
