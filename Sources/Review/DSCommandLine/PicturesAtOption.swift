import ArgumentParser
import DSReport

/// Where a run's pictures will be found.
struct PicturesAtOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address at which you publish the output folder: the page and the summary show its pictures from there.",
      valueName: "address"))
  var picturesAt: String?

  func validate() throws {
    guard let picturesAt, value == nil else { return }
    throw ValidationError(
      "--pictures-at takes an address such as https://shots.example.com/42, or a path such as /shots/42, without a query; "
        + "'\(picturesAt.printable)' is neither.")
  }

  /// The address; nil if it was not given.
  var value: PictureAddress? { picturesAt.flatMap(PictureAddress.init) }
}
