/// The text of an error in code that was left out: the plugin writes it into sources, and the program reads it from views and
/// from the last words of code that stopped.
public enum NotCompiled {
  /// What precedes the text where code stops.
  public static let mark = "dsrender: not compiled: "

  /// The text of an error: `file:line:column: message`, on one line.
  /// - Parameter label: what the code belongs to; nil leaves it out.
  public static func text(of problem: PartialSource.Problem, in file: String, label: String? = nil) -> String {
    let message = problem.message.replacing("\n", with: " ")
    return "\(file):\(problem.line):\(problem.column): " + (label.map { "'\($0)': " } ?? "") + message
  }

  /// The parts of a text; nil if it is no such text.
  public static func parts(of text: String) -> (file: String, line: Int, column: Int, message: String)? {
    let words = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let line = Int(words[1]), let column = Int(words[2]) else { return nil }
    return (String(words[0]), line, column, String(words[3].drop { $0 == " " }))
  }
}
