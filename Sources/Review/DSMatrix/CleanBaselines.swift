import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
package import DSProject
import DSReport
import DSShots

/// The baselines that no shot uses, and what became of them.
package struct CleanedBaselines: Sendable {
  /// Orphans that were removed or would be, sorted.
  package var own: [String] = []
  /// Orphans that are left alone, with the reason in one sentence: the program did not write them, or not there.
  package var foreign: [(id: String, reason: String)] = []
  /// The systems whose baselines were not looked at, because the configuration does not list them, by name.
  package var others: [(system: String, count: Int)] = []
}

/// Which baselines are searched for unused ones.
package enum CleaningScope: Sendable {
  /// Those of the shots of the configuration's systems.
  case shots
  /// Those of the tests of its systems; the ids are the shots of all tests.
  case tests(Set<String>)
  /// All of a system that the configuration does not list.
  case system(String)
}

/// The baselines that no shot of the whole matrix uses; with `removing`, those that the program wrote are gone
/// afterwards.
package func cleanBaselines(
  _ project: Project, removing: Bool, _ scope: CleaningScope = .shots
) throws(RunError) -> CleanedBaselines {
  if case .shots = scope, !project.isWhole {
    throw .badInput(
      project.shots.compactMap(\.shot.scenario.failure).prefix(1) + [
        Diagnostic(
          "unknown-shots", "orphaned baselines are unknown, because previews crashed",
          at: SourceLocation(file: project.configuration))
      ])
  }
  // Held from before the lines are read: another run's would be lost.
  if case .shots = scope { try requirePictures(project) }
  let lock = removing ? try lockExistingBaselines(project.baselines) : nil
  defer { withExtendedLifetime(lock) {} }
  var baselines = try openBaselines(project.baselines, lockedBy: lock)
  Interruption.postpone()
  defer { Interruption.resume() }
  var wasInterrupted = false
  var cleaned = CleanedBaselines()
  do throws(FileError) {
    let others = try baselines.baselines(besides: project.ownSystems)
    let orphans: [String]
    switch scope {
    case .shots:
      orphans = try baselines.orphans(among: Set(project.shots.map(\.shot.id)), of: project.ownSystems)
      cleaned.others = others.sorted { $0.key < $1.key }.map { ($0.key, $0.value.count) }
    case .tests(let ids): orphans = try baselines.orphans(ofTests: ids, of: project.ownSystems)
    case .system(let name): orphans = others[name] ?? []
    }
    for orphan in orphans {
      wasInterrupted = Interruption.isRequested
      if wasInterrupted { break }
      do throws(FileError) {
        if removing {
          try baselines.remove(orphan)
        } else if try !baselines.isOwn(orphan) {
          throw .notOwn(path: try baselines.path(of: orphan))
        }
        cleaned.own.append(orphan)
      } catch {
        cleaned.foreign.append((orphan, error.message))
      }
    }
    if removing, !cleaned.own.isEmpty { try baselines.writeLock() }
    if case .shots = scope, !wasInterrupted { try clean(expectedPicturesOf: project, removing: removing, &cleaned) }
  } catch { throw RunError(error) }
  if wasInterrupted {
    throw .fault(.interrupted, "interrupted: \(removing ? cleaned.own.count : 0) orphaned baselines were removed")
  }
  return cleaned
}

/// Makes sure that every system of pictures has one: without any, all that are expected would be removed.
private func requirePictures(_ project: Project) throws(RunError) {
  for system in project.systems {
    guard let source = system.pictures, source.files.isEmpty, !source.removed.isEmpty else { continue }
    throw .fault(
      .badInput, "'\(source.actual)' has no picture, so every expected one would be removed",
      hint: "make the pictures first")
  }
}

/// Removes the expected pictures that have no actual one, and the folders that they leave empty.
private func clean(
  expectedPicturesOf project: Project, removing: Bool, _ cleaned: inout CleanedBaselines
) throws(FileError) {
  for source in project.systems.compactMap(\.pictures) where !source.removed.isEmpty {
    let lock = removing ? try SharedFolderLock(folder: source.expected) : nil
    for (id, file) in source.removed.sorted(by: { $0.key < $1.key }) {
      if removing { try remove(file, in: source.expected, lock) }
      cleaned.own.append(id)
    }
  }
}

private func remove(_ file: String, in folder: String, _ lock: SharedFolderLock?) throws(FileError) {
  try lock?.check()
  let path = joinPath(folder, file)
  if try fileKind(path) == .link { throw .link(path: path) }
  try removeFile(path)
  var parent = splitPath(path).folder
  while parent.utf8.count > folder.utf8.count, try removeEmptyFolder(parent) { parent = splitPath(parent).folder }
}
