import ArgumentParser
import DSCompare

/// How pixels are counted by `diff`, in the words of pixelmatch.
struct PixelmatchArguments: ParsableArguments {
  /// How pixels are compared.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case exact
    case pixelmatch
    case pixelmatch6 = "pixelmatch-6"
  }

  @Option(
    help: "Compare exactly, as pixelmatch 7.2 or as pixelmatch 6.")
  var mode = Mode.exact
  @Option(help: ArgumentHelp("The distance that is tolerated, 0 to 1. (default: 0.1)", valueName: "number"))
  var threshold: Double?
  @Flag(name: .customLong("include-aa"), help: "Also count pixels that look like anti-aliasing.")
  var includesAntialiasing = false
  @Option(
    help: ArgumentHelp("The opacity of the expected picture, 0 to 1. (default: 0.1)", valueName: "number"))
  var alpha: Double?
  @Flag(help: "Draw only the differing pixels, on a transparent background.")
  var diffMask = false
  @Option(
    help: ArgumentHelp(
      "The colour of pixels that look like anti-aliasing. (default: yellow)", valueName: "#rrggbb"))
  var aaColor: OpaqueColor?
  @Option(help: ArgumentHelp("The colour of differing pixels. (default: red)", valueName: "#rrggbb"))
  var diffColor: OpaqueColor?
  @Option(help: ArgumentHelp("The colour of differing pixels that became darker.", valueName: "#rrggbb"))
  var diffColorAlt: OpaqueColor?
  @Flag(help: "Blend translucent pixels with white, as version 6 does.")
  var noCheckerboard = false

  /// The options of pixelmatch; nil if pixels are compared exactly.
  var options: PixelmatchOptions? {
    guard mode != .exact else { return nil }
    var options = PixelmatchOptions()
    options.version = mode == .pixelmatch6 ? .six : .seven
    if let threshold { options.threshold = threshold }
    options.countsAntialiasing = includesAntialiasing
    if let alpha { options.alpha = alpha }
    options.isMask = diffMask
    if let aaColor { options.antialiasedColor = aaColor.color }
    if let diffColor { options.changedColor = diffColor.color }
    options.darkerColor = diffColorAlt?.color
    options.hasPattern = !noCheckerboard
    return options
  }

  func validate() throws {
    let isAsked =
      threshold != nil || includesAntialiasing || alpha != nil || diffMask || aaColor != nil || diffColor != nil
      || diffColorAlt != nil || noCheckerboard
    if mode == .exact, isAsked {
      throw ValidationError("--threshold and the options below it belong to pixelmatch; add --mode pixelmatch.")
    }
    for (name, value) in [("--threshold", threshold), ("--alpha", alpha)] {
      if let value, !(0...1).contains(value) { throw ValidationError("\(name) takes a number from 0 to 1.") }
    }
  }
}

/// A colour given as six hexadecimal digits, with or without a hash sign.
struct OpaqueColor: ExpressibleByArgument {
  let color: UInt32

  init?(argument: String) {
    let digits = argument.hasPrefix("#") ? argument.dropFirst() : argument[...]
    guard digits.utf8.count == 6, !digits.hasPrefix("+"), let color = UInt32(digits, radix: 16) else { return nil }
    self.color = color
  }
}
