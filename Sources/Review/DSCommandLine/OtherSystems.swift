import DSMatrix
import DSProject
import DSReport

/// Makes sure that a project does not list the system, and that the system has baselines.
/// - Throws: the end of the command, with the systems that have some.
func requireBaselines(of system: String, in project: Project) throws {
  let others = try orFail(Result { () throws(RunError) in try baselinesOfOtherSystems(project) })
  if others[system] != nil { return }
  if project.systems.contains(where: { system == $0.name || system == $0.name + ".tests" }) {
    throw CommandFailure(
      .usage, "\(project.configuration) lists the system '\(system)'",
      hint: "name a system that it does not list; 'dsrender clean' examines the listed ones")
  }
  let names = others.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
  throw CommandFailure(
    .usage, "'\(project.baselines)' has no baselines of a system '\(system)'",
    hint: names.isEmpty
      ? "it has none of any system that the configuration does not list" : "it has baselines of \(names)")
}
