import DSCascade
import DSDiagnostics
import DSNode
import DSShots

/// The keys of `dsrender.yaml`; `finish` holds the readers to them.
enum ConfigurationVocabulary {
  private static let paths = ArgumentType.either([.name, .list(.name)])

  /// The values of `platform`; the package's plugin reads it, before there is a program.
  static let platforms = ["ios", "macos", "none"]

  /// The file.
  static let file = [
    ArgumentDefinition("version", .integer(1...1), "The version of this file's format, 1.", required: true),
    ArgumentDefinition(
      "baselines", .name, "The folder of the approved pictures, inside this file's folder.", default: "Baselines"),
    ArgumentDefinition(
      "platform", .choice(platforms),
      "The platform that a package's Swift sources are read for by 'swift package dsrender'.",
      default: "ios where Package.swift names iOS first, else none"),
    ArgumentDefinition(
      "xcode", .object("xcode"), "The Xcode project whose previews are drawn; 'dsrender init' writes it."),
    ArgumentDefinition(
      "systems", .dictionary(.either([.object("system"), .object("pictureSystem")])),
      "The design systems by name; required but beside 'xcode' or a package's 'platform'.",
      default: "one system of all modules that have previews"),
  ]

  /// A design system.
  static let system = [
    ArgumentDefinition("resolver", .name, "The DTCG resolver document."),
    ArgumentDefinition(
      "tokens", paths,
      "Token files and folders, the later winning, instead of 'resolver'; {scheme} in a path stands for a value of a mode."
    ),
    ArgumentDefinition(
      "names", .dictionary(.name), "Ids for modes and contexts, by the names that token files give them.",
      default: "the names, in letters that ids have"),
    ArgumentDefinition(
      "bareSize", .choice(TokenReading.BareSize.allCases.map(\.rawValue)),
      "The unit of a size that a token file writes without one; rem is Style Dictionary's 'size/rem'.", default: "px"),
    ArgumentDefinition(
      "lineHeight", .choice(TokenReading.BareLineHeight.allCases.map(\.rawValue)),
      "What a line height without a unit is: a multiple of the font size, or points.",
      default: "factor for numbers up to 4, px for larger ones"),
    ArgumentDefinition("components", paths, "Folders of component files; required where there are no 'modules'."),
    ArgumentDefinition("modules", .list(.name), "Swift modules whose previews are components of the system."),
    ArgumentDefinition(
      "modes", .dictionary(.list(.name)),
      "Modes that views read by themselves or that pick token files, with their values, the default first, instead of 'resolver'.",
      default: "scheme, where there are 'modules'"),
    ArgumentDefinition(
      "symbols", paths,
      "Folders of symbols, SVG or PDF; star.fill.svg is also what Image(systemName: \"star.fill\") of Swift views shows."
    ),
    ArgumentDefinition("images", paths, "Folders of PNG and JPEG pictures."),
    ArgumentDefinition(
      "fonts", .list(.object("fontFile")), "The font files.",
      default: "the fonts that dsrender brings along"),
    ArgumentDefinition("fallbacks", .list(.name), "Families for characters that the text's own family lacks."),
    ArgumentDefinition(
      "substitutes", .dictionary(.name),
      "Families that are drawn in place of families without a file: {Brand Sans: Noto Sans}."),
    ArgumentDefinition(
      "profile", .choice(ProfileName.allCases.map(\.rawValue)),
      "The platform whose line heights, text sizes and divider hold; -tall with taller lines of text styles.",
      default: "none: those of the fonts"),
    ArgumentDefinition("defaults", .object("defaults"), "What holds where a scenario says nothing."),
    ArgumentDefinition(
      "scheme", .name, "The mode that decides the environment's colorScheme.", default: "a mode named scheme"),
    ArgumentDefinition(
      "locale", .name,
      "The mode whose values are language tags; one written from right to left, such as ar or he, turns the layout.",
      default: "a mode named locale"),
    ArgumentDefinition("tiers", .list(.object("tier")), "Tiers of tokens, the lowest first; none may look upwards."),
    ArgumentDefinition(
      "environment", .dictionary(.object("environment")), "Custom environment values with their defaults."),
    ArgumentDefinition("axes", .object("axes"), "Which values of modes and built-in axes are drawn."),
    ArgumentDefinition(
      "accepts", .list(.object("acceptedIn")),
      "Findings that pictures may have, and warnings of token files, with reasons and the shots or files concerned."),
    ArgumentDefinition(
      "checks", .object("checks"), "What pictures are held to; given, every run checks it, and not 'check' alone."),
    ArgumentDefinition("lint", .object("lint"), "The rules of 'tokens lint', each by its level or with its options."),
  ]

