package import DSBaselines
import DSDiagnostics
package import DSFiles

/// The baselines with a lock that is as it was written.
package func openBaselines(
  _ folder: String, decoded: DecodedFiles = DecodedFiles(), lockedBy lock: SharedFolderLock? = nil
) throws(RunError) -> Baselines {
  var bag = DiagnosticBag()
  var baselines: Baselines
  do throws(FileError) { baselines = try Baselines(folder: folder, decoded: decoded, &bag) } catch {
    throw .badInput([error.diagnostic(at: SourceLocation(file: error.path))])
  }
  if bag.hasErrors { throw .badInput(bag.sorted) }
  if let lock { baselines.checkFolder = { () throws(FileError) in try lock.check() } }
  return baselines
}
