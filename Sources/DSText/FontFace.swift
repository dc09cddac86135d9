/// One font at one weight, opened once and never changed; safe to use from several threads.
///
/// HarfBuzz promises that objects made immutable may be read by several threads at once.
package final class FontFace: Sendable {
  /// The family, weight and slant, and the beginning of the file's hash; stable across runs and machines.
  package let name: String
  /// Units of the em square.
  package let unitsPerEm: Double

  init(name: String, unitsPerEm: Double) {
    self.name = name
    self.unitsPerEm = unitsPerEm
  }
}

extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool { a === b || a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
