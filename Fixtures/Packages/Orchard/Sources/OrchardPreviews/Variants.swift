#if canImport(PreviewVariants)
  import OrchardCore
  import PreviewVariants
  import SwiftUI

  /// The themes and densities that the matrix names.
  enum OrchardVariants: PreviewVariant {
    static func apply(_ modes: [String: String], to environment: inout EnvironmentValues) {
      environment.orchardTheme = modes["theme"] == "harvest" ? .harvest : .meadow
      environment.orchardDensity = modes["density"] == "compact" ? .compact : .regular
    }
  }
#endif
