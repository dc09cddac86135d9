/// The id of a shot, `system/component/scenario@value.value`; without `@` if no value is included.
///
/// Values are in the order of the axes. An axis of the program is included if its value is not the default, a mode of
/// the theme if the matrix requires it.
/// - Parameter isNamed: for each drawn axis whether every id has its value.
func shotID(_ scenario: Scenario, _ variant: Variant, _ matrix: Matrix, _ isNamed: [Bool]) -> String {
  var parts: [String] = []
  for (index, (axis, choice)) in zip(matrix.drawnAxes, variant.choices).enumerated() {
    if let builtIn = axis.isBuiltIn ? BuiltInAxis(rawValue: axis.name) : nil {
      let isFixed = builtIn == .state && scenario.state != nil
      if choice.value != axis.default, !isFixed { parts.append(builtIn.idText(choice.value)) }
    } else if isNamed[index] {
      parts.append(choice.value)
    }
  }
  return parts.isEmpty ? scenario.id : scenario.id + "@" + parts.joined(separator: ".")
}
