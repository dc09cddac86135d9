import ArgumentParser
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Joins the shards of a run.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the folders of a run's shards into the result of one run.",
    discussion: """
      Run it in the checkout that the shards were drawn from. It draws all shots again that do not equal their \
      baselines, and they must match the result of their shard. Reports, pictures and the exit code are those of one \
      run; only 'merge' can find orphaned baselines. A shard that is missing, duplicated, drawn from different sources \
      or incomplete is an error.
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(
    help: ArgumentHelp("The folders that 'matrix --shard' wrote.", valueName: "folder"), completion: .directory)
  var shards: [String]
  @OptionGroup var arguments: RunArguments

  func run() async throws {
    // Writing removes what an earlier run left, which a shard is.
    if let output = arguments.output, let shard = shards.first(where: { isFolder(output, within: $0) }) {
      throw CommandFailure(
        .usage, "'\(output)' is the shard '\(shard)' or lies in it, and would be overwritten before it is read",
        hint: "give --out a different folder")
    }
    if let output = arguments.output { try removeReports(in: output) }
    let loaded = try arguments.loadOne(project)
    let inputs = try loaded.shardInputs()
    let folders = shards
    let merged: Result<MergedShards, RunError> = Result { () throws(RunError) in
      try MergedShards(folders: folders, of: loaded, inputs)
    }
    var options = arguments.options(loaded)
    options.selection.merged = try orFail(merged)
    options.hooks.explain = arguments.explain(loaded)
    try await arguments.run([RunPart(loaded, options)])
  }
}
