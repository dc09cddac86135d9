import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage

/// Draws all cards once and makes them the baselines of a folder.
func recordCards(_ cards: [CardShot], root: String, folder: String) throws -> Baselines {
  var bag = DiagnosticBag()
  var baselines = try Baselines(folder: folder, &bag)
  let worker = CardWorker(system: try CardSystem(root: root))
  let encoder = PNGEncoder()
  try createFolders("\(folder)/bench/card")
  for shot in cards {
    let (picture, hash) = try worker.draw(shot.card, shot.node)
    let file = encoder.encode(picture)
    try writeOutput(baselines.path(of: shot.card.id), file)
    baselines.keep(
      BaselineLock.Entry(
        id: shot.card.id, width: picture.width, height: picture.height, pixels: hash, file: contentHash(file),
        fingerprint: "bench"))
  }
  return baselines
}
