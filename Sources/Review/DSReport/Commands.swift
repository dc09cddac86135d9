/// The commands a report offers, ready to be pasted into a shell.
package struct Commands: Sendable {
  private let program: [String]
  private let project: [String]

  /// Commands of a program.
  /// - Parameter project: the options that select the project; none for that of the default configuration.
  package init(program: [String] = ["dsrender"], project: [String] = []) {
    (self.program, self.project) = (program, project)
  }

  /// The options that select the project of a configuration; none for the default one.
  package static func project(configuration: String) -> [String] {
    configuration == "dsrender.yaml" ? [] : ["--config", configuration]
  }

  /// Draws a shot into a file beside the user, or compares the two files of a picture; nil for a picture that is new.
  package func reproduce(_ shot: ShotReport) -> String? {
    guard let pair = shot.pair else { return reproduce(shot.id) }
    if case .added = shot.status { return nil }
    return (program + ["diff", pair.expected, pair.actual]).map(Self.shellWord).joined(separator: " ")
  }

  /// Draws one shot into a file beside the user.
  private func reproduce(_ id: String) -> String {
    let name = id.split(separator: "/").last.map(String.init) ?? id
    return line(program + ["render", id, "-o", name + ".png"])
  }

  /// Makes a shot's present picture its baseline.
  package func approve(_ id: String) -> String { line(program + ["approve", id]) }

  /// Makes the pictures that a run left in a folder baselines: those that were looked at.
  package func approve(from output: String) -> String { line(program + ["approve", "--from", output]) }

  /// Makes the pictures of one group that a run left in a folder baselines.
  package func approve(from output: String, group: Int) -> String {
    line(program + ["approve", "--from", output, "--group", String(group)])
  }

  /// Makes the pictures that reviewers accepted baselines, by the file that the page exports.
  package var approveDecisions: String { line(program + ["approve", "--decisions", "decisions.json"]) }

  /// Explains why a shot changed.
  package func why(_ id: String) -> String { line(program + ["why", id]) }

  /// Makes the present pictures of the changed and new shots of a selection their baselines.
  /// - Parameter selection: the options that limited the run, `--filter` and `--axis` with their values; none for all.
  package func approve(selection: [String]) -> String {
    var globs: [String] = []
    var axes: [String] = []
    for index in stride(from: 0, to: selection.count - 1, by: 2) {
      let (option, value) = (selection[index], selection[index + 1])
      if option == "--filter" { globs.append(value) } else { axes += [option, value] }
    }
    let selected = globs + axes
    return line(program + ["approve"] + (selected.isEmpty ? ["--all"] : selected))
  }

  /// Rewrites lines of the lock, and no picture.
  package func approve() -> String { line(program + ["approve"]) }

  /// Takes the baselines of a system of another name over.
  package func approve(adopting system: String) -> String { line(program + ["approve", "--adopt", system]) }

  /// Shows which baselines no shot uses.
  /// - Parameter options: further options for the command.
  package func clean(_ options: [String] = []) -> String { line(program + ["clean"] + options) }

  private func line(_ arguments: [String]) -> String {
    (arguments + project).map(Self.shellWord).joined(separator: " ")
  }

  /// A word as a POSIX shell reads it back: quoted where it holds anything but plain characters.
  package static func shellWord(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "/", "@", "=", ",", ":", "+": true
      default: false
      }
    }
    if plain && !word.isEmpty { return word }
    var quoted = "'"
    for character in word { quoted += character == "'" ? "'\\''" : String(character) }
    return quoted + "'"
  }
}
