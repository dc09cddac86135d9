import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
import DSLayout
import DSNode
import DSPaint
import DSRaster
import DSResolve

/// Takes shots down the line; one per thread, with its own shapers, rasterizer and encoder, as a run has them.
final class BenchWorker {
  private var measurers: [String: BenchMeasurer] = [:]
  private let rasterizer = Rasterizer()
  private let encoder = PNGEncoder()
  var times: StageTimes

  init(timesStages: Bool = false) { times = StageTimes(isOn: timesStages) }

  private func measurer(of shot: BenchShot) -> BenchMeasurer {
    if let known = measurers[shot.system] { return known }
    let made = BenchMeasurer(fonts: shot.fonts)
    made.isTimed = times.isOn
    measurers[shot.system] = made
    return made
  }

  /// The picture of a shot and its hash.
  func draw(_ shot: BenchShot) throws -> (picture: Bitmap, hash: PixelHash) {
    times.start()
    var bag = DiagnosticBag()
    let context = shot.context()
    let resolved = resolve(shot.node, in: context, &bag)
    let place = shot.node.location
    let padding = shot.padding.flatMap { resolve($0, in: context, at: place, &bag) } ?? 0
    let background = shot.background.flatMap { resolve($0, in: context, at: place, &bag) }
    guard !bag.hasErrors else { throw DiagnosticsError(bag.diagnostics) }
    times.lap(.resolve)
    let measurer = measurer(of: shot)
    let shaping = measurer.nanoseconds
    let placed = layout(resolved, proposal: shot.proposal, scale: shot.scale, measurer: measurer)
    times.lap(.layout)
    times[.text] += measurer.nanoseconds - shaping
    times[.layout] -= measurer.nanoseconds - shaping
    let list = try paint(placed, padding: padding, scale: shot.scale, background: background)
    times.lap(.paint)
    let picture = try rasterizer.rasterize(list)
    times.lap(.rasterize)
    let hash = picture.pixelHash
    times.lap(.hash)
    return (picture, hash)
  }

  /// Does a job for a shot; files go to `folder`, named by `index`.
  func take(_ job: Job, _ shot: BenchShot, _ baselines: Baselines, index: Int, into folder: String) throws {
    let (picture, hash) = try draw(shot)
    if job == .naive {
      try naiveCompare(picture, baseline: baselines.path(of: shot.id), file: "\(folder)/naive.png")
      times.lap(.compare)
      return
    }
    guard case .equal = try baselines.judge(shot.id, picture, hash: hash) else { throw BenchError.changed(shot.id) }
    times.lap(.compare)
    guard job == .write else { return }
    let file = encoder.encode(picture)
    times.lap(.encode)
    try writeOutput("\(folder)/\(index).png", file)
    times.lap(.write)
  }
}

/// What keeps a benchmark from ending.
enum BenchError: Error {
  /// A picture is not that of the set-up: drawing is not deterministic.
  case changed(String)
  case usage(String)
  case naive(String)
}
