import ArgumentParser
import DSCrashes
import DSFiles
import DSImage
import DSMatrix
import DSProject

/// Prints the hashes of the pictures of shots that run authors' code: what a second process answers to the first.
struct HashesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hashes", abstract: "Print the hashes of the pictures of Swift views.", shouldDisplay: false)

  @OptionGroup var project: ProjectOptions
  @Option var jobs: Int

  func run() async throws {
    let hashes = await hashesOfCode(in: try project.load(), workers: max(1, jobs))
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value.text) \($0.key)\n" }
    try writeStandardOutput(lines.joined() + Self.end)
  }

  /// The last line of what it prints: authors' code that ends the process may do so with 0.
  private static let end = "end\n"

  /// Gets the hashes from a second process.
  /// - Returns: the hashes by id; nil if it did not finish.
  static func inSecondProcess(_ configuration: String, jobs: Int) -> [String: PixelHash]? {
    let arguments = [Self.configuration.commandName!, "--config", configuration, "--jobs", String(jobs)]
    guard let output = SecondProcess.output(of: arguments).map({ String(decoding: $0, as: UTF8.self) }),
      output.hasSuffix(end)
    else { return nil }
    var hashes: [String: PixelHash] = [:]
    for line in output.dropLast(end.count).split(separator: "\n") {
      hashes[String(line.dropFirst(33))] = PixelHash(text: line.prefix(32))
    }
    return hashes
  }
}
