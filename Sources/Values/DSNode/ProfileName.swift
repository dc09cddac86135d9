/// The platforms whose line heights, text sizes and defaults a design system may select.
package enum ProfileName: String, Hashable, Sendable, CaseIterable {
  /// iOS before version 26.
  case iosClassic = "ios-classic"
  case ios26
  case macos26
}
