import DSLayout
import DSNode
import DSProject
import DSShots

extension BenchSet {
  /// The whole matrix of the repository's own configuration, twice: the second time is the warm half.
  ///
  /// - Parameter root: the repository, which is the working folder.
  static func fixtures(root: String) -> BenchSet {
    BenchSet(name: "fixtures") {
      let shots = try loadProject("\(root)/dsrender.yaml").shots.map { entry in
        let (system, shot) = (entry.system, entry.shot)
        let scenario = shot.scenario
        precondition(scenario.sizeRule == Scenario.SizeRule(), "sizes by mode are not measured")
        return BenchShot(
          id: shot.id, node: scenario.node,
          proposal: ProposedSize(width: scenario.offeredSize.width, height: scenario.offeredSize.height),
          scale: shot.variant.scale, padding: scenario.padding ?? system.padding,
          background: scenario.background ?? system.background, system: system.name, fonts: system.fonts,
          context: { system.context(of: shot) })
      }
      return shots + shots
    }
  }
}
