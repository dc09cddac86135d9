import DSDiagnostics
package import DSImage
package import DSProject
import DSReport
import DSShots

/// The hashes of the pictures of all shots that run authors' code, by id; those that cannot be drawn have none.
/// - Parameter workers: how many draw at the same time; code that runs while views are laid out runs in the order of the shots.
package func hashesOfCode(in project: Project, workers: Int) async -> [String: PixelHash] {
  let all = project.shots.filter { $0.shot.scenario.runsCode }
  let order = ShotOrder(of: all.map(\.shot))
  return await withTaskGroup(of: [String: PixelHash].self) { group in
    for worker in 0..<workers {
      group.addTask {
        let renderer = ShotRenderer()
        var hashes: [String: PixelHash] = [:]
        for index in stride(from: worker, to: all.count, by: workers) {
          let (system, shot) = all[index]
          guard let drawing = try? renderer.draw(shot, of: system, in: order.turn(of: index)) else { continue }
          hashes[shot.id] = try? renderer.rasterize(drawing, of: shot).pixelHash
        }
        return hashes
      }
    }
    return await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

/// Draws the shots that run authors' code once more, if requested. Those whose pictures come out differently fail, and
/// are not recorded.
/// - Returns: whether it could be done.
func failUnsteady(_ outcomes: inout [ShotWorker.Outcome?], _ options: RunOptions) -> Bool {
  guard let redraw = options.redraw, outcomes.contains(where: { $0?.ofCode != nil }) else { return true }
  guard let hashes = redraw() else { return false }
  for index in outcomes.indices {
    guard let outcome = outcomes[index], let ofCode = outcome.ofCode else { continue }
    let again = hashes[outcome.report.id]
    guard again != ofCode.pixels else { continue }
    outcomes[index]?.waiting = nil
    outcomes[index]?.viewed = nil
    outcomes[index]?.report.status = .failed(
      ShotReport.Failure(cause: .badInput, problems: [unsteady(at: ofCode.location, isDrawn: again != nil)]))
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
