/// Every limit of the program, with the fault it answers; nothing else in the sources sets a bound of its own.
public enum Limits {
  /// Bytes of one token, component or configuration file: a larger one is a mistake or an attack.
  public static let textFileBytes = 4 << 20
  /// Values in one file: a small YAML file can describe billions.
  public static let syntaxNodes = 200_000
  /// Levels of nesting in a file: the parsers recurse, and a thread's stack ends at about 30,000 frames.
  public static let syntaxDepth = 256
  /// Problems of one file before its reader stops: a file of another kind would report one per value.
  public static let syntaxProblems = 100
  /// Levels of nested views after expansion: layout and painting recurse.
  public static let nodeDepth = 200
  /// Views in one shot after expansion: components may use components, each doubling the tree.
  public static let nodes = 20_000
  /// Values read for one scenario: parameters may double a choice in every component they pass.
  public static let values = 200_000
  /// Links in a chain of token aliases before it is called endless.
  public static let aliasDepth = 64
  /// Tokens of one style after groups took over others: each `$extends` can double them.
  public static let tokens = 50_000
  /// Shadows, gradient stops or font families of one token: each reference in a list can double them.
  public static let tokenElements = 256
  /// Token sources of one resolver document: each reference to a set can double them.
  public static let tokenSources = 10_000
  /// Points of one length in a component file, to either side: a larger one is a slip, and lengths add up.
  public static let points = 100_000.0
  /// Points of a font's size: one glyph of a larger one fills every picture.
  public static let fontSize = 2_000.0
  /// Numbers in one pattern of dashes.
  public static let dashPattern = 64
  /// Width or height of a shot in device pixels: Cairo 1.16 crashes beyond ±32,767 device units.
  public static let shotSide = 16_384
  /// Device pixels of a shot: 64 Mpx are 256 MB.
  public static let shotPixels = 16_777_216
  /// Device pixels of all group layers of one shot at once: nested effects hold a layer each; these are 128 MB.
  public static let layerPixels = 33_554_432
  /// The largest coordinate, in device pixels, that Cairo may see (`docs/ARCHITECTURE.md`, invariants).
  public static let deviceCoordinate = 32_767.0
  /// Dashes of one stroked outline: Cairo's time grows with their number.
  public static let dashes = 10_000
  /// Characters of one text: shaping and breaking take memory per character.
  public static let textCharacters = 20_000
  /// Size, line height and tracking of a text in points: layout adds them up, and infinite sums place nothing.
  public static let textSize = 10_000.0
  /// Device pixels that a blur may reach: the cost grows with the radius.
  public static let blurRadius = 512.0
  /// Bytes of a picture file: baselines are far smaller.
  public static let imageFileBytes = 64 << 20
  /// Width or height of a picture file: a long, thin picture passes any limit of its area.
  public static let imageSide = 16_384
  /// Bytes of a `baselines.lock`: a line has about 150, and there are at most `shots` of them.
  public static let lockFileBytes = 256 << 20
  /// Bytes of the list of files that a run left in its output folder: five paths a shot.
  public static let manifestBytes = 1 << 30
  /// Pixels of a picture file, checked before any decoder runs: 57 bytes make libpng take 1 GB.
  public static let imagePixels = 16_777_216
  /// Bytes of a font file: the largest CJK collections have 35 MB.
  public static let fontFileBytes = 64 << 20
  /// Bytes of an SVG symbol.
  public static let symbolFileBytes = 1 << 20
  /// Elements of one SVG symbol: `use` can double the picture at every level.
  public static let symbolElements = 5_000
  /// Path segments of one SVG symbol, with all uses: 1.4 kB of `use` can ask for billions.
  public static let symbolSegments = 100_000
  /// The largest coordinate of an SVG symbol, in its own units.
  public static let symbolCoordinate = 1_000_000.0
  /// Files and folders that are looked at below one folder: a mistaken path may lead to a whole disk.
  public static let folderEntries = 2_000_000
  /// Crashes in authors' code that a run goes on after: each costs a start of the program, and they may have one cause.
  public static let crashes = 50
  /// Crashes that are traced to a line: each trace takes a third of a second.
  public static let crashTraces = 24
  /// Seconds after which a user is told that authors' code has not ended.
  public static let authorsPatience = 10
  /// Seconds after which it is ended.
  public static let authorsSeconds = 60
  /// Bytes of pictures that wait to be recorded until all authors' code has run.
  public static let waitingBytes = 256 << 20
  /// Shots of one run.
  public static let shots = 1_000_000
}
