import Testing

extension SampleProject {
  /// The green project in a repository of its own, with everything committed but fonts and what else is to be ignored.
  static func inGit(ignoring pattern: String = "shots") throws -> SampleProject {
    let project = try green()
    try project.write(".gitignore", "fonts\nhome\nshots\nbefore\n\(pattern)\n")
    try project.shell("git init -q -b main . && git add -A && git commit -q -m Begin")
    return project
  }

  /// Runs a line of shell in the project.
  func shell(_ line: String) throws {
    try CauseProject.shell(
      "cd '\(folder)' && export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org && "
        + "export GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org && \(line)")
  }
}
