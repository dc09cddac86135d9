import DSBaselines
import DSCrashes
import DSFiles
import DSImage
import DSParallel
package import DSProject
package import DSReport

/// The result of the long search for smaller files.
package struct RecompressedBaselines: Sendable {
  /// Baselines that were rewritten, with fewer bytes and the same pixels.
  package var written = 0
  /// Baselines that were looked at.
  package var examined = 0
  /// Bytes of all examined files, before and after.
  package var bytes: (before: Int, after: Int) = (0, 0)
  /// Baselines that are left alone, with the reason in one sentence.
  package var kept: [(id: String, reason: String)] = []
  /// Why it is not done: baselines that could not be read or written, or an interruption; `equal` where it is.
  package var status = ExitStatus.equal
}

/// What became of one file.
private enum Attempt: Sendable {
  case smaller(Baselines.Recording, bytes: (before: Int, after: Int))
  case unchanged(bytes: Int)
  case kept(id: String, reason: String, ExitStatus)
}

/// Rewrites the baselines whose files become smaller by searching longer than `approve` does. Pixels stay; only files
/// that dsrender wrote are touched, each replaced in one step, and none of a system that the project does not list. An
/// interruption ends the search; the lock then names the files that were written.
package func recompressBaselines(_ project: Project) async throws(RunError) -> RecompressedBaselines {
  let lock = try lockExistingBaselines(project.baselines)
  defer { withExtendedLifetime(lock) {} }
  Interruption.postpone()
  defer { Interruption.resume() }
  var baselines = try openBaselines(project.baselines, lockedBy: lock)
  let own = project.ownSystems
  let (present, ids) = (baselines, baselines.lock.ids.filter { own.owns($0) || own.ownsTest($0) })
  let attempts: ParallelOutcomes<Attempt, Never> = await inParallel(
    ids.count, isStopped: { Interruption.isRequested }
  ) { attempt(ids[$0], in: present) }
  Interruption.keep()
  var result = RecompressedBaselines()
  var statuses: [ExitStatus] = []
  for attempt in attempts.outcomes {
    switch attempt {
    case nil: statuses.append(.interrupted)
    case .kept(let id, let reason, let status)?:
      result.kept.append((id, reason))
      statuses.append(status)
    case .unchanged(let bytes)?:
      result.examined += 1
      result.bytes.before += bytes
      result.bytes.after += bytes
    case .smaller(let recording, let bytes)?:
      result.examined += 1
      result.written += 1
      result.bytes.before += bytes.before
      result.bytes.after += bytes.after
      baselines.keep(recording.entry)
    }
  }
  result.status = .first(of: statuses)
  _ = try orFault { () throws(FileError) in
    try baselines.checkFolder()
    try baselines.writeLock()
  }
  return result
}

/// Makes one file smaller, where it can be, and writes it.
private func attempt(_ id: String, in baselines: Baselines) -> Attempt {
  let candidate: Baselines.Recompressed
  do throws(BaselineError) {
    guard let found = try baselines.recompressed(id) else {
      return .kept(id: id, reason: "its file is not the one that baselines.lock names", .equal)
    }
    candidate = found
  } catch { return .kept(id: id, reason: error.message, error.status) }
  guard let file = candidate.recording.file else { return .unchanged(bytes: candidate.bytes) }
  do throws(FileError) { try baselines.record(candidate.recording) } catch {
    return .kept(id: id, reason: error.message, error.status)
  }
  return .smaller(candidate.recording, bytes: (candidate.bytes, file.count))
}

extension BaselineError {
  /// The exit code of a baseline that has a line in the lock and cannot be read.
  fileprivate var status: ExitStatus {
    switch self {
    case .file(let error): error.isMissing ? .missingBaseline : error.status
    case .picture: .badInput
    }
  }
}
