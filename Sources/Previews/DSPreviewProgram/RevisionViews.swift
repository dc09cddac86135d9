import DSCauses
import DSFiles
import DSGit
import Glibc

/// Asks the plugin that runs this program to build another revision of the package.
///
/// The plugin knows the package and has its build folder. It gives the program a folder with two pipes. The program
/// writes a line with the commit into one. From the other it reads a line with the file of the views and the folders of
/// their sources, or with the error; tabs separate the parts of the line.
enum RevisionViews {
  /// The variable with the folder.
  private static let variable = "DSRENDER_BUILDS"

  /// The file that the plugin wants the views of this run in, so that it need not build them when they are requested:
  /// what `DSRENDER_VIEWS` names; nil if it wants none.
  static var file: String? { getenv("DSRENDER_VIEWS").map { String(cString: $0) } }

  /// What builds; nil if no plugin runs the program.
  static var builder: ViewsBuilder? {
    guard let value = getenv(variable) else { return nil }
    let folder = String(cString: value)
    return { commit in Result { () throws(GitError) in try views(of: commit, in: folder) } }
  }

  private static func views(of commit: String, in folder: String) throws(GitError) -> BuiltViews {
    let words = try ask(commit, in: folder).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, words[0] == "built" else {
      throw GitError("the base's Swift sources could not be built: \(words.dropFirst().joined(separator: " "))")
    }
    let text = try? String(decoding: readFile(words[1], limit: 1 << 30), as: UTF8.self)
    guard let trees = text.flatMap(ViewTrees.init) else {
      throw GitError("the base's views in '\(words[1])' cannot be read")
    }
    return BuiltViews(trees: trees, folders: Array(words.dropFirst(2)))
  }

  private static func ask(_ commit: String, in folder: String) throws(GitError) -> String {
    // Without a reader the plugin is gone, and it is an error to open the pipe.
    let question = open(folder + "/questions", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    let answer = open(folder + "/answers", O_RDONLY | O_CLOEXEC)
    defer { for descriptor in [question, answer] where descriptor >= 0 { close(descriptor) } }
    let line = commit + "\n"
    guard question >= 0, answer >= 0, write(question, line, line.utf8.count) == line.utf8.count else {
      throw GitError("the plugin that builds the base's Swift sources does not answer")
    }
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(answer, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { throw GitError("the plugin that builds the base's Swift sources has ended") }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
