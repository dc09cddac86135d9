import DSDiagnostics
import DSFiles
import DSPictures
import DSProject
import DSReport

/// What was found in a folder, a paragraph for each thing: what it is, what was drawn of it, and what goes on with it.
struct TryTable {
  private var entries: [(path: String, lines: [(name: String, text: String)])] = []

  /// Adds tokens, icons or pictures with what the run made of them.
  mutating func add(_ draft: TryDraft, _ report: RunReport?) {
    var lines = [("found", draft.summary.isEmpty ? "tokens" : draft.summary)]
    let system = draft.project?.systems.first?.name
    let shots = (report?.shots ?? ShotReports()).filter { $0.id.hasPrefix((system ?? "") + "/") }
    if system != nil {
      let failures = shots.compactMap { shot in
        if case .failed(let failure) = shot.status { failure } else { nil }
      }
      lines.append(("drawn", (shots.count - failures.count).counted("picture")))
      if let first = failures.first?.problems.first {
        lines.append(("failed", failures.count.counted("picture") + ": " + first.message))
      }
    }
    for lack in draft.lacks { lines.append(("lacks", lack)) }
    switch draft.content {
    case .tokens(let paths):
      lines.append(("next", "dsrender init --tokens \(paths.map(Commands.shellWord).joined(separator: " "))"))
    case .icons(let icons):
      lines.append(("next", "dsrender init, then 'symbols: \(yamlScalar(icons.folder))' in dsrender.yaml"))
    case .pictures(let pictures):
      let place = Commands.shellWord(pictures.folder)
      lines.append(
        (
          "next",
          pictures.tool == nil
            ? "dsrender diff \(place) OTHER --out shots" : "dsrender import \(place)"
        ))
    }
    entries.append((draft.path, lines))
  }

  /// Adds configurations and Swift code, which other commands draw.
  mutating func add(_ found: FolderFindings, of folder: String) {
    for path in found.configurations {
      entries.append(
        (
          path,
          [
            ("found", "a configuration of dsrender"),
            ("next", "dsrender matrix --config \(Commands.shellWord(path)) --out shots"),
          ]
        ))
    }
    for package in found.packages {
      var lines = [("found", "a Swift package with " + package.previews.counted("preview"))]
      if !Self.dependsOnProgram(package.path) {
        lines.append(("lacks", "dsrender among its dependencies: docs/packages.md"))
      }
      lines.append(("next", "swift package dsrender matrix --out shots    # needs Swift on this machine"))
      entries.append((package.path, lines))
    }
    for project in found.projects {
      entries.append(
        (
          project.path,
          [
            ("found", "an Xcode project with " + project.previews.counted("preview")),
            ("next", "dsrender --xcodeproj \(Commands.shellWord(project.path)) matrix --out shots"),
          ]
        ))
    }
  }

  /// The paragraphs.
  var text: String {
    entries.map { path, lines in
      path.printable + "\n"
        + lines.map { "  " + $0.name + String(repeating: " ", count: 8 - $0.name.count) + $0.text.printable + "\n" }
        .joined()
    }.joined(separator: "\n")
  }

  /// Whether a package's manifest names dsrender.
  private static func dependsOnProgram(_ package: String) -> Bool {
    let manifest = try? readFile(joinPath(package, "Package.swift"), limit: Limits.textFileBytes)
    return manifest?.firstRange(of: "dsrender".utf8) != nil
  }
}
