import DSCompare
import DSDiagnostics
import DSFiles
import DSImage
import DSReport

extension RunReport {
  /// Writes before and after of the first shot of the groups that the summary shows, cropped to what differs.
  ///
  /// A picture that cannot be read back has no strip: the summary then shows the files themselves.
  mutating func writeStrips(in output: OutputFolder) throws(FileError) {
    let shots = ShotIndex(shots)
    for group in (explanation?.groups ?? []).prefix(MarkdownReport.shownStrips) {
      guard let shot = group.shots.first.flatMap({ shots[$0] }), case .changed(let change) = shot.status,
        let before = output.picture(shot.files.expected), let after = output.picture(shot.files.actual)
      else { continue }
      let name = OutputFolder.strip(ofGroup: group.number)
      try output.write(name, encodePNG(sideBySide([before, after], regions: change.regions.map(PixelRect.init))))
      strips[group.number] = name
    }
  }
}

extension RunReport {
  /// Writes each region of every changed shot: before, after, and after with what differs marked.
  mutating func writeCrops(in output: OutputFolder) throws(FileError) {
    for (index, shot) in shots.enumerated() {
      guard case .changed(let change) = shot.status, let before = output.picture(shot.files.expected),
        let after = output.picture(shot.files.actual), let difference = output.picture(shot.files.difference)
      else { continue }
      for (number, region) in zip(1..., change.regions) {
        let name = ShotReport.Files.crop(of: shot.id, region: number)
        try output.write(name, encodePNG(sideBySide([before, after, difference], regions: [PixelRect(region)])))
        shots[index].files.cropCount = number
      }
    }
  }
}

extension PixelRect {
  fileprivate init(_ region: PixelRegion) {
    self.init(x: region.x, y: region.y, width: region.width, height: region.height)
  }
}

extension OutputFolder {
  /// A picture that this run has written; nil if it cannot be read.
  fileprivate func picture(_ file: String?) -> Bitmap? {
    guard let file, let bytes = try? readFile(joinPath(path, file), limit: Limits.imageFileBytes) else { return nil }
    return try? decodePNG(bytes, policy: .asset, file: file)
  }
}
