import DSCascade
import DSChecks
import DSGeometry
import DSImage
import DSParallel
import DSProject
import DSResolve
import DSShotDrawing
import DSShots

/// What the shots of a system look up and show.
struct DrawnTokens: Sendable {
  /// A shot that was drawn.
  struct DrawnShot: Sendable {
    let shot: Shot
    /// The tokens that its views name, by the modes in force.
    let direct: [ModeSelection: Set<TokenPath>]
    /// The tokens that its picture may depend on: those, and all that they refer to.
    let all: Set<TokenPath>
    /// The contrast of its texts and symbols; empty where no rule asks.
    let contrasts: [Contrast]
  }

  /// The shots that could be drawn, in the order of the matrix.
  let shots: [DrawnShot]
  /// How many shots could not be drawn, whose tokens are unknown.
  let failed: Int
  /// How many shots run code, and are not looked at.
  let skipped: Int

  /// Draws all shots of a system that run no code.
  /// - Parameter measures: whether contrast is measured, which draws each shot three times more.
  init(_ system: DesignSystem, measures: Bool) async {
    let candidates = system.pictures == nil ? system.shots.filter { !$0.scenario.runsCode } : []
    skipped = system.shots.count - candidates.count
    let theme = system.theme
    let outcomes: ParallelOutcomes<DrawnShot?, Never> = await inParallel(candidates.count, by: { Worker() }) {
      (worker: Worker, index: Int) -> DrawnShot? in
      let shot = candidates[index]
      // A run reports why a shot cannot be drawn; here it is counted.
      guard let (drawing, uses) = try? worker.renderer.drawNoting(shot, of: system) else { return nil }
      var all: Set<TokenPath> = []
      for (modes, paths) in uses.tokens { for path in paths { all.formUnion(worker.dependencies(path, modes, theme)) } }
      var contrasts: [Contrast] = []
      if measures, let picture = try? worker.renderer.rasterize(drawing, of: shot) {
        contrasts = (try? Checks.contrasts(drawing, picture, of: shot, worker.renderer)) ?? []
      }
      return DrawnShot(shot: shot, direct: uses.tokens, all: all, contrasts: contrasts)
    }
    let drawn = outcomes.outcomes.map { $0.flatMap(\.self) }
    shots = drawn.compactMap(\.self)
    failed = candidates.count - shots.count
  }

  /// What one worker keeps from shot to shot.
  private final class Worker {
    let renderer = ShotRenderer()
    private var known: [ModeSelection: [TokenPath: Set<TokenPath>]] = [:]

    func dependencies(_ path: TokenPath, _ modes: ModeSelection, _ theme: Theme) -> Set<TokenPath> {
      if let found = known[modes]?[path] { return found }
      let found = theme.dependencies(of: path, in: modes)
      known[modes, default: [:]][path] = found
      return found
    }
  }
}
