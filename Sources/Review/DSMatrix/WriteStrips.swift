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
    let shots = Dictionary(shots.map { ($0.id, $0) }) { first, _ in first }
    for group in (explanation?.groups ?? []).prefix(MarkdownReport.shownStrips) {
      guard let shot = group.shots.first.flatMap({ shots[$0] }), case .changed(let change) = shot.status,
        let before = output.picture(shot.files.expected), let after = output.picture(shot.files.actual)
      else { continue }
      let regions = change.regions.map { PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
      let name = OutputFolder.strip(ofGroup: group.number)
      try output.write(name, encodePNG(beforeAndAfter(before, after, regions: regions)))
      strips[group.number] = name
    }
  }
}

extension OutputFolder {
  /// A picture that this run has written; nil if it cannot be read.
  fileprivate func picture(_ file: String?) -> Bitmap? {
    guard let file, let bytes = try? readFile(joinPath(path, file), limit: Limits.imageFileBytes) else { return nil }
    return try? decodePNG(bytes, policy: .asset, file: file)
  }
}
