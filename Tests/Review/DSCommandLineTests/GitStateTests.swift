import Glibc
import TestFolder
import TestRandom
import Testing

/// What a run of everything finds different is among what a run of what changed looks at, whatever git says of the files.
@Suite(.needsProgram) struct GitStateTests {
  /// A project in a repository of its own, with a state made of it.
  private struct InState {
    let root = TestFolder()
    let state: GitState
    var folder: String { root.path + "/project" }

    /// - Parameter scheme: of which baseline is changed: that of the tile, light or dark; the note's replaces it.
    init(_ state: GitState, _ scheme: String = "light", and more: [GitState] = []) throws {
      self.state = state
      let made = try SampleProject.green()
      try CauseProject.shell(
        """
        cp -a '\(made.folder)' '\(folder)'; cd '\(folder)'; git init -q -b main .
        printf 'fonts\\nhome\\nshots\\n' > .gitignore
        if [ '\(state.folder)' != Baselines ]; then
          mv Baselines './\(state.folder)'; sed -i 's/^baselines: .*/baselines: "\(state.folder)"/' dsrender.yaml
        fi
        """)
      try shell(state.before, scheme)
      try shell("git add -A; \(Self.commit)", scheme)
      try shell(state.after, scheme)
      // Some do not go together: a file that is gone cannot be marked.
      for next in more { try shell("( \(next.after) ) || true", scheme) }
    }

    private static let commit = "git -c user.name=Ada -c user.email=ada@example.org commit -q --allow-empty -m Begin"

    private func shell(_ lines: String, _ scheme: String) throws {
      try CauseProject.shell(
        "cd '\(folder)'; one='./\(state.folder)/demo/tile/default@\(scheme).png'; "
          + "two='./\(state.folder)/demo/note/default@\(scheme).png'; export one two\n" + lines)
    }

    /// Makes another state, of the light tile's baseline.
    func become(_ next: GitState) throws { try shell(next.after, "light") }

    func run(_ arguments: String...) -> Outcome { DSCommandLineTests.run(arguments, Surroundings(folder: folder)) }

    /// The shots that a run of everything does not find equal.
    func different() -> Set<String> {
      let outcome = run("matrix", "--no-causes", "--verbose")
      return Set(["changed", "added", "failed"].flatMap { SampleProject.ids($0, in: outcome.output) })
    }

    /// The shots that a run looks at with some options; the first commit is the base.
    func taken(_ arguments: [String]) throws -> Set<String> {
      let outcome = DSCommandLineTests.run(["matrix", "--list"] + arguments, Surroundings(folder: folder))
      try #require(outcome.code == 0, "\(outcome)")
      return Set(outcome.output.split(separator: "\n").map(String.init))
    }
  }

  private func check(_ project: InState, _ name: String) throws {
    let different = project.different()
    let taken = try project.taken(["--only-changed", "HEAD"])
    #expect(different.isSubset(of: taken), "\(name): \(different.subtracting(taken).sorted())")
  }

  @Test(arguments: GitState.all) func `no state of git hides a baseline from a run of what changed`(state: GitState)
    throws
  {
    let project = try InState(state)
    try check(project, state.name)
    if state.name == "nothing" { #expect(project.different().isEmpty) } else { #expect(!project.different().isEmpty) }
  }

  @Test(arguments: GitState.all.filter(\.before.isEmpty)) func `nor from a run of what failed last`(state: GitState)
    throws
  {
    let project = try InState(GitState.nothing, and: [])
    #expect(project.run("matrix", "--out", "shots").code == 0)
    try project.become(state)
    let different = project.different()
    let taken = try project.taken(["--last-failed", "--out", "shots"])
    #expect(different.isSubset(of: taken), "\(different.subtracting(taken).sorted())")
  }

  @Test func `no states of git together hide one`() throws {
    var random = SeededRandom(seed: 34)
    for _ in 0..<rounds(6) {
      let first = try #require(GitState.all.randomElement(using: &random))
      let more = (0..<2).compactMap { _ in GitState.all.filter(\.before.isEmpty).randomElement(using: &random) }
      let scheme = try #require(["light", "dark"].randomElement(using: &random))
      try check(try InState(first, scheme, and: more), ([first] + more).map(\.name).joined(separator: " + "))
    }
  }
}
