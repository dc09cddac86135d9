/// Every limit of the program, with the fault it answers; no other source defines a bound. Reaching one is a
/// diagnostic; if no place in a file can be given, `ReachedLimits` reports it.
///
/// Not limits, because no input fails by them or is drawn differently, are
/// - sizes of caches: they cost time and memory only, and are in `CacheSizes.swift` of their module;
/// - constants of an algorithm, such as the steps of an approximation: they are beside it, and say why;
/// - ranges that a format or a standard defines, such as font weights from 1 to 1,000;
/// - how much of a list a message shows.
public enum Limits {
  /// Bytes of one token, component or configuration file: a larger one is a mistake or an attack.
  public static let textFileBytes = 4 << 20
  /// Bytes of an Xcode project file: that of the largest public app has 10 MB.
  public static let projectFileBytes = 64 << 20
  /// Files of build settings that include each other: their reader recurses.
  public static let includedSettings = 32
  /// Bytes of one build setting with its references filled in: each may repeat others.
  public static let settingBytes = 1 << 20
  /// References to other settings that one build setting has, through others: each may double them.
  public static let settingReferences = 10_000
  /// Projects that one links: workspaces may list any number.
  public static let linkedProjects = 500
  /// Bytes of one resource of an Xcode project: it is copied, and films are no part of a picture.
  public static let copiedResourceBytes = 256 << 20
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
  /// Bytes of a text of nodes that is read: it contains pictures.
  public static let nodeTextBytes = 256 << 20
  /// Lines and values of such a text: each takes some hundred bytes, and is written with two.
  public static let nodeTextValues = 4_000_000
  /// Values in one another on one line of such a text: its reader recurses.
  public static let nodeTextDepth = 128
  /// Lines below one another in such a text: what compares and frees nodes recurses.
  public static let nodeTextLevels = 1_000
  /// Values read for one scenario: parameters may double a choice in every component they pass.
  public static let values = 200_000
  /// Links in a chain of token aliases before it is called endless.
  public static let aliasDepth = 64
  /// Tokens of one style after groups took over others: each `$extends` can double them.
  public static let tokens = 50_000
  /// Shadows, gradient stops or font families of one token: each reference in a list can double them.
  public static let tokenElements = 256
  /// Bytes of a token's text with its references filled in: each reference may repeat a long text.
  public static let tokenTextBytes = 1 << 16
  /// Bytes of one calculation in a token: a longer one is a text.
  public static let calculationBytes = 4_096
  /// Parentheses and signs in one another in a calculation: its reader recurses.
  public static let calculationDepth = 64
  /// Token sources of one resolver document: each reference to a set can double them.
  public static let tokenSources = 10_000
  /// Modes that the tokens of a list of files have values for: every mode multiplies the pictures.
  public static let modesInTokens = 20
  /// Characters of a token's value that a text shows, unless the value is a text; an ellipsis stands for the rest.
  public static let shownTokenCharacters = 500
  /// JSON files that `try` looks at for tokens.
  public static let triedTokenFiles = 2_000
  /// Swift files that `try` looks at for previews.
  public static let triedSwiftFiles = 10_000
  /// Pictures of one folder that `try` shows.
  public static let triedPictures = 500
  /// Folders of tokens, icons and pictures that `try` shows.
  public static let triedFolders = 20
  /// Icons of one folder that `try` draws.
  public static let triedIcons = 2_000
  /// Points of one length in a component file, to either side: a larger one is a slip, and lengths add up.
  public static let points = 100_000.0
  /// Whole numbers that a component file counts from and to: others are slips, and have no exact text.
  public static let countedNumber = 100_000
  /// Points of a font's size: one glyph of a larger one fills every picture.
  public static let fontSize = 2_000.0
  /// The widths of letters in percent of the usual one: no variable font has any beyond.
  public static let fontWidth = 1.0...1_000
  /// A font's height of line as a multiple of its size, in a component file: a larger one is a slip, such as points.
  public static let lineHeightMultiple = 10.0
  /// The same for resolved values, as tokens and views in Swift may give them.
  public static let resolvedLineHeightMultiple = 100.0
  /// Points between letters, or above the baseline, to either side: a larger one moves a text off every picture.
  public static let tracking = 1_000.0
  /// Points of a line's width: a larger one covers every picture.
  public static let lineWidth = 10_000.0
  /// Points of a shadow's offset and spread, to either side: a larger one leaves every picture.
  public static let shadowOffset = 10_000.0
  /// Factor of a scale effect in a component file, to either side: a larger one is a slip, such as a percentage.
  public static let scaleEffect = 100.0
  /// The same for resolved values, as tokens and views in Swift may give them.
  public static let resolvedScaleEffect = 1_000.0
  /// How much larger a turned view's nearer parts are: the viewer is a hundredth of its longer side away.
  public static let perspective = 100.0
  /// Width divided by height in a component file, or the other way around: a larger one is a slip.
  public static let aspectRatio = 1_000.0
  /// The same for resolved values, as tokens and views in Swift may give them.
  public static let resolvedAspectRatio = 10_000.0
  /// Layout priorities and z indices in a component file, to either side: a larger one is a slip.
  public static let priority = 1_000.0
  /// A gradient's radius as a multiple of the sides: a larger one is a slip, such as a percentage.
  public static let gradientRadius = 100.0
  /// Pixels of a picture, or of a shot, per point, where it is written in a file: a larger one is a slip.
  public static let pictureScale = 10.0
  /// Device pixels per point of reported frames: a larger one is a slip, and rounds nothing any more.
  public static let framesScale = 16.0
  /// Coordinates of a unit point in a component file, to either side: a larger one is a slip, such as points.
  public static let unitPoint = 1_000.0
  /// Lines that a component file limits a text to: a larger number is a slip.
  public static let lines = 10_000
  /// Columns that one cell of a grid spans: each takes a column of the grid, and a gap.
  public static let gridColumns = 1_000
  /// Columns of one adaptive lazy grid: they may be as narrow as one likes, and each takes memory.
  public static let gridTracks = 10_000
  /// Questions that one condition asks: each may double the views behind it.
  public static let conditionQuestions = 12
  /// Alternatives of one pattern for shot ids: each pair of braces may double them.
  public static let patternAlternatives = 1_000
  /// Fonts of one collection: a larger index is a slip.
  public static let collectionFonts = 1_000
  /// Numbers in one pattern of dashes.
  public static let dashPattern = 64
  /// Width or height of a shot in device pixels: Cairo 1.16 crashes beyond ±32,767 device units.
  public static let shotSide = 16_384
  /// Device pixels of a shot: 64 Mpx are 256 MB.
  public static let shotPixels = 16_777_216
  /// Device pixels of all group layers of one shot at once: nested effects hold a layer each; these are 128 MB.
  public static let layerPixels = 33_554_432
  /// The largest coordinate, in device pixels, that Cairo may see (`docs/dev/architecture.md`, invariants).
  public static let deviceCoordinate = 32_767.0
  /// Rows of device pixels that the edges of one picture's outlines cross, added up: 160 kB of a symbol can cost
  /// seconds. These take about half a second; icons at 4,096 pixels have less than a tenth of them.
  public static let outlineRows = 4_000_000.0
  /// Edges of one outline in one row of pixels by which its rows count twice: Cairo sorts the edges of a row, so that its
  /// time grows with the square of their number.
  public static let outlineEdgesOfRow = 4_000.0
  /// Edges of one outline, those that curves become included: Cairo keeps all of them at once, in some 300 bytes each.
  public static let outlineEdges = 250_000.0
  /// Strips of a group with perspective in an SVG: viewers draw the group once for each.
  public static let perspectiveStrips = 400.0
  /// Marks of one axis of a chart: more of them cannot be told apart.
  public static let chartTicks = 1_000
  /// Bins of a chart's values: each may become a bar.
  public static let chartBins = 10_000
  /// Dashes of one stroked outline: Cairo's time grows with their number.
  public static let dashes = 10_000
  /// Dashes of an outline that is made a path, all of which stay in memory.
  public static let dashesOfPath = 100_000
  /// Lines and curves of two outlines whose areas are combined: curves that run along one another are looked for pair by
  /// pair.
  public static let areaSegments = 20_000
  /// Rounds in which the lines of two outlines are cut at one another: each bends them, and they may cross again.
  public static let areaRounds = 32
  /// Tiles of one repeated picture: each is a command, and a picture may be one pixel large.
  public static let tiles = 40_000.0
  /// Device pixels of a picture of hard pixels that is enlarged for an SVG: it is written into the file.
  public static let enlargedPixels = 4_194_304
  /// Marks along a slider: its steps may be as small as one likes, and marks no longer distinguishable.
  public static let sliderMarks = 1_000.0
  /// Characters that a format pads a number to, and digits that it rounds it to: both are part of a translated text.
  public static let formatWidth = 100
  /// Texts with forms for numbers that sources look up: each is a character at the end of Unicode's private use.
  public static let pluralStrings = 16_384
  /// Characters of one text: shaping and breaking take memory per character.
  public static let textCharacters = 20_000
  /// Size, line height and tracking of a text in points: layout adds them up, and infinite sums place nothing.
  public static let textSize = 10_000.0
  /// Points of a text's size that was recorded, and of an offer: a larger offer is an infinite one, written out.
  public static let recordedLength = 1_000_000.0
  /// Lines of a text whose size was recorded: a larger number is a slip.
  public static let recordedLines = 100_000
  /// How often a view may change because of its own layout before it is drawn as it is: it might never stop.
  public static let layoutRounds = 8
  /// How often a view is laid out again because its contents ask for the positions of others, and move them in
  /// response.
  public static let placeRounds = 6
  /// Contents that are made for their size in one layout: each may make further ones.
  public static let deferredContents = 10_000
  /// Such contents in one another: layout recurses, and readers in readers may go on until the stack ends.
  public static let deferredDepth = 100
  /// Rounds of deferred work of views that are waited for: work may begin more work endlessly.
  public static let deferredWorkRounds = 500
  /// Device pixels that a blur may reach: the cost grows with the radius.
  public static let blurRadius = 512.0
  /// Bytes of a picture file: baselines are far smaller.
  public static let imageFileBytes = 64 << 20
  /// Width or height of a picture file: a long, thin picture passes any limit of its area.
  public static let imageSide = 16_384
  /// Scans of a JPEG: each goes over the whole picture, and takes but a few bytes of the file. Programs write ten.
  public static let imageScans = 500
  /// Bytes of the ICC profile in a picture: those of printers, which have large tables, take half of that.
  public static let profileBytes = 4 << 20
  /// Bytes of a `baselines.lock`: a line has about 150, and there are at most `shots` of them.
  public static let lockFileBytes = 256 << 20
  /// Bytes of the program itself, whose hash distinguishes builds.
  public static let programBytes = 1 << 30
  /// Parts that a matrix is divided into: one for each shot of a small one.
  public static let shards = 1024
  /// PNG files whose pixels a machine remembers: those of ten projects of the largest kind.
  public static let decodedFiles = 1_000_000
  /// Bytes of the file of that memory: 56 a picture.
  public static let decodedFileBytes = 64 << 20
  /// Bytes of the list of files that a run left in its output folder: five paths a shot.
  public static let manifestBytes = 1 << 30
  /// Bytes of what a page may send to the review's server: decisions of 10,000 shots have 2 MB.
  public static let reviewBodyBytes = 4 << 20
  /// Connections to the review's server that have not sent a request that is let in: anyone on the machine can open
  /// some, and send nothing. One more closes the oldest of them.
  public static let reviewStrangers = 64
  /// All connections to it, of which each may hold a body of `reviewBodyBytes`. What is above `reviewStrangers` is for
  /// those that know the address.
  public static let reviewConnections = 256
  /// Milliseconds that the review's server waits for its turn to change the decisions: another server of the same folder
  /// holds them for less than one.
  public static let decisionsPatience = 1_000
  /// Bytes of a file that the review's server sends, which is in memory meanwhile.
  public static let reviewFileBytes = 256 << 20
  /// Pixels of a picture file, checked before any decoder runs: 57 bytes make libpng take 1 GB.
  public static let imagePixels = 16_777_216
  /// Pixels of a picture file that `diff` compares: rows are decoded one by one, but the picture of what differs takes a
  /// byte for each. Interlaced ones, whose rows come in no order, are held to `imagePixels`.
  public static let comparedPixels = 67_108_864
  /// Width or height of such a picture: rows are in memory one by one, and pages are long.
  public static let comparedSide = 1_000_000
  /// Pixels of the area that covers two such pictures: a wide one and a high one can need any number.
  public static let comparedArea = 268_435_456
  /// Bytes of such a file: 64 Mpx of 64 bits that do not compress.
  public static let comparedFileBytes = 768 << 20
  /// Bytes of a Swift file whose overrides are lifted: a larger one is a mistake.
  public static let sourceFileBytes = 16 << 20
  /// Bytes of a name that a suggestion is searched for: longer ones are not typing mistakes, and comparing takes
  /// quadratic time.
  public static let suggestedNameBytes = 256
  /// Bytes of a font file: the largest CJK collections have 35 MB.
  public static let fontFileBytes = 64 << 20
  /// Glyphs that one glyph of a variable font is made of: a letter with two accents is made of three.
  public static let glyphComponents = 1_024
  /// Levels of glyphs within a glyph of a variable font.
  public static let glyphNesting = 16
  /// Bytes of an SVG file: pictures of catalogues reach 2 MB.
  public static let symbolFileBytes = 8 << 20
  /// Elements of one SVG symbol: `use` can double the picture at every level.
  public static let symbolElements = 5_000
  /// Path segments of one SVG symbol, with all uses: 1.4 kB of `use` can produce billions.
  public static let symbolSegments = 100_000
  /// Attributes and declarations of style in one SVG symbol, with all uses: one element may have a million.
  public static let symbolAttributes = 300_000
  /// Different names of attributes in one SVG symbol that are none of SVG's: each is compared with all that are.
  public static let symbolForeignNames = 5_000
  /// Bytes of attributes of one SVG symbol, with all uses: `use` reads an element's values again.
  public static let symbolAttributeBytes = 32 << 20
  /// Clips in one another around one shape of a symbol: each is compared with those around it.
  public static let symbolClips = 256
  /// Path segments of the clips of one symbol, and steps of a PDF file's masks, those around each shape added up: 13 kB of
  /// nested groups can need gigabytes, because every shape is drawn inside all of its clips, and a mask again for each.
  public static let symbolClipSegments = 400_000
  /// Bytes of the style sheets of one SVG symbol: each rule is compared with each element.
  public static let symbolSheetBytes = 1 << 20
  /// Comparisons of an element with a part of a selector in one SVG symbol.
  public static let symbolSheetSteps = 4_000_000
  /// Bytes that the entities of one SVG symbol may become: every ampersand of the file may be one.
  public static let symbolEntityBytes = 4 << 20
  /// Groups of one SVG symbol that are drawn as separate pictures, with the steps of their filters: each may be as large
  /// as the symbol.
  public static let symbolGroups = 400
  /// Tiles and their shapes that the patterns of one SVG symbol draw, those of patterns in patterns multiplied.
  public static let symbolTiles = 40_000.0
  /// Steps of one filter of a SVG symbol: each is a picture as large as the filter's area.
  public static let symbolFilterSteps = 64
  /// Bytes of the pictures in one SVG symbol, with those of drawings in it.
  public static let symbolPictureBytes = 4 << 20
  /// Drawings in a picture of a drawing, in one another.
  public static let symbolPictureDepth = 4
  /// Repetitions of a gradient's colours within one SVG symbol: each is as many stops as the gradient has.
  public static let symbolGradientTurns = 200.0
  /// Gradients of a symbol that take from one another, one after the other.
  public static let symbolGradientLinks = 16
  /// Bytes that the streams of one PDF file become, each as often as it is drawn, and that are read of them: 3 kB can ask
  /// for gigabytes.
  public static let pdfBytes = 32 << 20
  /// Bytes of the program that computes a gradient of a PDF: Figma's have some 300 for each colour.
  public static let pdfFunctionBytes = 16 << 10
  /// Numbers on the stack of such a program.
  public static let pdfStack = 100
  /// Gradients of one PDF: each is computed at 129 places.
  public static let pdfGradients = 512
  /// Colour profiles of one PDF: each is read and made a conversion of.
  public static let pdfProfiles = 16
  /// Nested arrays and dictionaries in a value of a PDF: its reader recurses.
  public static let pdfDepth = 64
  /// Nested forms in a PDF: a form can draw itself.
  public static let pdfFormDepth = 32
  /// Pixels of a picture in which moved regions are searched: both pictures may be kept in memory for it.
  public static let movedPixels = 1 << 23
  /// The largest coordinate of an SVG symbol, in its own units.
  public static let symbolCoordinate = 1_000_000.0
  /// Bytes of a name of a system, component, scenario or value.
  public static let nameBytes = 100
  /// Bytes of one part of a path that is written to disk, a name with its variant: file systems end at 255, and
  /// `.difference.png` is added.
  public static let fileNameBytes = 230
  /// Names that are tried for a temporary file: all are taken only where something is wrong with the folder.
  public static let temporaryNames = 10_000
  /// Files and folders that are looked at below one folder: a mistaken path may lead to a whole disk.
  public static let folderEntries = 2_000_000
  /// Folders above the user's in which a configuration is looked for: links can make a path without end.
  public static let foldersAbove = 64
  /// Crashes in authors' code that a run goes on after: each costs a start of the program, and they may have one cause.
  public static let crashes = 50
  /// Stops at code that does not compile that a run goes on after: each costs a start of the program.
  public static let uncompiledStops = 1_000
  /// Crashes that are traced to a line: each trace takes a third of a second.
  public static let crashTraces = 24
  /// Seconds after which authors' code that has not ended is reported.
  public static let authorsPatience = 10
  /// Seconds after which it is ended.
  public static let authorsSeconds = 60
  /// Seconds that an interrupted command has for its current work: one picture may take minutes, and a machine without
  /// memory takes longer for everything.
  public static let interruptionSeconds = 10
  /// Bytes of pictures that wait to be recorded until all authors' code has run.
  public static let waitingBytes = 256 << 20
  /// Views of a shot that its report's page knows the places of.
  public static let elements = 2_000
  /// Bytes for the frames of the views of a shot, and as many for the pixels that differ.
  public static let insideBytes = 32 << 10
  /// The same for all shots of a run together: each has its part of them.
  public static let insideBytesOfRun = 64 << 20
  /// Bytes of them that stay in memory until the page is written; the rest waits in a file without a name.
  public static let insideBytesInMemory = 8 << 20
  /// Causes of a shot of which the page shows each alone: every one takes a drawing and a picture.
  public static let stepCauses = 6
  /// Pictures that `check` draws of one shot to prove that views overlap or are cut.
  public static let overlapPictures = 300
  /// Shots whose pictures a run's page shows where scripts do not run, and messages of failures: the page is read whole.
  public static let plainShots = 200
  /// Pixels of the regions of a shot whose values its report's page knows.
  public static let valuePixels = 16_384
  /// Steps of comparing two lists: those of a list of some thousand elements in another order. More take seconds.
  public static let alignmentSteps = 50_000_000
  /// Edits that are reverted one by one to find the causes of one changed shot: each takes a drawing.
  public static let triedEdits = 256
  /// Those of a run with very many changed shots.
  public static let triedEditsAtLeast = 32
  /// Drawings of all changed shots together to find their causes: large ones take milliseconds each.
  public static let proofDrawings = 1_000_000
  /// Revisions after the one that recorded a baseline which are tried as the base of its causes: each is read and drawn.
  public static let laterRevisions = 8
  /// Commits that are looked at for the baselines that changed shots have had.
  public static let pastCommits = 2_000
  /// Bytes of the list of files that these commits changed.
  public static let pastListBytes = 64 << 20
  /// Earlier baselines of one changed shot that the page shows: more are no longer compared by eye.
  public static let pastBaselines = 6
  /// Earlier baselines of all changed shots together that are read: each may become a file.
  public static let pastPictures = 600
  /// Revisions whose Swift views are built to find causes: a build takes seconds.
  public static let builtRevisions = 3
  /// Workers of one run: each keeps its own fonts and pictures.
  public static let workers = 256
  /// Shots of one run.
  public static let shots = 1_000_000
}
