/// The parts of the line that are timed apart.
enum Stage: String, CaseIterable, Sendable {
  case resolve, layout, text, paint, rasterize, hash, compare, encode, write
}

/// Nanoseconds by stage.
struct StageTimes: Sendable {
  private var values = [UInt64](repeating: 0, count: Stage.allCases.count)
  private var last: UInt64 = 0
  /// Reading the clock is a system call, so that it is done only where stages are asked for.
  let isOn: Bool

  init(isOn: Bool) { self.isOn = isOn }

  subscript(stage: Stage) -> UInt64 {
    get { values[Self.index(of: stage)] }
    set { values[Self.index(of: stage)] = newValue }
  }

  var total: UInt64 { values.reduce(0, +) }

  mutating func start() { if isOn { last = threadNanoseconds() } }

  /// Ends a stage and begins the next.
  mutating func lap(_ stage: Stage) {
    guard isOn else { return }
    let now = threadNanoseconds()
    self[stage] += now - last
    last = now
  }

  private static func index(of stage: Stage) -> Int {
    switch stage {
    case .resolve: 0
    case .layout: 1
    case .text: 2
    case .paint: 3
    case .rasterize: 4
    case .hash: 5
    case .compare: 6
    case .encode: 7
    case .write: 8
    }
  }
}
