import DSBaselines
import DSCompare
import DSDiagnostics
import DSImage
import DSReport
import DSShotDrawing

extension Baselines.Verdict {
  /// The bytes of the baseline; nil if there is none.
  var file: [UInt8]? {
    switch self {
    case .equal(let file), .different(_, let file, _): file
    case .missing: nil
    }
  }

  /// What a person sees who looks at the picture beside its baseline; nil if they are equal.
  func viewed(_ hash: PixelHash) -> ViewedPictures.Picture? {
    switch self {
    case .equal: nil
    case .different(let picture, let file, _):
      ViewedPictures.Picture(
        pixels: hash, baseline: ViewedPictures.Baseline(file: contentHash(file), pixels: picture.pixelHash))
    case .missing: ViewedPictures.Picture(pixels: hash, baseline: nil)
    }
  }
}

extension ShotReport {
  /// Sets what the comparison of a picture with its baseline says.
  mutating func judge(
    _ verdict: Baselines.Verdict, _ picture: Bitmap, _ hash: PixelHash, otherFingerprint: String?
  ) {
    switch verdict {
    case .equal: status = .unchanged
    case .missing(let lockKnows):
      status = .added(lockKnows: lockKnows)
      pixels = Pixels(actual: hash, expected: nil)
    case .different(let baseline, _, _):
      guard let difference = compare(actual: picture, expected: baseline) else {
        preconditionFailure("pictures with different pixels differ")
      }
      status = .changed(Change(difference, from: baseline, otherFingerprint: otherFingerprint))
      pixels = Pixels(actual: hash, expected: baseline.pixelHash)
    }
  }

  /// Why a shot cannot pass of which parts are not drawn, unless its scenario says why it may; nil if it can.
  var failureOfUndrawnParts: Failure? {
    let problems = findings.filter { $0.reason == nil }.compactMap(\.problem.asFailure)
    return problems.isEmpty ? nil : Failure(cause: .badInput, problems: problems)
  }
}
