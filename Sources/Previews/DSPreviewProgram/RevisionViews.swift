import DSCauses
import DSFiles
import DSGit
import DSPluginProtocol
import Glibc

/// Asks the plugin that runs this program to build another revision of the package.
///
/// The plugin knows the package and has its build folder; `PluginProtocol` says how it is asked.
enum RevisionViews {
  /// The file that the plugin wants the views of this run in, so that it need not build them when they are asked for; nil
  /// where it wants none.
  static var file: String? { getenv(PluginProtocol.views).map { String(cString: $0) } }

  /// What builds; nil where no plugin runs the program.
  static var builder: ViewsBuilder? {
    guard let value = getenv(PluginProtocol.builds) else { return nil }
    let folder = String(cString: value)
    return { commit in Result { () throws(GitError) in try views(of: commit, in: folder) } }
  }

  private static func views(of commit: String, in folder: String) throws(GitError) -> BuiltViews {
    switch try ask(commit, in: folder) {
    case .failed(let reason): throw GitError("the base's Swift sources could not be built: \(reason)")
    case .built(let views, let folders):
      let text = try? String(decoding: readFile(views, limit: 1 << 30), as: UTF8.self)
      guard let trees = text.flatMap(ViewTrees.init) else {
        throw GitError("the base's views in '\(views)' cannot be read")
      }
      return BuiltViews(trees: trees, folders: folders)
    }
  }

  private static func ask(_ commit: String, in folder: String) throws(GitError) -> PluginProtocol.Answer {
    do throws(PluginProtocol.NoAnswer) { return try PluginProtocol.ask(commit, in: folder) } catch {
      switch error {
      case .noPlugin: throw GitError("the plugin that builds the base's Swift sources does not answer")
      case .ended: throw GitError("the plugin that builds the base's Swift sources has ended")
      }
    }
  }
}
