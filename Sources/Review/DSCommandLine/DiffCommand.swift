import ArgumentParser
import DSCompare
import DSDiff
import DSFiles
import DSMatrix
import DSPictures
import DSProject
import DSReport

/// Compares two pictures, or two folders of pictures.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, or the pictures of two folders by name: PNG, JPEG, WebP, TIFF and BMP.",
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
      "Draw the difference of two pictures into this file, or write a run of two folders into this folder: a page, "
        + "reports and pictures, as 'matrix --out' does.",
      valueName: "path"), completion: .file())
  var out: String?
  @Flag(help: "Of two pictures, draw the expected one, the difference and the actual one side by side.")
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
  @OptionGroup(title: "A run of two folders")
  var runArguments: DiffRunArguments

  func validate() throws {
    if strip, out == nil { throw ValidationError("--strip changes what --out draws; add --out.") }
    if out == nil, let option = runArguments.firstOfOutput {
      throw ValidationError("\(option) is for what --out writes; give it with --out.")
    }
    if let out, out.isEmpty { throw ValidationError("--out takes a path.") }
  }

  func run() async throws {
    let areFolders = try areFolders()
    if areFolders, let out { return try await writeRun(into: out) }
    var options = ComparisonOptions()
    options.output = out
    options.isStrip = strip
    options.ignored = IgnoredAreas(ignore.map(\.rect))
    options.convertsToSRGB = convertsToSRGB
    options.pixelmatch = counting.options
    let compared: Result<PictureDifferences, RunError>
    do throws(RunError) {
      compared = .success(
        areFolders
          ? try await compareFolders(expected: expected, actual: actual, options)
          : try comparePictures(expected: expected, actual: actual, options))
    } catch { compared = .failure(error) }
    let differences = try orFail(compared)
    try writeStandardOutput(json ? differences.json : text(differences))
    if differences.status != .equal { throw CommandFailure(differences.status) }
  }

  /// Whether two folders are compared; the expected one need not exist where a run is written, which then has new pictures
  /// alone.
  private func areFolders() throws -> Bool {
    let kinds = try [expected, actual].map { path in
      try orFail(Result { () throws(RunError) in try orFault { () throws(FileError) in try fileKind(path) } })
    }
    for (path, kind) in zip([expected, actual], kinds) where kind == nil {
      if path == expected, kinds[1] == .folder, out != nil { return true }
      // An earlier run's result must not be taken for that of this one.
      if let out { try removeReports(in: out) }
      throw CommandFailure(.badInput, "there is no file or folder '\(path)'")
    }
    let folders = kinds.filter { $0 == .folder }.count
    if folders == 1 { throw CommandFailure(.usage, "a folder and a file cannot be compared") }
    return folders == 2
  }

  private func text(_ differences: PictureDifferences) -> String {
    var text = ""
    for (name, finding) in differences.findings {
      text += "\(finding.name)  \(name)\n" + finding.lines.map { "  \($0)\n" }.joined()
    }
    text += differences.leftOut.lines.map { "left out  \($0.printable)\n" }.joined()
    return text + "\(differences.equal) of \(differences.equal + differences.findings.count) pictures are equal\n"
  }
}

/// An area given as four whole numbers.
struct IgnoredArea: ExpressibleByArgument {
  let rect: PixelRect

  /// As it is given.
  var text: String { "\(rect.x),\(rect.y),\(rect.width),\(rect.height)" }

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    // Sums of two of these are numbers still.
    let bounds = 0...1_000_000_000
    guard numbers.count == 4, numbers.allSatisfy({ $0.map(bounds.contains) ?? false }) else { return nil }
    rect = PixelRect(x: numbers[0]!, y: numbers[1]!, width: numbers[2]!, height: numbers[3]!)
  }
}
