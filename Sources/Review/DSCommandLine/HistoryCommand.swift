import ArgumentParser
import DSCauses
import DSDiagnostics
import DSFiles
import DSGit
import DSJSON
import DSProject
import DSReport
import DSShots

/// Lists the revisions in which a shot changed.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List the revisions in which a shot's baseline changed, with the edits that changed it.")

  @OptionGroup var project: ProjectOptions
  @Argument(help: "The id of the shot, as 'dsrender matrix --list' prints it.")
  var id: String

  @Flag(help: "Print the revisions as JSON.")
  var json = false

  func run() throws {
    let loaded = try project.load()
    let entries: [HistoryEntry]
    do { entries = try history(of: id, in: loaded) } catch let error as GitError {
      throw CommandFailure(.inputOutput, error.message, hint: error.hint)
    } catch let error as FileError { throw CommandFailure(.inputOutput, error.message) }
    if entries.isEmpty {
      let ids = loaded.shots.map(\.shot.id)
      throw CommandFailure(
        .usage, "no revision has a baseline of '\(id)'", hint: ids.contains(id) ? nil : didYouMean(id, among: ids))
    }
    if json { return try writeStandardOutput(jsonText(of: entries)) }
    var text = ""
    for entry in entries {
      text += "\(entry.date)  \(entry.title)\n"
      for cause in entry.group?.causes ?? [] {
        text += "  cause: \(cause.text)\n"
        if let place = cause.place ?? cause.basePlace { text += "    \(place)\n" }
      }
      if let group = entry.group, let effect = group.effects.first { text += "  effect: \(effect)\n" }
      if let reason = entry.group?.reason { text += "  \(reason)\n" }
    }
    try writeStandardOutput(text.printable)
  }

  private func jsonText(of entries: [HistoryEntry]) -> String {
    var writer = JSONWriter(.indented)
    writer.object { json in
      json.member("id", id)
      json.key("revisions")
      json.array { json in
        for entry in entries {
          json.object { json in
            json.member("commit", entry.title)
            json.member("date", entry.date)
            if let group = entry.group { json.members(of: group) }
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
