package import DSDiagnostics

/// The values of one axis that an author wrote down.
package struct AxisSetting: Hashable, Sendable {
  /// The axis' name.
  package var axis: String
  /// The values; empty takes the axis out of the matrix.
  package var values: [String]
  /// Where the axis is named.
  package var location: SourceLocation

  /// A setting.
  package init(_ axis: String, values: [String], at location: SourceLocation) {
    self.axis = axis
    self.values = values
    self.location = location
  }
}

/// Some variants: those that have one of the listed values on every listed axis.
package struct VariantPattern: Hashable, Sendable {
  /// The axes that count.
  package var settings: [AxisSetting]

  /// A pattern of settings.
  package init(_ settings: [AxisSetting]) { self.settings = settings }

  /// Whether a variant has one of the listed values on every listed axis.
  package func matches(_ variant: Variant) -> Bool {
    settings.allSatisfy { setting in variant[setting.axis].map(setting.values.contains) ?? false }
  }
}
