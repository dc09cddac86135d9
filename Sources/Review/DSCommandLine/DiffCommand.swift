import ArgumentParser
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Compares two pictures, or two folders of pictures.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two PNG files, or the PNG files of two folders by name.",
    discussion: "Ends with 0 if all are equal, 1 if pictures differ, 2 if a picture has no counterpart.")

  @Argument(help: "The picture or folder that was expected.")
  var expected: String
  @Argument(help: "The picture or folder that is there now.")
  var actual: String
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("Draw what differs between two pictures into this file.", valueName: "file"))
  var out: String?

  func run() async throws {
    let compared: Result<PictureDifferences, RunError>
    do throws(RunError) {
      compared = .success(try await comparePictures(expected: expected, actual: actual, difference: out))
    } catch { compared = .failure(error) }
    let differences = try orFail(compared)
    var text = ""
    for (name, finding) in differences.findings {
      text += "\(finding.name)  \(name)\n" + finding.lines.map { "  \($0)\n" }.joined()
    }
    text += "\(differences.equal) of \(differences.equal + differences.findings.count) pictures are equal\n"
    try writeStandardOutput(text)
    if differences.status != .equal { throw CommandFailure(differences.status) }
  }
}
