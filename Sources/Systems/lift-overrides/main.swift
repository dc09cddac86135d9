import DSDiagnostics
import DSFiles
import DSLift
import Glibc

let usage = """
  usage: lift-overrides --out <folder> <file.swift> …

  Writes every file into the folder as lifted-<name>, with the overrides of its extensions in the bodies of their
  classes.

  """

/// Writes the files with their overrides lifted; gives the exit code.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.first == "--out", arguments.count > 2 else {
    writeStandardError(usage)
    return 64
  }
  do {
    let sources = try arguments.dropFirst(2).map { path in
      SourceText(path: path, text: String(decoding: try readFile(path, limit: Limits.sourceFileBytes), as: UTF8.self))
    }
    let (files, diagnostics) = liftOverrides(sources)
    for diagnostic in diagnostics { writeStandardError(diagnostic.text + "\n") }
    guard diagnostics.isEmpty else { return 65 }
    try createFolders(arguments[1])
    for file in files {
      try writeOutput(joinPath(arguments[1], "lifted-" + splitPath(file.path).leaf), Array(file.text.utf8))
    }
    return 0
  } catch {
    writeStandardError("error: \(error)\n")
    return 74
  }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
