import DSCascade
import DSDisplayList
import DSGeometry
import DSParallel
import DSProject
import DSResolve
import DSShotDrawing
import DSShots
import DSTokenLint

/// Tokens that views look up without effect.
extension PictureLinter {
  /// Finds tokens whose change changes no picture: each is changed by itself, and the shots that use it are drawn again
  /// until one differs.
  mutating func findUnseenChanges() async {
    guard let settings = settings(of: .unseenChange), drawn.failed == 0, drawn.skipped == 0 else { return }
    var users: [TokenPath: [Shot]] = [:]
    for drawn in drawn.shots { for path in drawn.all { users[path, default: []].append(drawn.shot) } }
    let paths = users.keys.filter { settings.covers($0.description) }.sorted()
    let (system, theme) = (system, theme)
    let shots = users
    let unseen: ParallelOutcomes<Bool, Never> = await inParallel(paths.count, by: { ShotRenderer() }) {
      (renderer: ShotRenderer, index: Int) -> Bool in
      guard let other = theme.changing(paths[index]) else { return false }
      var changed = system
      changed.root.theme = other
      return (shots[paths[index]] ?? []).allSatisfy { shot in
        // A value that no longer fits, such as a negative radius, has an effect too.
        guard let before = try? renderer.draw(shot, of: system), let after = try? renderer.draw(shot, of: changed)
        else {
          return false
        }
        if before.list == after.list { return true }
        guard let old = try? renderer.rasterize(before, of: shot), let new = try? renderer.rasterize(after, of: shot)
        else { return false }
        return old == new
      }
    }
    for (path, isUnseen) in zip(paths, unseen.outcomes) where isUnseen == true {
      let count = shots[path]?.count ?? 0
      add(
        .unseenChange, token: path,
        "\(count == 1 ? "1 shot uses" : "\(count) shots use") '\(path)', and changing it changes no picture",
        at: place(of: path),
        hint: "something covers it, or takes its place: remove the use, or draw a scenario that shows it")
    }
  }
}
