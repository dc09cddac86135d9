import ArgumentParser
import DSCauses
import DSDiagnostics
import DSFiles
import DSGeometry
import DSProject
import DSReport

/// Lists what a token is used by.
struct UsedByCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "used-by",
    abstract: "List the components and shots that use a token, directly or through other tokens.")

  @OptionGroup var project: ProjectOptions
  @Argument(help: "The token's path, such as color.text.")
  var token: String
  @Flag(help: "Print only the ids of the shots, one a line.")
  var shots = false

  func run() throws {
    let loaded = try project.load()
    let name = token.hasPrefix("{") && token.hasSuffix("}") ? String(token.dropFirst().dropLast()) : token
    let uses = shotsUsing(token: name, in: loaded)
    if uses.isEmpty {
      let known = tokenNames(of: loaded)
      guard known.contains(name) else {
        throw CommandFailure(
          .usage, "there is no token '\(name)'",
          hint: didYouMean(name, among: known) ?? "'dsrender tokens list' prints all tokens")
      }
      return try writeStandardOutput(shots ? "" : "no shot uses \(name)\n")
    }
    if shots { return try writeStandardOutput(uses.map { $0.id + "\n" }.joined()) }
    var counts: [String: Int] = [:]
    for use in uses { counts[use.component, default: 0] += 1 }
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    var text = "\(name) is used by \(uses.count == 1 ? "1 shot" : "\(uses.count) shots")\n"
    for (component, count) in sorted { text += "  \(component)  \(count == 1 ? "1 shot" : "\(count) shots")\n" }
    try writeStandardOutput(text)
  }
}
