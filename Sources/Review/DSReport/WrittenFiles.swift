import DSDiagnostics
package import DSImage

extension ShotReport {
  /// Which files were written for a shot. A run may write hundreds of thousands, so names are made when they are asked for:
  /// paths relative to the output folder, nil if nothing was written.
  package struct Files: Hashable, Sendable {
    /// The shot's id, after which its own files are named.
    private let shot: String
    /// Whether the shot as it is now was written as PNG.
    package var hasPNG = false
    /// Whether the shot as it is now was written as SVG.
    package var hasSVG = false
    /// Whether a picture of what differs was written.
    package var hasDifference = false
    /// The bytes of its baseline, where those and the shot as it is now were written.
    package var baseline: ContentHash?
    @Rare private var more: More?

    /// What few shots have.
    private struct More: Hashable, Sendable {
      var aligned: ContentHash?
      var steps: [ContentHash] = []
      var crops = 0
    }

    /// No files of the shot with an id.
    package init(of shot: String) { self.shot = shot }

    /// The bytes of the difference with each view where it was; nil if none has moved, or that is unknown.
    package var alignedBytes: ContentHash? {
      get { more?.aligned }
      set { more[default: More()].aligned = newValue }
    }
    /// The bytes of the shot with the first of several causes, with the first two, and so on, without the present picture.
    package var stepBytes: [ContentHash] {
      get { more?.steps ?? [] }
      set { more[default: More()].steps = newValue }
    }
    /// How many regions were written, enlarged: before, after, and after with what differs marked.
    package var cropCount: Int {
      get { more?.crops ?? 0 }
      set { more[default: More()].crops = newValue }
    }
  }
}

/// The names.
extension ShotReport.Files {
  /// The shot as it is now, PNG.
  package var png: String? { hasPNG ? Self.png(of: shot) : nil }
  /// The shot as it is now, SVG.
  package var svg: String? { hasSVG ? shot + ".svg" : nil }
  /// The baseline of a changed shot.
  package var expected: String? { baseline.map(Self.expected) }
  /// A changed shot as it is now: its PNG where that is written.
  package var actual: String? { baseline == nil ? nil : png ?? Self.actual(of: shot) }
  /// Where a changed shot differs.
  package var difference: String? { hasDifference ? Self.difference(of: shot) : nil }
  /// Where a changed shot differs with each view where it was.
  package var aligned: String? { alignedBytes.map(Self.aligned) }
  /// The shot with some of its causes.
  package var steps: [String] { stepBytes.map(Self.step) }
  /// The regions of a changed shot, from the first.
  package var crops: [String] { (0..<cropCount).map { Self.crop(of: shot, region: $0 + 1) } }
  /// Every file that was written.
  package var all: [String] { [png, svg, expected, actual, difference, aligned].compactMap(\.self) + steps + crops }

  /// The folders of an output folder that hold files of shots; no system's name begins like theirs.
  package enum Folder {
    /// Pictures of differences, and those of changed shots whose PNG is not written.
    package static let differences = "_differences"
    /// The baselines of changed shots.
    package static let baselines = "_expected"
    /// Pictures with some of the causes.
    package static let steps = "_steps"
    /// Differences with each view where it was.
    package static let aligned = "_aligned"
    /// The regions that differ, enlarged.
    package static let crops = "_crops"
  }

  /// The file of a shot as it is now, PNG.
  package static func png(of shot: String) -> String { shot + ".png" }

  /// The file of a changed shot as it is now, whose PNG is not written.
  package static func actual(of shot: String) -> String { "\(Folder.differences)/\(shot).actual.png" }

  /// The file of what differs.
  package static func difference(of shot: String) -> String { "\(Folder.differences)/\(shot).difference.png" }

  /// The file of a baseline, which all shots share whose baselines have the same bytes.
  package static func expected(_ file: ContentHash) -> String { "\(Folder.baselines)/\(file.text).png" }

  /// The file of a picture with some of a shot's causes; shots share it as they share baselines.
  package static func step(_ file: ContentHash) -> String { "\(Folder.steps)/\(file.text).png" }

  /// The file of a difference with each view where it was; shots share it as they share baselines.
  package static func aligned(_ file: ContentHash) -> String { "\(Folder.aligned)/\(file.text).png" }

  /// The file of a shot's nth region, from 1.
  package static func crop(of shot: String, region number: Int) -> String {
    "\(Folder.crops)/\(shot)\(cropEnding(number))"
  }

  /// The ending of the file of a shot's nth region, from 1.
  package static func cropEnding(_ number: Int) -> String { ".\(number).png" }
}

extension Optional {
  /// The value; a default takes its place if there is none.
  fileprivate subscript(default value: Wrapped) -> Wrapped {
    get { self ?? value }
    set { self = newValue }
  }
}
