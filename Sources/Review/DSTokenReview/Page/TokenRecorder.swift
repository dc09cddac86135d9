import DSCascade
package import DSGeometry
package import DSProject
package import DSReport
package import DSResolve
import DSShotDrawing
package import DSShots
import DSTokenLint
import Synchronization

/// Takes note of the tokens that the shots of a run use, and makes the page's view of tokens of them.
package final class TokenRecorder: TokenRecording {
  private let systems: [DesignSystem]
  private let changes: [String: [TokenPath: ChangedToken]]
  private let users = Mutex<[String: [TokenPath: [String]]]>([:])
  /// How many shots of each system were noted: others were taken over from elsewhere, and what they use is not known.
  private let noted = Mutex<[String: Int]>([:])
  private let known = Mutex<[Key: Set<TokenPath>]>([:])

  private struct Key: Hashable {
    let system: String
    let modes: ModeSelection
    let path: TokenPath
  }

  /// A recorder of runs of some projects.
  /// - Parameter changes: what differs from a base, by system; empty for runs that compare no tokens.
  package init(
    _ projects: [Project], changes: [String: [TokenPath: ChangedToken]] = [:]
  ) {
    systems = projects.flatMap(\.drawnSystems).filter { !$0.theme.isWithoutTokens }
    self.changes = changes
  }

  package func note(_ uses: UsedInputs, by shot: Shot, of system: DesignSystem) {
    var all: Set<TokenPath> = []
    for (modes, paths) in uses.tokens {
      for path in paths { all.formUnion(dependencies(of: path, in: modes, system)) }
    }
    noted.withLock { $0[system.name, default: 0] += 1 }
    users.withLock { users in
      for path in all { users[system.name, default: [:]][path, default: []].append(shot.id) }
    }
  }

  private func dependencies(of path: TokenPath, in modes: ModeSelection, _ system: DesignSystem) -> Set<TokenPath> {
    let key = Key(system: system.name, modes: modes, path: path)
    if let found = known.withLock({ $0[key] }) { return found }
    let found = system.theme.dependencies(of: path, in: modes)
    known.withLock { $0[key] = found }
    return found
  }

  package func data(for report: RunReport) -> [UInt8] {
    let indices = Dictionary(report.shots.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let (found, noted) = (users.withLock { $0 }, noted.withLock { $0 })
    let parts = systems.map { system in
      let own = report.shots.count { $0.system == system.name && !$0.isFailed }
      let isWhole = own > 0 && own == system.shots.count && own == noted[system.name]
      let uses = (found[system.name] ?? [:]).mapValues { ids in ids.compactMap { indices[$0] }.sorted() }
      return TokenViewData.System(
        system: system, uses: uses, knowsUnused: isWhole,
        findings: lint(system.theme, system.lint, reading: []),
        changes: changes[system.name] ?? [:])
    }
    return TokenViewData(systems: parts).json
  }
}

extension Theme {
  /// Whether no context has a token.
  fileprivate var isWithoutTokens: Bool {
    coveringSelections.allSatisfy { (try? style(in: $0))?.tokenPaths.isEmpty ?? true }
  }
}
