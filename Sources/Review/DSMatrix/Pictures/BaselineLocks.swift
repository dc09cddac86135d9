import DSBaselines
import DSFiles
import DSProject
import DSReport

/// The locks of the folders that a run records into: that of the baselines of what is drawn, and those of expected
/// pictures. They are released with the value.
final class BaselineLocks: Sendable {
  /// That of the baselines of what is drawn; nil if nothing is drawn or recorded.
  let drawn: SharedFolderLock?
  /// Those of expected pictures, by folder.
  private let expected: [String: SharedFolderLock]

  /// Locks the folders of a project where baselines are to be recorded, making those that are missing.
  init(of project: Project, _ options: RunOptions) throws(RunError) {
    guard options.recording.writesBaselines else {
      (drawn, expected) = (nil, [:])
      return
    }
    var expected: [String: SharedFolderLock] = [:]
    for case let source? in project.systems.map(\.pictures) where expected[source.expected] == nil {
      let lock = joinPath(source.expected, Baselines.lockName)
      let hasLock = try orFault { () throws(FileError) in try fileKind(lock) != nil }
      if hasLock || isAmongBaselines(source.expected) {
        throw .fault(
          .usage, "'\(source.expected)' has baselines of what dsrender draws",
          hint: "approve them with the configuration that draws them")
      }
      expected[source.expected] = try Self.lock(source.expected)
    }
    self.expected = expected
    drawn = project.drawnSystems.isEmpty ? nil : try Self.lock(project.baselines)
  }

  /// Checks that a folder of expected pictures is the one that was locked.
  func check(_ folder: String) throws(FileError) { try expected[folder]?.check() }

  private static func lock(_ folder: String) throws(RunError) -> SharedFolderLock {
    try orFault { () throws(FileError) in
      try createFolders(folder)
      try removeStaleTemporaries(in: folder)
      return try SharedFolderLock(folder: folder)
    }
  }
}
