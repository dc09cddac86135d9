import DSText

extension DesignSystem {
  /// Whether another version of it is drawn with the same fonts.
  package func hasFonts(of other: DesignSystem) -> Bool {
    fingerprint == other.fingerprint && fonts.files == other.fonts.files && fonts.fallbacks == other.fonts.fallbacks
  }
}
