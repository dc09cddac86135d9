import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
import DSLayout
import DSNode
import DSPaint
import DSRaster
import DSResolve

/// Takes cards down the line; one per thread, with its own shaper, rasterizer and encoder, as a run has them.
final class CardWorker {
  private let system: CardSystem
  private let measurer: CardMeasurer
  private let rasterizer = Rasterizer()
  private let encoder = PNGEncoder()
  var times: StageTimes

  init(system: CardSystem, timesStages: Bool = false) {
    self.system = system
    measurer = CardMeasurer(fonts: system.fonts)
    measurer.isTimed = timesStages
    times = StageTimes(isOn: timesStages)
  }

  /// The picture of a card and its hash.
  func draw(_ card: Card, _ node: DSNode) throws -> (picture: Bitmap, hash: PixelHash) {
    times.start()
    var bag = DiagnosticBag()
    let resolved = resolve(node, in: system.context(of: card), &bag)
    guard bag.diagnostics.isEmpty else { throw DiagnosticsError(bag.diagnostics) }
    times.lap(.resolve)
    let shaping = measurer.nanoseconds
    let placed = layout(resolved, proposal: ProposedSize(), scale: Card.scale, measurer: measurer)
    times.lap(.layout)
    times[.text] += measurer.nanoseconds - shaping
    times[.layout] -= measurer.nanoseconds - shaping
    let list = try paint(placed, scale: Card.scale)
    times.lap(.paint)
    let picture = try rasterizer.rasterize(list)
    times.lap(.rasterize)
    let hash = picture.pixelHash
    times.lap(.hash)
    return (picture, hash)
  }

  /// Job (a): draws a card and compares it with its baseline; nothing is written.
  func check(_ card: Card, _ node: DSNode, _ baselines: Baselines) throws {
    let (picture, hash) = try draw(card, node)
    guard case .equal = try baselines.judge(card.id, picture, hash: hash) else { throw BenchError.changed(card.id) }
    times.lap(.compare)
  }

  /// Job (b): the same, and its picture is encoded and written.
  func write(_ card: Card, _ node: DSNode, _ baselines: Baselines, into folder: String) throws {
    let (picture, hash) = try draw(card, node)
    guard case .equal = try baselines.judge(card.id, picture, hash: hash) else { throw BenchError.changed(card.id) }
    times.lap(.compare)
    let file = encoder.encode(picture)
    times.lap(.encode)
    try writeOutput("\(folder)/\(card.index).png", file)
    times.lap(.write)
  }
}

/// What keeps a benchmark from ending.
enum BenchError: Error {
  /// A card's picture is not that of the set-up: drawing is not deterministic.
  case changed(String)
  case usage(String)
  case naive(String)
}
