import DSFiles
import DSGeometry

/// Measures the jobs and prints the figures as one JSON object: rates per core from the pass that took the least time.
func measure(_ set: BenchSet, passes: Int, work: String) async throws {
  try createFolders("\(work)/output")
  let shots = try set.open()
  let bench = Bench(
    set: set, baselines: try recordBaselines(shots, folder: "\(work)/baselines"), output: "\(work)/output")
  var figures = Figures()
  figures["shots"] = Double(shots.count)
  // Cairo's own encoder is measured with cards alone: fixtures have translucent pictures, which it multiplies.
  for job in Job.allCases where job != .naive || set.name == "cards" {
    try await measure(job, bench, passes: job == .naive ? 1 : passes, half: Double(shots.count / 2), &figures)
  }
  figures["peakMemory"] = Double(peakMemory())
  try writeStandardOutput(figures.text)
}

private func measure(_ job: Job, _ bench: Bench, passes: Int, half: Double, _ figures: inout Figures) async throws {
  var best = Pass(wall: .infinity, cold: .infinity, warm: .infinity)
  var parallel = best
  var stages: StageTimes?
  // One after the other in turn, so that a busy machine disturbs all of them alike.
  for _ in 0..<passes {
    let one = try await bench.pass(job)
    best.wall = min(best.wall, one.wall)
    best.cold = min(best.cold, one.cold)
    best.warm = min(best.warm, one.warm)
    if job == .naive { continue }
    let all = try await bench.pass(job, workers: processorCount())
    parallel.wall = min(parallel.wall, all.wall)
    let timed = try await bench.pass(job, timesStages: true).stages
    if stages.map({ timed.total < $0.total }) ?? true { stages = timed }
  }
  let name = job.rawValue
  figures["\(name).cold"] = half / best.cold
  figures["\(name).warm"] = half / best.warm
  figures["\(name).one"] = 2 * half / best.wall
  guard let stages else { return }
  figures["\(name).all"] = 2 * half / parallel.wall
  figures["\(name).scaling"] = best.wall / parallel.wall
  for stage in Stage.allCases where stages[stage] > 0 {
    figures["\(name).stage.\(stage.rawValue)"] = Double(stages[stage]) / half / 1000
  }
}