  /// A system of pictures that other programs make.
  static let pictureSystem = [
    ArgumentDefinition(
      "kind", .choice([picturesKind]), "That other programs make the pictures, which are only compared.", required: true
    ),
    ArgumentDefinition(
      "expected", .name, "The folder of the pictures that are expected; 'approve' writes into it.", required: true),
    ArgumentDefinition("actual", .name, "The folder of the pictures as they are now.", required: true),
    ArgumentDefinition(
      "pattern", .name,
      "How names split into component, scenario and axes: {component}/{scenario}-{scheme}@{scale}x.png.",
      default: "guessed from the names"),
    ArgumentDefinition(
      "convertToSRGB", .boolean, "Whether the colours of both pictures are converted to sRGB first.", default: "false"),
    ArgumentDefinition("ignore", .list(.object("ignoredArea")), "Areas in which nothing counts, with reasons."),
    ArgumentDefinition(
      "tolerate", .list(.object("tolerance")), "Differences that do not count, in pixelmatch's words, with reasons."),
    ArgumentDefinition(
      "accepts", .list(.object("acceptedIn")), "Findings that pictures may have, with reasons and the shots concerned."),
  ]

  private static let ruled = [
    ArgumentDefinition(
      "in", .either([.name, .list(.name)]), "Patterns for file names or for component/scenario.", default: "all"),
    ArgumentDefinition("because", .name, "Why it does not count.", required: true),
  ]

  /// An area in which nothing counts.
  static let ignoredArea =
    [
      ArgumentDefinition(
        "area", .list(.integer(0...Limits.comparedSide)), "x, y, width and height in pixels from the top left corner.",
        required: true)
    ] + ruled

  /// Differences that do not count.
  static let tolerance =
    [
      ArgumentDefinition(
        "threshold", .number(0...1), "The distance of colours that is tolerated, as pixelmatch 7 measures it.",
        default: "0.1"),
      ArgumentDefinition("includeAA", .boolean, "Whether pixels that look like anti-aliasing count.", default: "false"),
      ArgumentDefinition(
        "maxDiffPixels", .integer(0...Limits.comparedArea), "How many pixels may differ beyond that.", default: "0"),
      ArgumentDefinition(
        "maxDiffPixelRatio", .number(0...1),
        "Which share of the pixels may differ; with maxDiffPixels the smaller number counts.",
        default: "maxDiffPixels alone counts"),
    ] + ruled

  /// What pictures are held to.
  static let checks = [
    ArgumentDefinition(
      "contrast", .choice(CheckSettings.ContrastLevel.allCases.map(\.rawValue)),
      "The level of WCAG 2.2 that texts and symbols meet.", default: "AA"),
    ArgumentDefinition(
      "touchTarget", .number(1...Double(Limits.shotSide)),
      "The least width and height, in points, of what is touched.", default: "any"),
  ]

  /// A finding that some pictures may have, or what may be wrong with some files.
  static let accepted = [
    ArgumentDefinition(
      "finding", .choice(AcceptedFinding.names + AcceptedFinding.files), "The name of the finding or warning.",
      required: true),
    ArgumentDefinition("because", .name, "Why it is meant to be so, for people.", required: true),
    ArgumentDefinition(
      "in", .either([.name, .list(.name)]),
      "Patterns for component/scenario, such as 'settings/*', or for the paths of files.", required: true),
  ]

  /// A font file.
  static let font = [
    ArgumentDefinition("file", .name, "The file.", required: true),
    ArgumentDefinition("sha256", .name, "The SHA-256 of its bytes, 64 hexadecimal digits.", required: true),
    ArgumentDefinition("family", .name, "The family that styles ask for.", required: true),
    ArgumentDefinition(
      "weights", .either([.number(1...1000), .list(.number(1...1000))]), "Its weight, or its least and greatest.",
      default: "400"),
    ArgumentDefinition("italic", .boolean, "Whether its letters are slanted.", default: "false"),
    ArgumentDefinition("index", .integer(0...Limits.collectionFonts), "Which font of a collection.", default: "0"),
  ]

  /// The defaults of scenarios.
  static let defaults = [
    ArgumentDefinition("font", .font, "The font."),
    ArgumentDefinition("foreground", .paint, "The paint of texts, symbols and shapes.", default: "label"),
    ArgumentDefinition("tint", .paint, "The accent.", default: "accentColor"),
    ArgumentDefinition(
      "background", .paint, "The paint behind every picture.", default: "none; the platform's ground beside modules"),
    ArgumentDefinition("padding", .length(.size), "Padding around every component.", default: "16, 0 for previews"),
  ]

  /// A tier of tokens.
  static let tier = [
    ArgumentDefinition("name", .name, "The tier's name.", required: true),
    ArgumentDefinition("prefixes", .list(.name), "First parts of its tokens' names.", required: true),
    ArgumentDefinition(
      "skips", .boolean, "Whether its tokens may refer past the tier below without a warning.", default: "false"),
  ]

  /// The keys of `axes` that are not axes.
  static let axes = [
    ArgumentDefinition("exclude", .list(.dictionary(.either([.name, .list(.name)]))), "Variants to leave out."),
    ArgumentDefinition("include", .list(.dictionary(.either([.name, .list(.name)]))), "Variants to add."),
  ]
}
