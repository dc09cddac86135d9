import DSBaselines
import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSReport
import DSShotDrawing

/// A shot's drawing and the picture of it.
struct DrawnShot {
  let drawing: ShotRenderer.Drawing
  let picture: Bitmap
}

/// Writes the files of shots into a run's folder. One per worker.
final class ShotFiles {
  private let encoder: PNGEncoder
  private let output: OutputFolder?
  private let options: RunFiles
  /// The limit in bytes for each of the JSON texts about the inside of a shot's picture; 0 if they are not shown.
  private let insideBytes: Int
  /// What the last difference looked like, which the next often does too: the two share the words in memory.
  private var last: (difference: DifferenceShape, scale: Double, shape: ShotReport.Shape)?

  /// The files of a run that looks at a number of shots.
  /// - Parameters:
  ///   - output: the run's folder; nil writes nothing.
  ///   - encoder: compresses pictures.
  init(_ output: OutputFolder?, _ options: RunFiles, shots: Int, encoder: PNGEncoder) {
    (self.output, self.options, self.encoder) = (output, options, encoder)
    insideBytes =
      output != nil && (options.reports.contains(.html) || options.crops)
      ? min(Limits.insideBytes, Limits.insideBytesOfRun / max(1, shots)) : 0
  }

  /// Writes the baseline that a shot equals, whose bytes are known.
  func write(equal file: [UInt8], _ report: inout ShotReport) throws(FileError) {
    guard let output, !options.changedOnly else { return }
    report.files.hasPNG = true
    try output.write(ShotReport.Files.png(of: report.id), file)
  }

  /// Whether anything is written.
  var isWriting: Bool { output != nil }

  private func shape(of difference: DifferenceShape, scale: Double) -> ShotReport.Shape {
    if let last, last.difference == difference, last.scale == scale { return last.shape }
    let found = difference.shape(scale: scale)
    last = (difference, scale, found)
    return found
  }

  /// Writes the picture of another program, and where one is expected that one and what differs.
  func write(
    actual: [UInt8], expected: [UInt8]?, difference: [UInt8]?, _ report: inout ShotReport
  ) throws(FileError) {
    guard let output else { return }
    report.files.hasPNG = true
    try output.write(ShotReport.Files.png(of: report.id), actual)
    guard let expected else { return }
    try write(expected: expected, output, &report)
    guard let difference else { return }
    if case .changed(let change) = report.status {
      let equal = change.likenesses.first { $0.kind == .equal }
      report.inside.shape = equal.map { ShotReport.Shape(hash: contentHash(Array($0.key.utf8))) }
    }
    report.files.hasDifference = true
    try output.write(ShotReport.Files.difference(of: report.id), difference)
  }

  /// Writes the baseline of a changed shot, whose own picture is or will be written.
  private func write(expected: [UInt8], _ output: OutputFolder, _ report: inout ShotReport) throws(FileError) {
    let bytes = contentHash(expected)
    report.files.baseline = bytes
    try output.write(ShotReport.Files.expected(bytes), expected)
  }

  /// Writes a shot that was compared with its baseline.
  func write(_ drawn: DrawnShot, _ verdict: Baselines.Verdict, _ report: inout ShotReport) throws(FileError) {
    switch verdict {
    case .equal(let file):
      // A picture with a finding has to be visible.
      if !options.changedOnly || report.needsReason { try write(drawn, file: file, &report) }
    case .missing: try write(drawn, expected: nil, &report)
    case .different(let baseline, let file, _): try write(drawn, expected: (baseline, file), &report)
    }
  }

  /// Writes a shot's picture as it is now; `file` holds the bytes where they are known, from the verified baseline.
  private func write(_ drawn: DrawnShot, file: [UInt8]?, _ report: inout ShotReport) throws(FileError) {
    guard let output else { return }
    if options.formats.contains(.png) {
      report.files.hasPNG = true
      try output.write(ShotReport.Files.png(of: report.id), file ?? encoder.encode(drawn.picture))
    }
    if options.formats.contains(.svg) {
      report.files.hasSVG = true
      let file = drawn.drawing.svgFile()
      report.warnings += file.warnings
      try output.write(report.id + ".svg", file.bytes)
    }
  }

  /// Writes a shot that does not equal its baseline, and where there is one the baseline and what differs.
  func write(
    _ drawn: DrawnShot, expected: (picture: Bitmap, file: [UInt8])?, _ report: inout ShotReport
  ) throws(FileError) {
    guard let output else { return }
    if insideBytes > 0 {
      report.inside.elements = try output.keep(ShotElements.json(of: drawn.drawing, bytes: insideBytes))
    }
    if insideBytes > 0, let expected, case .changed(let change) = report.status {
      report.inside.values = try output.keep(
        ShotValues.json(
          actual: drawn.picture, expected: expected.picture, regions: change.regions, encoder: encoder,
          bytes: insideBytes))
      report.inside.shape = differenceShape(actual: drawn.picture, expected: expected.picture)
        .map { shape(of: $0, scale: report.scale) }
    }
    let actual = encoder.encode(drawn.picture)
    try write(drawn, file: actual, &report)
    guard let expected else { return }
    if !report.files.hasPNG { try output.write(ShotReport.Files.actual(of: report.id), actual) }
    try write(expected: expected.file, output, &report)
    report.files.hasDifference = true
    let difference = diffImage(actual: drawn.picture, expected: expected.picture)
    try output.write(ShotReport.Files.difference(of: report.id), encoder.encode(difference))
  }
}
