import DSFiles
import DSImage
import Glibc

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  writeStandardError("dsbench: \(message)\n")
  exit(70)
}

/// Does what the arguments say; the first is the command, the second the repository.
func runBench(_ arguments: [String]) async throws {
  let usage = """
    usage: dsbench cards|fixtures ROOT PASSES WORK   measure, and print figures as JSON
           dsbench hashes|memory|loop ROOT COUNT     draw so many cards
           dsbench pictures|html ROOT COUNT FOLDER   write so many cards
    """
  guard arguments.count >= 2 else { throw BenchError.usage(usage) }
  let root = arguments[1]
  let rest = Array(arguments.dropFirst(2))
  guard let count = rest.first.flatMap(Int.init), count > 0 else { throw BenchError.usage(usage) }
  switch (arguments[0], rest.dropFirst().first) {
  case ("cards", let work?): try await measure(.cards(0..<1000, root: root), passes: count, work: work)
  case ("fixtures", let work?): try await measure(.fixtures(root: root), passes: count, work: work)
  case ("hashes", nil): try printHashes(root: root, count: count)
  case ("memory", nil): try printMemory(root: root, count: count)
  case ("loop", nil): try loop(root: root, rounds: count)
  case ("pictures", let folder?): try writePictures(root: root, count: count, folder: folder)
  case ("html", let folder?): try writeHTML(root: root, count: count, folder: folder)
  default: throw BenchError.usage(usage)
  }
}

/// Draws cards one after the other, each made just before, so that none is held longer than it takes.
private func drawCards(root: String, count: Int, _ use: (BenchShot, Bitmap, PixelHash) throws -> Void) throws {
  let worker = BenchWorker()
  let system = try CardSystem(root: root)
  for index in 0..<count {
    let card = Card(index)
    let shot = system.shot(of: card, card.node)
    let (picture, hash) = try worker.draw(shot)
    try use(shot, picture, hash)
  }
}

/// Prints the hash of every card's pixels, to see that nothing about them has changed.
private func printHashes(root: String, count: Int) throws {
  try drawCards(root: root, count: count) { shot, _, hash in try writeStandardOutput("\(shot.id) \(hash.text)\n") }
}

/// Prints the most memory held while so many different cards were drawn and encoded, in bytes.
private func printMemory(root: String, count: Int) throws {
  let encoder = PNGEncoder()
  try drawCards(root: root, count: count) { _, picture, _ in _ = encoder.encode(picture) }
  try writeStandardOutput("\(peakMemory())\n")
}

/// Writes the first cards as PNG files, to be looked at.
private func writePictures(root: String, count: Int, folder: String) throws {
  try createFolders(folder)
  var index = 0
  try drawCards(root: root, count: count) { _, picture, _ in
    try writeOutput("\(folder)/\(index).png", encodePNG(picture))
    index += 1
  }
}

/// Draws and encodes a thousand cards again and again, for a profiler.
private func loop(root: String, rounds: Int) throws {
  let worker = BenchWorker()
  let encoder = PNGEncoder()
  let shots = try BenchSet.cards(0..<1000, root: root).open()
  for round in 0..<rounds {
    var (drawing, encoding): (UInt64, UInt64) = (0, 0)
    for shot in shots {
      let start = threadNanoseconds()
      let picture = try worker.draw(shot).picture
      let drawn = threadNanoseconds()
      _ = encoder.encode(picture)
      drawing += drawn - start
      encoding += threadNanoseconds() - drawn
    }
    writeStandardError("round \(round): \(drawing / 1_000_000) µs to draw, \(encoding / 1_000_000) µs to encode\n")
  }
}
