import DSBaselines
import DSDiagnostics
package import DSProject

/// The shards of one run, whole: what each found out about its shots.
package struct MergedShards: Sendable {
  /// What a shard found out, with its number.
  struct Found: Sendable {
    let shard: Int
    let line: ShardRecord.Line
  }

  private let found: [String: Found]

  /// Joins shards, and checks that they are those of one run of this project: each there once, drawn from the present
  /// inputs, with every shot in the one that it belongs to.
  /// - Throws: everything that is wrong with them.
  package init(folders: [String], of project: Project, _ inputs: ShardInputs) throws(RunError) {
    var bag = DiagnosticBag()
    var records: [(folder: String, record: ShardRecord)] = []
    for folder in folders {
      do throws(ShardProblem) { records.append((folder, try ShardRecord(folder: folder))) } catch {
        bag.add(error.diagnostic)
      }
    }
    let count = records.first?.record.shard.count ?? 0
    for (folder, record) in records where record.shard.count != count {
      bag.error(
        "bad-shard", "'\(folder)' is shard \(record.shard.text), and '\(records[0].folder)' one of \(count)",
        at: SourceLocation(file: folder), hint: "merge shards of one run")
    }
    for (folder, record) in records {
      let parts = record.inputs.differences(from: inputs)
      if parts.isEmpty { continue }
      bag.error(
        "stale-shard", "'\(folder)' was drawn from a different state: \(ShardInputs.words(of: parts)) here",
        at: SourceLocation(file: folder), hint: "draw all shards and merge them from one commit, with one program")
    }
    for number in 1..<max(1, count + 1) {
      let same = records.filter { $0.record.shard.number == number && $0.record.shard.count == count }
      if same.count > 1 {
        bag.error(
          "doubled-shard",
          "shard \(number)/\(count) is there \(same.count) times: "
            + same.map { "'\($0.folder)'" }.joined(separator: ", "),
          at: SourceLocation(file: same[1].folder), hint: "name one folder of each shard")
      } else if same.isEmpty, count > 0, !bag.diagnostics.contains(where: { $0.id == "bad-shard" }) {
        bag.error(
          "missing-shard", "shard \(number)/\(count) is missing", at: SourceLocation(file: folders.first ?? "."),
          hint: "name the folders of all \(count) shards")
      }
    }
    if bag.hasErrors { throw .badInput(bag.sorted) }

    let numbers = project.shardNumbers(count: count, try openBaselines(project.baselines))
    var found: [String: Found] = [:]
    for (folder, record) in records {
      for (id, line) in record.lines {
        if numbers[id] == record.shard.number {
          found[id] = Found(shard: record.shard.number, line: line)
        } else {
          bag.error(
            "bad-shard", "'\(folder)' has the shot '\(id)', which is not one of its own",
            at: SourceLocation(file: folder), hint: "draw the shard again")
        }
      }
    }
    for (id, number) in numbers.sorted(by: { $0.key < $1.key }) where found[id] == nil {
      let folder = records.first { $0.record.shard.number == number }?.folder ?? "."
      bag.error(
        "incomplete-shard", "'\(folder)' lacks the shot '\(id)'", at: SourceLocation(file: folder),
        hint: "the shard did not come to its end: draw it again")
    }
    if bag.hasErrors { throw .badInput(bag.sorted) }
    self.found = found
  }

  /// What a shard found out about a shot.
  subscript(id: String) -> Found? { found[id] }
}
