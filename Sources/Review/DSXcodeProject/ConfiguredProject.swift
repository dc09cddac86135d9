import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSSyntax

/// The project that the configuration of a folder names.
/// - Returns: nil if there is no configuration, if it names no project, or if something is wrong with it: the command then
///   reads it again, and reports that.
func configuredProject(in folder: String = ".") -> XcodeConfiguration? {
  let path = joinPath(folder, "dsrender.yaml")
  guard let bytes = try? readFile(path, limit: Limits.textFileBytes), let root = try? parseSyntax(bytes, file: path)
  else {
    return nil
  }
  var bag = DiagnosticBag()
  return readXcodeConfiguration(root, diagnostics: &bag)
}
