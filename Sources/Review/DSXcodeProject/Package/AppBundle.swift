import DSFiles
import Glibc

/// Puts an app's resources where its sources look for them: `Bundle.main` of a program is the folder that it lies in.
/// - Parameters:
///   - bundle: the name of the bundle, beside the program, in which the package manager has put them.
///   - info: the text of the app's `Info.plist`.
///   - folder: the folder of the program.
func showMainBundle(_ bundle: String, info: String, in folder: String) throws(FileError) {
  let isThere = try fileKind(joinPath(folder, bundle)) == .folder
  // Catalogues are found in all bundles beside the program, and would be found twice.
  let wanted =
    isThere
    ? try childNames(of: joinPath(folder, bundle)).filter {
      $0 != "Info.plist" && !["xcassets", "xcstrings"].contains(fileExtension($0))
    } : []
  for name in try childNames(of: folder) {
    // Links of another app, or of an earlier run.
    guard let target = linkTarget(joinPath(folder, name)), target.contains(".resources/"), !target.hasPrefix("/") else {
      continue
    }
    try removeFile(joinPath(folder, name))
  }
  for name in wanted {
    // What a build has written there stays.
    guard try fileKind(joinPath(folder, name)) == nil else { continue }
    guard symlink(bundle + "/" + name, joinPath(folder, name)) == 0 else {
      throw .system(.create, path: joinPath(folder, name), code: errno)
    }
  }
  try writeOutput(joinPath(folder, "Info.plist"), Array(info.utf8))
}
