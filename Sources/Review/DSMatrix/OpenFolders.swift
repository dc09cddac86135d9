import DSBaselines
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import DSShots

/// Locks a folder of baselines that need not exist, and is not made.
func lockExistingBaselines(_ folder: String) throws(RunError) -> SharedFolderLock? {
  try orFault { () throws(FileError) in
    guard try fileKind(folder) == .folder else { return nil }
    return try SharedFolderLock(folder: folder)
  }
}

func openOutput(
  _ options: RunOptions, _ shots: [Shot], _ projects: [Project]
) throws(RunError) -> OutputFolder? {
  guard let path = options.files.folder else { return nil }
  do throws(OutputFolderError) {
    if projects.contains(where: { isFolder(path, within: $0.baselines) }) || isAmongBaselines(path) {
      throw .isBaselines(path)
    }
    for input in projects.flatMap(\.inputs) where isFolder(path, within: input) || isFolder(input, within: path) {
      throw .holdsInput(path, input: input)
    }
    return try OutputFolder(path: path, files: OutputFolder.files(of: shots, options))
  } catch {
    if case .file(let error) = error { throw RunError(error) }
    throw .fault(.inputOutput, error.message)
  }
}
