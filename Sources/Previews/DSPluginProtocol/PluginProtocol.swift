/// How the package plugin and the program that it builds talk to each other.
///
/// The plugin starts the program with three variables in its environment. Through two named pipes in the folder `builds` the
/// program asks for the views of other revisions while it runs, one question at a time:
///
/// 1. The program writes one line into `questions`: the full name of a commit.
/// 2. The plugin builds that commit's previews, or finds the file of an earlier build.
/// 3. The plugin writes one line into `answers`: an `Answer`.
///
/// Lines end with a line feed, the parts of a line are separated by tabs, and the text is UTF-8. The plugin writes an empty
/// line into `questions` itself when the program has ended, which ends its waiting. A program that no plugin runs finds no
/// variable; a plugin that is gone has left no reader at `questions`, so that opening it without waiting fails.
public enum PluginProtocol {
  /// The variable with the path of a file that the program creates when it has finished, whatever its exit code is.
  public static let finished = "DSRENDER_FINISHED"
  /// The variable with the path of the folder of the two pipes.
  public static let builds = "DSRENDER_BUILDS"
  /// The variable with the path of the file to which the program writes its views; it is not set if they are not wanted.
  public static let views = "DSRENDER_VIEWS"

  /// The name of the pipe that the program writes.
  public static let questions = "questions"
  /// The name of the pipe that the plugin writes.
  public static let answers = "answers"

  /// What the plugin answers.
  public enum Answer: Equatable, Sendable {
    /// The views of the revision are in the file `views`; `folders` are those of the sources that they are made of. None of
    /// the paths holds a tab or a line feed.
    case built(views: String, folders: [String])
    /// The revision could not be built.
    case failed(reason: String)

    /// Reads a line without its end; one of neither kind is a failure with what the line says.
    public init(line: String) {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if words.count > 1, words[0] == "built" {
        self = .built(views: words[1], folders: Array(words.dropFirst(2)))
      } else {
        self = .failed(reason: words.dropFirst().joined(separator: " "))
      }
    }

    /// The line, without its end; line feeds in a reason or a path become spaces.
    public var line: String {
      let words: [String] =
        switch self {
        case .built(let views, let folders): ["built", views] + folders
        case .failed(let reason): ["failed", reason]
        }
      return String(words.joined(separator: "\t").map { $0 == "\n" || $0 == "\r\n" ? " " : $0 })
    }
  }
}
