import ArgumentParser
import DSCompare
import DSDiff
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Compares two pictures, or two folders of pictures.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two pictures, or the pictures of two folders by name: PNG, JPEG and WebP.",
    discussion: """
      Exits with 0 if all are equal, 1 if pictures differ, 2 if a picture has no counterpart, and 75 if nothing was \
      compared or a picture was left out that may differ.

      A file's content decides what it is, not its extension. Files in folders that are not compared are \
      counted by kind; --json lists them all.
      """)

  @Argument(help: "The picture or folder that was expected.", completion: .file())
  var expected: String
  @Argument(help: "The picture or folder to compare with it.", completion: .file())
  var actual: String
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp(
      "Draw the difference of two pictures into this file, or the differences of two folders into this folder.",
      valueName: "path"), completion: .file())
  var out: String?
  @Flag(help: "Draw the expected picture, the difference and the actual picture side by side.")
  var strip = false
  @Flag(help: "Print the findings as JSON.")
  var json = false
  @Option(
    help: ArgumentHelp("An area to ignore, in pixels; can be repeated.", valueName: "x,y,width,height"))
  var ignore: [IgnoredArea] = []
  @Flag(
    name: .customLong("convert-to-srgb"),
    help: "Convert the colours of both pictures to sRGB first, from what the files state about them.")
  var convertsToSRGB = false
  @OptionGroup(title: "Counting as pixelmatch does")
  var counting: PixelmatchArguments

  func validate() throws {
    if strip, out == nil { throw ValidationError("--strip changes what --out draws; add --out.") }
    if let out, out.isEmpty { throw ValidationError("--out takes a path.") }
  }

  func run() async throws {
    var options = ComparisonOptions()
    options.output = out
    options.isStrip = strip
    options.ignored = IgnoredAreas(ignore.map(\.rect))
    options.convertsToSRGB = convertsToSRGB
    options.pixelmatch = counting.options
    let compared: Result<PictureDifferences, RunError>
    do throws(RunError) {
      compared = .success(try await comparePictures(expected: expected, actual: actual, options))
    } catch { compared = .failure(error) }
    let differences = try orFail(compared)
    try writeStandardOutput(json ? differences.json : text(differences))
    if differences.status != .equal { throw CommandFailure(differences.status) }
  }

  private func text(_ differences: PictureDifferences) -> String {
    var text = ""
    for (name, finding) in differences.findings {
      text += "\(finding.name)  \(name)\n" + finding.lines.map { "  \($0)\n" }.joined()
    }
    text += differences.leftOutLines.map { "left out  \($0)\n" }.joined()
    return text + "\(differences.equal) of \(differences.equal + differences.findings.count) pictures are equal\n"
  }
}

/// An area given as four whole numbers.
struct IgnoredArea: ExpressibleByArgument {
  let rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    // Sums of two of these are numbers still.
    let bounds = 0...1_000_000_000
    guard numbers.count == 4, numbers.allSatisfy({ $0.map(bounds.contains) ?? false }) else { return nil }
    rect = PixelRect(x: numbers[0]!, y: numbers[1]!, width: numbers[2]!, height: numbers[3]!)
  }
}
