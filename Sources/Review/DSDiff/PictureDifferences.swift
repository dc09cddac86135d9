package import DSCompare
package import DSDiagnostics
package import DSImage
package import DSPictures
import DSProject
package import DSReport

/// What is different between two sets of pictures.
package struct PictureDifferences: Sendable {
  /// What is wrong with one name. `colors` is how what the files state about their colours differs too.
  package enum Finding: Sendable {
    /// The pixels differ; for each region how far it was moved, where that is all.
    case changed(ShotReport.Change, size: PixelSize, moved: [Movement?] = [], colors: ColorDifference? = nil)
    /// Pixels differ as pixelmatch counts them.
    case counted(pixels: Int, of: Int, colors: ColorDifference? = nil)
    /// The pixels differ, but in 8 bits a sample they are equal.
    case finer(pixels: Int, of: Int, largest: Int, colors: ColorDifference? = nil)
    /// The pixels are equal; what the files state about their colours is not.
    case otherColors(ColorDifference)
    /// It is not among the actual pictures.
    case removed
    /// It is not among the expected pictures.
    case added
    /// One of the two cannot be read.
    case unreadable([Diagnostic])

    /// Its name in reports.
    package var name: String {
      switch self {
      case .changed, .counted, .finer, .otherColors: "changed"
      case .removed: "removed"
      case .added: "added"
      case .unreadable: "unreadable"
      }
    }

    /// Whether both pictures can be read, and pixels differ.
    package var isOfPixels: Bool {
      switch self {
      case .changed, .counted, .finer: true
      case .otherColors, .removed, .added, .unreadable: false
      }
    }

    /// How a picture changed, in lines of plain text.
    package var lines: [String] {
      pixelLines + colorLines
    }

    /// What is known besides the number of pixels, in lines of plain text.
    package var remarks: [String] { movements + colorLines }

    private var colorLines: [String] { colors.map { ["colours: \($0.line)".printable] } ?? [] }

    private var pixelLines: [String] {
      switch self {
      case .changed(let change, let size, let moved, _):
        change.lines(size: size, most: .max) + Self.lines(moved, change.regions)
      case .counted(let pixels, let total, _):
        [
          "\(pixels) of \(total) pixels differ (\(ShotReport.percentage(Double(pixels) / Double(total)))), "
            + "as pixelmatch counts them"
        ]
      case .finer(let pixels, let total, let largest, _):
        ["\(pixels) of \(total) pixels differ, by up to \(largest) of 65535; in 8 bits they are equal"]
      case .otherColors: ["the pixels are equal, but not the colours that they mean"]
      case .removed, .added: []
      case .unreadable(let problems): problems.map(\.text)
      }
    }

    /// The number of pixels that differ; 0 where that is not the difference.
    package var pixels: Int {
      switch self {
      case .changed(let change, _, _, _): change.changedPixels
      case .counted(let pixels, _, _), .finer(let pixels, _, _, _): pixels
      case .otherColors, .removed, .added, .unreadable: 0
      }
    }

    /// What was moved, in lines of plain text.
    package var movements: [String] {
      if case .changed(let change, _, let moved, _) = self { Self.lines(moved, change.regions) } else { [] }
    }

    /// What was moved, in one line if everything was moved as far.
    private static func lines(_ moved: [Movement?], _ regions: [PixelRegion]) -> [String] {
      if let first = moved.first, let first, moved.allSatisfy({ $0 == first }) {
        return ["moved by \(first.x), \(first.y) px"]
      }
      return zip(moved, regions).compactMap { movement, region in
        movement.map { "moved by \($0.x), \($0.y) px: \(region.text)" }
      }
    }
  }

  /// How many are equal.
  package var equal = 0
  /// The rest by name, in order.
  package var findings: [(name: String, finding: Finding)] = []

  /// The files of two folders that were not compared; sorted by name.
  package var leftOut: [LeftOut] = []

  /// The exit code; comparing nothing is not a pass, and neither is leaving out a picture that may differ.
  package var status: ExitStatus {
    let found = findings.map { _, finding -> ExitStatus in
      switch finding {
      case .changed, .counted, .finer, .otherColors: .different
      case .removed, .added: .missingBaseline
      case .unreadable(let problems): ExitStatus(of: problems)
      }
    }
    if !findings.isEmpty { return .first(of: found) }
    return equal == 0 || leftOut.contains { $0.kind.mayShowPicture && !$0.hasSameBytes } ? .incomplete : .equal
  }
}
