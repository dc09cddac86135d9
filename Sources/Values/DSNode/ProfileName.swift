/// The platforms whose line heights, text sizes and defaults a design system may select.
package enum ProfileName: String, Hashable, Sendable, CaseIterable {
  /// iOS before version 26.
  case iosClassic = "ios-classic"
  case ios26
  /// iOS 26 with the taller lines that text styles have on some devices.
  case ios26Tall = "ios26-tall"
  case macos26
  /// macOS 26 with the taller lines that text styles have on some devices.
  case macos26Tall = "macos26-tall"

  /// The profile whose colours and looks are meant, which tall lines do not change.
  package var platform: ProfileName {
    switch self {
    case .ios26Tall: .ios26
    case .macos26Tall: .macos26
    case .iosClassic, .ios26, .macos26: self
    }
  }
}
