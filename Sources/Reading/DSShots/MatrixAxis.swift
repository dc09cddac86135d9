package import DSDiagnostics

/// One dimension of the matrix: a mode of the design system, or an axis of the program's own.
package struct MatrixAxis: Hashable, Sendable {
  /// The axis' name, such as `theme` or `scale`.
  package var name: String
  /// The values that are drawn, in order; empty for a mode that is not an axis and stays at its default.
  package var values: [String]
  /// Every value there can be.
  package var declared: [String]
  /// The value where nothing is chosen.
  package var `default`: String
  /// Whether the axis is the program's own; such an axis appears in an id only where it is not at its default.
  package var isBuiltIn: Bool
  /// Where values were written, for those that come from a file.
  package var places: [String: SourceLocation]

  /// An axis; all its declared values are drawn by default.
  package init(
    _ name: String, values: [String], declared: [String]? = nil, default: String? = nil, isBuiltIn: Bool = false,
    places: [String: SourceLocation] = [:]
  ) {
    self.name = name
    self.values = values
    self.declared = declared ?? values
    self.default = `default` ?? values.first ?? ""
    self.isBuiltIn = isBuiltIn
    self.places = places
  }
}

/// The axes that the program brings along.
package enum BuiltInAxis: String, Hashable, Sendable, CaseIterable {
  /// Device pixels per point.
  case scale
  /// The direction in which lines run.
  case layoutDirection
  /// The reader's preferred size of text.
  case typeSize
  /// The component's state.
  case state

  /// The axis with its default alone.
  package var axis: MatrixAxis {
    MatrixAxis(rawValue, values: [defaultValue], declared: declared, default: defaultValue, isBuiltIn: true)
  }

  /// Every value there can be.
  package var declared: [String] {
    switch self {
    case .scale: ["1", "2", "3", "4"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .typeSize:
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ]
    case .state: ComponentState.allCases.map(\.rawValue)
    }
  }

  /// The value where nothing is chosen.
  package var defaultValue: String {
    switch self {
    case .scale: "2"
    case .layoutDirection: "leftToRight"
    case .typeSize: "large"
    case .state: ComponentState.default.rawValue
    }
  }

  /// How a value is written in an id.
  package func idText(_ value: String) -> String {
    switch self {
    case .scale: "scale-\(value)"
    case .layoutDirection: value == "rightToLeft" ? "rtl" : "ltr"
    case .typeSize: "type-\(value)"
    case .state: "state-\(value)"
    }
  }
}
