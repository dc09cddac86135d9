package import DSDiagnostics
package import DSFiles
package import DSImage

/// What a run found out about one shot.
///
/// Holds no picture, so that the memory of a run does not grow with the pixels of its shots.
package struct ShotReport: Hashable, Sendable {
  /// One axis and the shot's value on it, such as `theme` and `sosh`.
  package struct Choice: Hashable, Sendable {
    /// The axis.
    package var axis: String
    /// The shot's value on it.
    package var value: String

    /// A choice.
    package init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  /// The shot's id, `system/component/scenario@values`; its files are named after it.
  package var id: String
  /// The design system.
  package var system: String
  /// The component.
  package var component: String
  /// The scenario within the component.
  package var scenario: String
  /// What the scenario shows, in its author's words.
  package var description: String?
  /// The values of the variant, the system's own axes first, all axes of the run in their order.
  package var variant: [Choice]
  /// Device pixels per point.
  package var scale: Double
  /// The size of the picture in device pixels; nil if none was made.
  package var size: PixelSize?
  /// What became of the shot.
  package var status: Status
  /// Problems that do not fail the shot.
  package var warnings: [Diagnostic]
  /// What keeps the picture from being approved, unless its author accepts it.
  package var findings: [Finding] = []
  /// Whether this run wrote the shot's baseline.
  package var recorded: Bool
  /// Where the scenario is written; nil if that is not known.
  package var place: SourceLocation?
  /// The files that were compared, of a picture that another program made; nil for what is drawn.
  @Rare package var pair: Pair?
  /// What of its difference does not count, by rules for pictures of other programs; nil if everything does.
  @Rare package var within: Within?
  /// The hashes of its picture and its baseline's, where it is changed or new; what a decision is about.
  @Rare package var pixels: Pixels?
  /// The files that were written for it.
  package var files: Files
  /// The baselines that it has had, where it is changed and git knows earlier ones.
  @Rare package var history: ShotHistory?
  /// What the page shows inside its picture, where it is not unchanged.
  package var inside: Inside {
    get { shownInside ?? Inside() }
    set { shownInside = newValue == Inside() ? nil : newValue }
  }
  @Rare private var shownInside: Inside?

  /// A shot's report.
  package init(
    id: String, system: String, component: String, scenario: String, description: String? = nil,
    variant: [Choice] = [], scale: Double = 2, size: PixelSize? = nil, status: Status, warnings: [Diagnostic] = [],
    recorded: Bool = false
  ) {
    self.id = id
    self.system = system
    self.component = component
    self.scenario = scenario
    self.description = description
    self.variant = variant
    self.scale = scale
    self.size = size
    self.status = status
    self.warnings = warnings
    self.recorded = recorded
    files = Files(of: id)
  }

  /// Whether the shot failed.
  package var isFailed: Bool { if case .failed = status { true } else { false } }
  /// Whether the picture has a finding without a reason.
  package var needsReason: Bool { findings.contains { $0.reason == nil } }

  /// Something in a picture that is seldom meant to be so, such as a text that is cut off.
  package struct Finding: Hashable, Sendable {
    /// What it is, and where.
    package var problem: Diagnostic
    /// Why its author accepts it; nil if it is not accepted.
    package var reason: String?

    /// A finding.
    package init(_ problem: Diagnostic, reason: String? = nil) { (self.problem, self.reason) = (problem, reason) }
  }

  /// What of the difference of two pictures does not count.
  package struct Within: Hashable, Sendable {
    /// Differing pixels in ignored areas.
    package var ignoredPixels: Int
    /// Differing pixels that are tolerated.
    package var toleratedPixels: Int
    /// The reasons of the rules that were needed, in their order.
    package var rules: [String]

    /// Differing pixels that do not count.
    package init(ignoredPixels: Int = 0, toleratedPixels: Int = 0, rules: [String] = []) {
      (self.ignoredPixels, self.toleratedPixels, self.rules) = (ignoredPixels, toleratedPixels, rules)
    }
  }

  /// Two picture files that belong together, as paths from the user's folder.
  package struct Pair: Hashable, Sendable {
    /// The file of the picture that is expected; it may not exist.
    package var expected: String
    /// The file of the picture as it is now.
    package var actual: String

    /// Two files.
    package init(expected: String, actual: String) { (self.expected, self.actual) = (expected, actual) }
  }

  /// What became of a shot.
  package enum Status: Hashable, Sendable {
    /// Its pixels are those of the baseline.
    case unchanged
    /// Its pixels differ.
    indirect case changed(Change)
    /// It has no baseline; `lockKnows` is whether there was one, whose file is gone.
    case added(lockKnows: Bool)
    /// It could not be made or could not be compared, or a check failed.
    case failed(Failure)
  }

  /// How a picture differs from its baseline.
  package struct Change: Hashable, Sendable {
    /// The size of the baseline in device pixels.
    package var baselineSize: PixelSize
    /// Pixels that differ, within the area that covers both pictures.
    package var changedPixels: Int
    /// Pixels of the area that covers both pictures.
    package var totalPixels: Int
    /// The largest difference of a colour channel, 0…255.
    package var largestDifference: Int
    /// Rectangles that hold all changed pixels, in device pixels.
    package var regions: [PixelRegion]
    /// The fingerprint of the renderer that recorded the baseline, where it is not this run's.
    package var otherFingerprint: String?
    /// What else is known of the difference, in lines of plain text.
    package var remarks: [String] = []
    /// What the difference of a picture that another program made has in common with others, the most telling first.
    package var likenesses: [Likeness] = []

    /// A change.
    package init(
      baselineSize: PixelSize, changedPixels: Int, totalPixels: Int, largestDifference: Int, regions: [PixelRegion],
      otherFingerprint: String? = nil
    ) {
      self.baselineSize = baselineSize
      self.changedPixels = changedPixels
      self.totalPixels = totalPixels
      self.largestDifference = largestDifference
      self.regions = regions
      self.otherFingerprint = otherFingerprint
    }

    /// The share of the pixels that differ, 0…1.
    package var share: Double { totalPixels == 0 ? 0 : Double(changedPixels) / Double(totalPixels) }
  }

  /// Something that differences of pictures have in common.
  package struct Likeness: Hashable, Sendable {
    /// What it is.
    package enum Kind: String, Hashable, Sendable {
      /// Rows came in or went away, or everything that differs moved as far.
      case shift
      /// Colours took the place of others.
      case recolouring
      /// Every pixel differs in the same way.
      case equal
      /// The same areas differ.
      case place
    }

    /// What it is.
    package var kind: Kind
    /// In words.
    package var text: String
    /// Equal where differences have it in common.
    package var key: String

    /// Something in common; the words are the key by default.
    package init(_ kind: Kind, _ text: String, key: String? = nil) {
      (self.kind, self.text, self.key) = (kind, text, key ?? text)
    }
  }

  /// What a difference looks like.
  package struct Shape: Hashable, Sendable {
    /// Equal where differences look the same. A run may have a hundred thousand different ones, so this is no text.
    package var hash: ContentHash
    /// What moved, in words; nil where pixels differ in place.
    package var movement: String?

    /// The shape of a difference in which everything moved alike.
    package init(movement: String) { (hash, self.movement) = (contentHash(Array(movement.utf8)), movement) }

    /// The shape of a difference of pixels in place.
    package init(hash: ContentHash) { self.hash = hash }
  }

  /// Why a shot failed.
  package struct Failure: Hashable, Sendable {
    /// The exit code for the cause.
    package var cause: ExitStatus
    /// What went wrong; never empty.
    package var problems: [Diagnostic]

    /// A failure.
    package init(cause: ExitStatus, problems: [Diagnostic]) {
      self.cause = cause
      self.problems = problems
    }
  }

  /// Hashes of pictures.
  package struct Pixels: Hashable, Sendable {
    /// That of the picture.
    package var actual: PixelHash
    /// That of its baseline; nil if there is none.
    package var expected: PixelHash?

    /// Hashes.
    package init(actual: PixelHash, expected: PixelHash?) { (self.actual, self.expected) = (actual, expected) }
  }

  /// What the page knows of a picture and its difference: JSON texts of a bounded size; nil if there is none.
  package struct Inside: Hashable, Sendable {
    /// The views at their places.
    package var elements: KeptBytes?
    /// The views of the expected picture at their places, where what drew it is known.
    package var baseElements: KeptBytes?
    /// The pixels of regions that differ.
    package var values: KeptBytes?
    /// What its difference looks like; equal where differences of a scenario are looked at once.
    package var shape: Shape?

    /// Nothing.
    package init() {}
  }
}

/// A size in device pixels.
package struct PixelSize: Hashable, Sendable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `320×88`.
  package var text: String { "\(width)×\(height)" }
}

/// A rectangle in device pixels, from the top left corner.
package struct PixelRegion: Hashable, Sendable {
  /// The first column.
  package var x: Int { Int(column) }
  /// The first row.
  package var y: Int { Int(row) }
  /// Columns.
  package var width: Int { Int(columns) }
  /// Rows.
  package var height: Int {
    get { Int(rows) }
    set { rows = Int32(clamping: newValue) }
  }
  // A run may hold a hundred thousand; pictures are far smaller.
  private let column, row, columns: Int32
  private var rows: Int32

  /// A rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (column, row) = (Int32(clamping: x), Int32(clamping: y))
    (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
  }

  /// `12×40 at 8,16`.
  package var text: String { "\(width)×\(height) at \(x),\(y)" }
}
