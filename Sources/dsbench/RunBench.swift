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
  let usage = "usage: dsbench measure|hashes|memory|html ROOT …"
  guard arguments.count >= 2 else { throw BenchError.usage(usage) }
  let root = arguments[1]
  let rest = Array(arguments.dropFirst(2))
  switch arguments[0] {
  case "measure":
    try await measure(root: root, passes: number(rest, 0, 10), work: rest.dropFirst().first ?? "/tmp/dsbench")
  case "hashes": try printHashes(root: root, count: number(rest, 0, 1000))
  case "memory": try printMemory(root: root, count: number(rest, 0, 100))
  case "pictures": try writePictures(root: root, count: number(rest, 0, 4), folder: rest.dropFirst().first ?? ".")
  case "loop": try loop(root: root, rounds: number(rest, 0, 20))
  default: throw BenchError.usage(usage)
  }
}

private func number(_ arguments: [String], _ index: Int, _ fallback: Int) -> Int {
  index < arguments.count ? Int(arguments[index]) ?? fallback : fallback
}

/// Prints the hash of every card's pixels, to see that nothing about them has changed.
private func printHashes(root: String, count: Int) throws {
  let worker = CardWorker(system: try CardSystem(root: root))
  for index in 0..<count {
    let shot = CardShot(index)
    let hash = try worker.draw(shot.card, shot.node).hash
    try writeStandardOutput("\(shot.card.id) \(hash.text)\n")
  }
}

/// Prints the most memory held while so many different cards were drawn, in bytes.
private func printMemory(root: String, count: Int) throws {
  let worker = CardWorker(system: try CardSystem(root: root))
  for index in 0..<count {
    let shot = CardShot(index)
    _ = try worker.draw(shot.card, shot.node)
  }
  try writeStandardOutput("\(peakMemory())\n")
}

/// Writes the first cards as PNG files, to be looked at.
private func writePictures(root: String, count: Int, folder: String) throws {
  let worker = CardWorker(system: try CardSystem(root: root))
  for index in 0..<count {
    let shot = CardShot(index)
    try writeOutput("\(folder)/card-\(index).png", encodePNG(worker.draw(shot.card, shot.node).picture))
  }
}

/// Draws the second half of the cards again and again, for a profiler.
private func loop(root: String, rounds: Int) throws {
  let worker = CardWorker(system: try CardSystem(root: root))
  let shots = (0..<1000).map { CardShot($0) }
  var sum: UInt64 = 0
  for round in 0..<rounds {
    let start = threadNanoseconds()
    for shot in shots { sum &+= try worker.draw(shot.card, shot.node).hash.low }
    writeStandardError("round \(round): \((threadNanoseconds() - start) / 1000 / 1000) µs a card\n")
  }
  try writeStandardOutput("\(sum)\n")
}
