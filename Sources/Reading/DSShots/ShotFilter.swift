package import DSDiagnostics

/// Which shots are looked at: those whose id one of the globs fits, and that have a listed value on every listed axis.
package struct ShotFilter: Hashable, Sendable {
  /// Patterns for ids; empty lets every id pass.
  package var globs: [Glob]
  /// Values that pass, by axis.
  package var axes: [AxisSetting]

  /// A filter that lets everything pass by default.
  package init(globs: [String] = [], axes: [AxisSetting] = []) {
    self.globs = globs.map(Glob.init)
    self.axes = axes
  }

  /// Whether the filter lets every shot pass.
  package var isOpen: Bool { globs.isEmpty && axes.isEmpty }

  /// Whether a shot passes. A glob may fit the shot's whole id or its part before the `@`; a shot of a system without a
  /// listed axis does not pass.
  package func matches(_ shot: Shot) -> Bool {
    (globs.isEmpty || globs.contains { Self.fits($0, shot) }) && VariantPattern(axes).matches(shot.variant)
  }

  /// The globs that fit none of the shots: probably misspelt.
  package func unusedGlobs(among shots: [Shot]) -> [Glob] {
    globs.filter { glob in !shots.contains { Self.fits(glob, $0) } }
  }

  /// Reads `theme=a,b` for axes that at least one of the systems has.
  ///
  /// Reports a text of another form, and axes and values that no system has.
  /// - Parameters:
  ///   - text: an axis, `=` and one or more values.
  ///   - matrices: the matrices of all systems.
  ///   - bag: where problems go, at the place `--axis`.
  package mutating func restrict(_ text: String, among matrices: [Matrix], _ bag: inout DiagnosticBag) {
    let location = SourceLocation(file: "--axis")
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let values = parts.last?.split(separator: ",").map(String.init) ?? []
    guard parts.count == 2, !parts[0].isEmpty, !values.isEmpty else {
      bag.error(
        "invalid-axis", "'\(text)' is not an axis with values", at: location,
        hint: "write an axis, '=' and values: theme=a,b")
      return
    }
    let all = matrices.flatMap(\.axes)
    var merged: [MatrixAxis] = []
    for name in all.map(\.name) where !merged.contains(where: { $0.name == name }) {
      var declared: [String] = []
      for value in all.filter({ $0.name == name }).flatMap(\.declared) where !declared.contains(value) {
        declared.append(value)
      }
      merged.append(MatrixAxis(name, values: declared))
    }
    let setting = AxisSetting(parts[0], values: values, at: location)
    if Matrix(merged).check(setting, &bag) { axes.append(setting) }
  }

  private static func fits(_ glob: Glob, _ shot: Shot) -> Bool {
    glob.matches(shot.id) || glob.matches(shot.scenario.id)
  }
}
