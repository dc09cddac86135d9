import DSBaselines
import DSFiles
import DSProject
import DSReport

/// The locks of the folders that a run records into: that of the baselines of what is drawn, and those of expected
/// pictures. They are released with the value.
final class BaselineLocks: Sendable {
  /// The locks by folder.
  private let locks: [String: SharedFolderLock]

  /// Locks the folders of projects where baselines are to be recorded, making those that are missing.
  init(of parts: [RunPart]) throws(RunError) {
    var locks: [String: SharedFolderLock] = [:]
    for part in parts where part.options.recording.writesBaselines {
      try Self.add(part.project, to: &locks)
    }
    self.locks = locks
  }

  /// The lock of the baselines of what a project draws; nil if nothing is drawn or recorded.
  func drawn(in project: Project) -> SharedFolderLock? { project.drawnSystems.isEmpty ? nil : locks[project.baselines] }

  private static func add(_ project: Project, to locks: inout [String: SharedFolderLock]) throws(RunError) {
    for case let source? in project.systems.map(\.pictures) where locks[source.expected] == nil {
      let file = joinPath(source.expected, Baselines.lockName)
      let hasLock = try orFault { () throws(FileError) in try fileKind(file) != nil }
      if hasLock || isAmongBaselines(source.expected) {
        throw .fault(
          .usage, "'\(source.expected)' has baselines of what dsrender draws",
          hint: "approve them with the configuration that draws them")
      }
      locks[source.expected] = try Self.lock(folder: source.expected)
    }
    if !project.drawnSystems.isEmpty, locks[project.baselines] == nil {
      locks[project.baselines] = try lock(folder: project.baselines)
    }
  }

  /// Checks that a folder of expected pictures is the one that was locked.
  func check(_ folder: String) throws(FileError) { try locks[folder]?.check() }

  private static func lock(folder: String) throws(RunError) -> SharedFolderLock {
    try orFault { () throws(FileError) in
      try createFolders(folder)
      try removeStaleTemporaries(in: folder)
      return try SharedFolderLock(folder: folder)
    }
  }
}
