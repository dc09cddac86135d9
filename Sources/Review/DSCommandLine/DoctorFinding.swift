import DSDiagnostics
import DSFiles
import DSGit
import DSMatrix
import DSProject
import Glibc

/// Something around a project that is missing or in the way, in the user's words.
struct DoctorFinding {
  /// What is the matter, and what does not work because of it.
  var text: String
  /// What to do about it.
  var remedy: String

  /// Two lines.
  var lines: [String] { ["  \(text)", "    \(remedy)"] }
}

extension DoctorFinding {
  /// No configuration file where one is looked for.
  static func noConfiguration(_ path: String) -> DoctorFinding {
    DoctorFinding(
      text: "there is no '\(path)' here, so dsrender does not know what to draw",
      remedy: configurationAboveHint(for: path)
        ?? "'dsrender init .' writes one with a small design system; --config names one in a different place")
  }

  /// A file that is not there or cannot be read, or a font that is damaged or not the listed one; nil for any other problem.
  static func ofFile(_ problem: Diagnostic) -> DoctorFinding? {
    // The families that a file requests are its own mistake.
    let isOfFile = problem.id == "unreadable-file" || problem.id.contains("font")
    guard isOfFile, !["unknown-font-family", "font-without-italic"].contains(problem.id) else { return nil }
    return DoctorFinding(
      text: problem.message,
      remedy: (problem.hint ?? "put the right file there, or name a different one") + ": \(problem.location)")
  }

  /// What keeps causes of changed pictures from being found; nil if git can be asked.
  static func ofGit(around configuration: String) -> DoctorFinding? {
    let lost = "so dsrender cannot find the edits that changed a picture"
    do throws(GitError) {
      let folder = splitPath(configuration).folder
      guard let repository = try Repository(around: folder) else {
        return DoctorFinding(
          text: "\(folder == "." ? "this folder" : "the folder '\(folder)'") is not in a git repository, \(lost)",
          remedy: "'git init', or name a different version with --base")
      }
      guard repository.isShallow else { return nil }
      return DoctorFinding(
        text: "this clone is shallow, so dsrender finds only edits of the last commits",
        remedy: "'git fetch --unshallow'; in CI, fetch the whole history")
    } catch {
      return DoctorFinding(text: "\(error.message), \(lost)", remedy: error.hint ?? "see what 'git status' says here")
    }
  }

  /// No baseline at all; nil if there are some.
  static func noBaselines(_ state: Examination.BaselineState) -> DoctorFinding? {
    guard state.shots > 0, state.missing.count == state.shots else { return nil }
    return DoctorFinding(
      text: "no shot has a baseline in '\(state.folder)', so there is nothing to compare with",
      remedy: "'dsrender matrix --record missing' records them; look at them, and commit them")
  }

  /// A folder that approved pictures cannot be written into; nil if they can.
  static func unwritable(_ baselines: String) -> DoctorFinding? {
    var folder = baselines
    while access(folder, F_OK) != 0, errno == ENOENT {
      let above = splitPath(folder).folder
      guard above != folder else { break }
      folder = above
    }
    guard access(folder, W_OK | X_OK) != 0 else { return nil }
    let code = errno
    let cause = String(cString: strerror(code))
    return DoctorFinding(
      text: "the folder '\(folder)' cannot be written (\(cause)), so 'approve' and --record will fail",
      remedy: code == EROFS
        ? "its file system is read-only" : "'ls -ld \(folder)' shows its owner; you are user \(geteuid())")
  }
}
