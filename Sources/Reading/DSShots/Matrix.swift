package import DSDiagnostics

/// The axes of a design system and what is left out of their product or added to it.
package struct Matrix: Hashable, Sendable {
  /// The axes: the system's modes in resolution order, then the program's own.
  package var axes: [MatrixAxis]
  /// Variants that are left out.
  package var exclusions: [VariantPattern]
  /// Variants that are added although the axes do not list their values; axes not named take their listed values.
  package var inclusions: [VariantPattern]

  /// A matrix of axes.
  package init(_ axes: [MatrixAxis] = [], exclusions: [VariantPattern] = [], inclusions: [VariantPattern] = []) {
    self.axes = axes
    self.exclusions = exclusions
    self.inclusions = inclusions
  }

  /// The matrix of a design system: its modes, the program's own axes, and the configuration's settings of both.
  ///
  /// Reports names and values that do not exist, and modes named like an axis of the program.
  /// - Parameters:
  ///   - modes: every mode as an axis with all its contexts, in resolution order.
  ///   - settings: the configuration's lists of values.
  ///   - exclusions: the configuration's variants to leave out.
  ///   - inclusions: the configuration's variants to add.
  ///   - bag: where problems go.
  package init(
    modes: [MatrixAxis], settings: [AxisSetting] = [], exclusions: [VariantPattern] = [],
    inclusions: [VariantPattern] = [], _ bag: inout DiagnosticBag
  ) {
    let builtIn = BuiltInAxis.allCases.map(\.axis)
    self.init(modes.filter { BuiltInAxis(rawValue: $0.name) == nil } + builtIn)
    for mode in modes where BuiltInAxis(rawValue: mode.name) != nil {
      bag.error(
        "reserved-axis", "the mode '\(mode.name)' has the name of a built-in axis",
        at: settings.first?.location ?? SourceLocation(file: mode.name), hint: "rename the mode in the resolver")
    }
    for setting in settings {
      guard check(setting, &bag), let index = axes.firstIndex(where: { $0.name == setting.axis }) else { continue }
      axes[index].values = setting.values
      if setting.values.isEmpty, axes[index].isBuiltIn { axes[index].values = [axes[index].default] }
    }
    self.exclusions = exclusions.filter { pattern in pattern.settings.filter { !check($0, &bag) }.isEmpty }
    self.inclusions = inclusions.filter { pattern in pattern.settings.filter { !check($0, &bag) }.isEmpty }
    checkNames(&bag)
  }

  /// The axes that are not taken out of the matrix; a variant has one choice for each, in this order.
  var drawnAxes: [MatrixAxis] { axes.filter { !$0.values.isEmpty } }

  /// Whether every id of the system contains the value of this axis: it lists two or more values, or one that is not
  /// its default. Axes of the program appear in single ids only.
  package func isInEveryID(_ axis: MatrixAxis) -> Bool {
    guard !axis.isBuiltIn else { return false }
    let included = inclusions.flatMap(\.settings).filter { $0.axis == axis.name }.flatMap(\.values)
    return Set(axis.values).union(included).subtracting([axis.default]).isEmpty == false
  }

  /// Whether a setting's axis and values exist; reports them if not.
  package func check(_ setting: AxisSetting, _ bag: inout DiagnosticBag) -> Bool {
    guard let axis = axes.first(where: { $0.name == setting.axis }) else {
      let names = axes.map(\.name)
      bag.error(
        "unknown-axis", "there is no axis '\(setting.axis)'", at: setting.location,
        hint: didYouMean(setting.axis, among: names) ?? "axes: " + names.joined(separator: ", "))
      return false
    }
    let unknown = setting.values.filter { !axis.declared.contains($0) }
    for value in unknown {
      bag.error(
        "unknown-axis-value", "the axis '\(axis.name)' has no value '\(value)'", at: setting.location,
        hint: didYouMean(value, among: axis.declared) ?? "values: " + axis.declared.joined(separator: ", "))
    }
    return unknown.isEmpty
  }

  private func checkNames(_ bag: inout DiagnosticBag) {
    for axis in axes where isInEveryID(axis) {
      for value in axis.values where !ShotName.isValidAxisValue(value) {
        bag.error(
          "invalid-name", "the value '\(value)' of the axis '\(axis.name)' cannot be part of a shot's id",
          at: axis.places[value] ?? SourceLocation(file: axis.name),
          hint: ShotName.hint(for: value, rule: ShotName.rule + ", without '.'"))
      }
    }
  }
}
