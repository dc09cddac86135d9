import DSImage
import DSProject
import DSReport
import DSShots

extension ShotReport {
  /// The report of a shot that nothing is known about yet.
  ///
  /// Of the program's own axes the variant holds those that vary in the system, and those that are not at their
  /// default; a state that the scenario itself sets is not part of it.
  init(_ shot: Shot, of system: DesignSystem) {
    let choices = shot.variant.choices.filter { choice in
      guard choice.isBuiltIn, let axis = system.matrix.axes.first(where: { $0.name == choice.axis }) else {
        return true
      }
      if axis.name == BuiltInAxis.state.rawValue, shot.scenario.state != nil { return false }
      return axis.values.count > 1 || choice.value != axis.default
    }
    self.init(
      id: shot.id, system: system.name, component: shot.scenario.component, scenario: shot.scenario.name,
      variant: choices.map { Choice(axis: $0.axis, value: $0.value) }, scale: shot.variant.scale,
      status: .added(lockKnows: false))
    place = shot.scenario.location
  }
}
