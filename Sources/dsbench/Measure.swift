import DSFiles
import DSGeometry

/// Measures both jobs and prints the figures as one JSON object.
func measure(root: String, passes: Int, work: String) async throws {
  try createFolders("\(work)/output")
  let shots = (0..<1000).map { CardShot($0) }
  let baselines = try recordCards(shots, root: root, folder: "\(work)/baselines")
  let bench = Bench(root: root, shots: shots, baselines: baselines, output: "\(work)/output")
  var figures = Figures()
  let cores = processorCount()
  figures["cores"] = Double(cores)
  figures["cards"] = Double(shots.count)
  for job in Job.allCases {
    var best = Pass(wall: .infinity, cold: .infinity, warm: .infinity)
    var parallel = Pass(wall: .infinity, cold: .infinity, warm: .infinity)
    var stages: StageTimes?
    // One after the other in turn, so that a busy machine disturbs all of them alike.
    for _ in 0..<passes {
      let one = try await bench.pass(job)
      best.wall = min(best.wall, one.wall)
      best.cold = min(best.cold, one.cold)
      best.warm = min(best.warm, one.warm)
      let all = try await bench.pass(job, workers: cores)
      parallel.wall = min(parallel.wall, all.wall)
      parallel.cold = min(parallel.cold, all.processor)
      let timed = try await bench.pass(job, timesStages: true).stages
      if stages.map({ timed.total < $0.total }) ?? true { stages = timed }
    }
    let half = Double(shots.count / 2)
    let name = job.rawValue
    figures["\(name).cold.perSecond"] = half / best.cold
    figures["\(name).warm.perSecond"] = half / best.warm
    figures["\(name).oneWorker.wall"] = best.wall
    figures["\(name).allWorkers.wall"] = parallel.wall
    figures["\(name).allWorkers.processor"] = parallel.cold
    figures["\(name).oneWorker.processor"] = best.processor
    if let stages {
      for stage in Stage.allCases where stages[stage] > 0 {
        figures["\(name).stage.\(stage.rawValue)"] = Double(stages[stage]) / half / 1000
      }
    }
  }
  figures["peakMemory"] = Double(peakMemory())
  try writeStandardOutput(figures.text)
}
