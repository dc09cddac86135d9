import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage

/// Draws all shots once and makes them the baselines of a folder.
func recordBaselines(_ shots: [BenchShot], folder: String) throws -> Baselines {
  var bag = DiagnosticBag()
  var baselines = try Baselines(folder: folder, &bag)
  let worker = BenchWorker()
  let encoder = PNGEncoder()
  for shot in shots {
    let (picture, hash) = try worker.draw(shot)
    let file = encoder.encode(picture)
    let path = try baselines.path(of: shot.id)
    try createFolders(splitPath(path).folder)
    try writeOutput(path, file)
    baselines.keep(
      BaselineLock.Entry(
        id: shot.id, width: picture.width, height: picture.height, pixels: hash, file: contentHash(file),
        fingerprint: "bench"))
  }
  return baselines
}
