import DSImage
import DSProject
import DSReport
import DSShots

/// Begins the reports of shots. One per worker.
final class BegunReports {
  private struct Key: Hashable {
    let system: String
    let variant: Variant
    let hasOwnState: Bool
  }

  /// Shots of one variant share its values in memory.
  private var known: [Key: [ShotReport.Choice]] = [:]

  /// The report of a shot that nothing is known about yet.
  func report(of shot: Shot, of system: DesignSystem) -> ShotReport {
    var report = ShotReport(
      id: shot.id, system: system.name, component: shot.scenario.component, scenario: shot.scenario.name,
      variant: choices(of: shot, of: system), scale: shot.variant.scale, status: .added(lockKnows: false))
    report.place = shot.scenario.location
    return report
  }

  /// Of the program's own axes the values of those that vary in the system, and those that are not at their default; a
  /// state that the scenario itself sets is not among them.
  private func choices(of shot: Shot, of system: DesignSystem) -> [ShotReport.Choice] {
    let key = Key(system: system.name, variant: shot.variant, hasOwnState: shot.scenario.state != nil)
    if let known = known[key] { return known }
    let choices = shot.variant.choices.filter { choice in
      guard choice.isBuiltIn, let axis = system.matrix.axes.first(where: { $0.name == choice.axis }) else {
        return true
      }
      if axis.name == BuiltInAxis.state.rawValue, key.hasOwnState { return false }
      return axis.values.count > 1 || choice.value != axis.default
    }
    let found = choices.map { ShotReport.Choice(axis: $0.axis, value: $0.value) }
    known[key] = found
    return found
  }
}
