import CFriBidi
import CHarfBuzz

/// What orders, breaks and shapes texts, for fingerprints.
package enum TextLibraries {
  /// The version of HarfBuzz that is loaded, such as `6.0.0`.
  package static var harfBuzz: String { String(cString: hb_version_string()) }

  /// The version of FriBidi that is loaded, such as `1.0.8`: the last word of its first line, `(GNU FriBidi) 1.0.8`.
  package static var friBidi: String {
    let line = String(cString: loaded_fribidi_version()).prefix { !$0.isNewline }
    return line.split(separator: " ").last.map(String.init) ?? "unknown"
  }

  /// The version of Unicode by whose rules lines are broken, such as `17.0.0`.
  package static var lineBreaks: String { LineBreaks.unicodeVersion }
}
