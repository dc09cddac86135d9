import DSBaselines
import DSFiles
import Synchronization

/// One of the jobs that are measured.
enum Job: String, CaseIterable, Sendable {
  /// Draw, hash, compare; write nothing.
  case check
  /// The same, encode and write.
  case write
  /// Draw, and compare in the obvious way.
  case naive
}

/// One pass over all shots with workers that have drawn nothing yet.
struct Pass: Sendable {
  /// Seconds from the first shot's start to the last one's end.
  var wall = 0.0
  /// Seconds of processor time over all workers: the first half of the shots, then the second.
  var cold = 0.0
  var warm = 0.0
  /// Stages of the second half; empty unless they were asked for.
  var stages = StageTimes(isOn: false)

  var processor: Double { cold + warm }
}

/// Numbers the shots for workers that take one after the other.
final class Queue: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).oldValue }
}

/// What every pass needs.
struct Bench: Sendable {
  let set: BenchSet
  let baselines: Baselines
  /// The folder in which every pass writes pictures to a separate one: a first run is what is measured.
  let output: String
  private let passes = Queue()

  init(set: BenchSet, baselines: Baselines, output: String) {
    (self.set, self.baselines, self.output) = (set, baselines, output)
  }

  /// Runs a job over all shots.
  ///
  /// One worker draws them in order, so that its second half finds warm caches; several take the next shot each.
  func pass(_ job: Job, workers: Int = 1, timesStages: Bool = false) async throws -> Pass {
    let shots = try set.open()
    let queue = Queue()
    let folder = "\(output)/\(passes.next())"
    try createFolders(folder)
    let start = wallNanoseconds()
    var pass = Pass()
    try await withThrowingTaskGroup(of: Pass.self) { group in
      for _ in 0..<workers {
        group.addTask { try work(job, shots, timesStages: timesStages, queue, into: folder) }
      }
      for try await part in group {
        pass.cold += part.cold
        pass.warm += part.warm
        pass.stages = part.stages
      }
    }
    pass.wall = Double(wallNanoseconds() - start) / 1e9
    return pass
  }

  private func work(
    _ job: Job, _ shots: [BenchShot], timesStages: Bool, _ queue: Queue, into folder: String
  ) throws -> Pass {
    let worker = BenchWorker(timesStages: timesStages)
    let half = shots.count / 2
    var pass = Pass()
    var start = threadNanoseconds()
    var isWarm = false
    while true {
      let index = queue.next()
      if !isWarm, index >= half {
        let now = threadNanoseconds()
        pass.cold = Double(now - start) / 1e9
        worker.times = StageTimes(isOn: timesStages)
        (start, isWarm) = (now, true)
      }
      guard index < shots.count else { break }
      try worker.take(job, shots[index], baselines, index: index, into: folder)
    }
    pass.warm = Double(threadNanoseconds() - start) / 1e9
    pass.stages = worker.times
    return pass
  }
}
