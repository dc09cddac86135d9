import DSCrashes
import DSDiagnostics
package import DSImage
import DSParallel
package import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// The hashes of the pictures of all shots that run authors' code, by id; those that cannot be drawn have none.
/// - Parameter workers: how many draw at the same time; code that runs while views are laid out runs in the order of the shots.
package func hashesOfCode(in project: Project, workers: Int) async -> [String: PixelHash] {
  Restarts.beginDrawing()
  let all = project.shots.filter { $0.shot.scenario.runsCode }
  let order = ShotOrder(of: all.map(\.shot))
  let drawn: ParallelOutcomes<PixelHash?, Never> = await inParallel(
    all.count, workers: workers, by: { ShotRenderer() }
  ) { renderer, index in
    let shot = all[index].shot
    // A shot that cannot be drawn has no hash: that is the answer.
    guard let drawing = try? renderer.draw(shot, of: all[index].system, in: order.turn(of: index)) else { return nil }
    return try? renderer.rasterize(drawing, of: shot).pixelHash
  }
  return zip(all, drawn.get()).reduce(into: [:]) { hashes, found in hashes[found.0.shot.id] = found.1 }
}

/// Draws the shots that run authors' code once more, if requested. Those whose pictures come out differently fail, and
/// are not recorded.
/// - Returns: whether it could be done.
func failUnsteady(_ outcomes: inout [ShotOutcome?], _ options: RunOptions) -> Bool {
  guard let redraw = options.hooks.redraw, outcomes.contains(where: { $0?.comparison?.code != nil }) else {
    return true
  }
  guard let hashes = redraw() else { return false }
  for index in outcomes.indices {
    guard let outcome = outcomes[index], let shot = outcome.comparison, let code = shot.code else { continue }
    let again = hashes[shot.report.id]
    guard again != shot.hash else { continue }
    outcomes[index] = outcome.failing(
      ShotReport.Failure(cause: .badInput, problems: [unsteady(at: code, isDrawn: again != nil)]))
  }
  return true
}

private func unsteady(at location: SourceLocation, isDrawn: Bool) -> Diagnostic {
  Diagnostic(
    "unsteady-picture",
    isDrawn
      ? "the preview draws a different picture in a second process, with a different clock and random numbers"
      : "the preview draws no picture in a second process, with a different clock and random numbers",
    at: location,
    hint: "give it a fixed date, fixed numbers, fixed ids and sorted keys, as its values or by its environment")
}
