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
  private var last: (shape: DifferenceShape, scale: Double, likeness: ShotReport.Likeness)?

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
    report.files.png = report.id + ".png"
    try output.write(report.id + ".png", file)
  }

  /// Whether anything is written.
  var isWriting: Bool { output != nil }

  private func likeness(of shape: DifferenceShape, scale: Double) -> ShotReport.Likeness {
    if let last, last.shape == shape, last.scale == scale { return last.likeness }
    let found = shape.likeness(scale: scale)
    last = (shape, scale, found)
    return found
  }

  /// Writes the picture of another program, and where one is expected that one and what differs.
  func write(
    actual: [UInt8], expected: [UInt8]?, difference: [UInt8]?, _ report: inout ShotReport
  ) throws(FileError) {
    guard let output else { return }
    report.files.png = report.id + ".png"
    try output.write(report.id + ".png", actual)
    guard let expected else { return }
    report.files.actual = report.files.png
    report.files.expected = OutputFolder.expected(contentHash(expected))
    try output.write(OutputFolder.expected(contentHash(expected)), expected)
    guard let difference else { return }
    if case .changed(let change) = report.status {
      report.inside.shape = change.likenesses.first { $0.kind == .equal }
    }
    report.files.difference = OutputFolder.differences + "/" + report.id + ".difference.png"
    try output.write(OutputFolder.differences + "/" + report.id + ".difference.png", difference)
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
      report.files.png = report.id + ".png"
      try output.write(report.id + ".png", file ?? encoder.encode(drawn.picture))
    }
    if options.formats.contains(.svg) {
      report.files.svg = report.id + ".svg"
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
        .map { likeness(of: $0, scale: report.scale) }
    }
    let actual = encoder.encode(drawn.picture)
    try write(drawn, file: actual, &report)
    guard let expected else { return }
    let name = OutputFolder.differences + "/" + report.id
    report.files.actual = report.files.png ?? name + ".actual.png"
    report.files.expected = OutputFolder.expected(contentHash(expected.file))
    report.files.difference = name + ".difference.png"
    if report.files.png == nil { try output.write(name + ".actual.png", actual) }
    try output.write(OutputFolder.expected(contentHash(expected.file)), expected.file)
    try output.write(
      name + ".difference.png", encoder.encode(diffImage(actual: drawn.picture, expected: expected.picture)))
  }
}
