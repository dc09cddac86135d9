import DSBaselines
import DSFiles
import DSImage
package import DSProject

/// What the long search for smaller files came to.
package struct RecompressedBaselines: Sendable {
  /// Baselines that were written anew, with fewer bytes and the same pixels.
  package var written = 0
  /// Baselines that were looked at.
  package var examined = 0
  /// Bytes of all examined files, before and after.
  package var bytes: (before: Int, after: Int) = (0, 0)
  /// Baselines that are left alone, with the reason in one sentence.
  package var kept: [(id: String, reason: String)] = []
}

/// What became of one file.
private enum Attempt: Sendable {
  case smaller(Baselines.Recording, bytes: (before: Int, after: Int))
  case unchanged(bytes: Int)
  case kept(id: String, reason: String)
}

/// Writes the baselines anew whose files become smaller by searching longer than `approve` does. Pixels stay; only
/// files that dsrender wrote are touched, each replaced in one step, and none of a system that the project does not list.
package func recompressBaselines(_ project: Project) async throws(RunError) -> RecompressedBaselines {
  let lock = try lockExistingBaselines(project.baselines)
  defer { withExtendedLifetime(lock) {} }
  var baselines = try openBaselines(project.baselines)
  let own = project.ownSystems
  let (present, ids) = (baselines, baselines.lock.ids.filter { own.owns($0) || own.ownsTest($0) })
  let attempts = try await inParallel(ids.count) { index throws(RunError) in try attempt(ids[index], in: present) }
  var result = RecompressedBaselines()
  for attempt in attempts {
    switch attempt {
    case .kept(let id, let reason): result.kept.append((id, reason))
    case .unchanged(let bytes):
      result.examined += 1
      result.bytes.before += bytes
      result.bytes.after += bytes
    case .smaller(let recording, let bytes):
      result.examined += 1
      result.written += 1
      result.bytes.before += bytes.before
      result.bytes.after += bytes.after
      baselines.keep(recording.entry)
    }
  }
  _ = try orFault { () throws(FileError) in try baselines.writeLock() }
  return result
}

/// Makes one file smaller, where it can be, and writes it.
private func attempt(_ id: String, in baselines: Baselines) throws(RunError) -> Attempt {
  let candidate: Baselines.Recompressed
  do throws(BaselineError) {
    guard let found = try baselines.recompressed(id) else {
      return .kept(id: id, reason: "its file is not the one that baselines.lock names")
    }
    candidate = found
  } catch { return .kept(id: id, reason: error.message) }
  guard let file = candidate.recording.file else { return .unchanged(bytes: candidate.bytes) }
  try orFault { () throws(FileError) in try baselines.record(candidate.recording) }
  return .smaller(candidate.recording, bytes: (candidate.bytes, file.count))
}
