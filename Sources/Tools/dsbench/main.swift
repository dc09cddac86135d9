// Measures how fast pictures are drawn; `scripts/bench` builds and runs it. See docs/evidence/benchmarks.md.

do {
  try await runBench(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail("\(error)")
}
