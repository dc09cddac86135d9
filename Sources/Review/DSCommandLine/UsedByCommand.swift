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

  @Option(help: ArgumentHelp("The version that shots which cannot be drawn are asked of.", valueName: "revision"))
  var base = "HEAD"

  func run() throws {
    let loaded = try project.load()
    let name = token.hasPrefix("{") && token.hasSuffix("}") ? String(token.dropFirst().dropLast()) : token
    let users = TokenUsers(loaded)
    var uses = users.shots(using: name)
    let known = tokenNames(of: loaded)
    let isKnown = known.contains(name)
    // Shots that fail now may use the token, and so may those of a token that is gone.
    let earlier = users.failed > 0 || !isKnown ? usesInBase(name, of: loaded) : []
    let ids = Set(uses.map(\.id))
    let past = earlier.filter { !ids.contains($0.id) }
    if uses.isEmpty, past.isEmpty {
      guard isKnown else {
        throw CommandFailure(
          .usage, "there is no token '\(name)'",
          hint: didYouMean(name, among: known) ?? "'dsrender tokens list' prints all tokens")
      }
      return try writeStandardOutput(shots ? "" : "no shot uses \(name)\n")
    }
    uses += past
    if shots { return try writeStandardOutput(uses.map { $0.id + "\n" }.joined()) }
    var counts: [String: Int] = [:]
    for use in uses { counts[use.component, default: 0] += 1 }
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    var text = "\(name) is used by \(uses.count == 1 ? "1 shot" : "\(uses.count) shots")"
    if !past.isEmpty { text += ", \(past.count) of which cannot be drawn now and used it in \(base)" }
    text += "\n"
    for (component, count) in sorted { text += "  \(component)  \(count == 1 ? "1 shot" : "\(count) shots")\n" }
    if !isKnown { text += "there is no token \(name) now\n" }
    try writeStandardOutput(text)
  }

  /// The shots that used the token in the base; none where there is no base.
  private func usesInBase(_ token: String, of project: Project) -> [(id: String, component: String)] {
    guard let found = try? BaseProject(base, of: project), let before = try? found.project.get() else { return [] }
    return TokenUsers(before).shots(using: token)
  }
}
