import ArgumentParser
import DSCascade
import DSReport

/// The options that decide what files without a configuration leave open.
struct TokenReadingOptions: ParsableArguments {
  @Option(help: "The unit of a size without one, in files that are named here. (default: px)")
  var bareSize: Size?
  @Option(
    help: "What a line height without a unit is, in files that are named here. (default: factor up to 4, then px)")
  var lineHeight: LineHeight?

  /// The values of `--bare-size`.
  enum Size: String, CaseIterable, ExpressibleByArgument { case px, rem }
  /// The values of `--line-height`.
  enum LineHeight: String, CaseIterable, ExpressibleByArgument { case factor, px }

  /// The choices for named files.
  var reading: TokenReading {
    var reading = TokenReading(
      bareSize: bareSize.flatMap { .init(rawValue: $0.rawValue) } ?? .px,
      lineHeight: lineHeight.flatMap { .init(rawValue: $0.rawValue) })
    reading.choice = .options
    return reading
  }

  /// The choices as lines of a configuration.
  var settings: [String] { given.map(\.setting) }

  /// The options that were given, and the settings that say the same in a configuration.
  private var given: [(option: String, setting: String)] {
    [
      bareSize.map { ("--bare-size", "bareSize: \($0.rawValue)") },
      lineHeight.map { ("--line-height", "lineHeight: \($0.rawValue)") },
    ].compactMap(\.self)
  }

  /// Ends the command if a choice was given for tokens of a configuration, which has its own.
  func expectNone() throws {
    guard let (option, setting) = given.first else { return }
    throw CommandFailure(
      .usage, "\(option) is for files that are named here", hint: "write '\(setting)' at the system in dsrender.yaml")
  }
}
