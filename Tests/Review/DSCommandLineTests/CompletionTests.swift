import Testing

/// The scripts that shells complete the program's command line with.
@Suite(.needsProgram) struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `values of closed lists are completed`(shell: String) throws {
    let project = try SampleProject()
    let script = project.run("--generate-completion-script", shell)
    #expect(script.code == 0, "\(script)")
    for values in [
      ["never", "missing", "changed", "all"], ["png", "svg"],
      ["json", "junit", "html", "markdown", "github", "gitlab"],
      ["ios-classic", "ios26", "ios26-tall", "macos26", "macos26-tall"],
      ["leftToRight", "rightToLeft"], ["exact", "pixelmatch", "pixelmatch-6"],
      ["component", "configuration", "report"],
    ] {
      // Shells quote and part the words in their own ways.
      let words = script.output.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      #expect(words.indices.contains { Self.follow(values, in: words[$0...]) }, "\(values)")
    }
  }

  /// Whether words begin with some values, with nothing but marks of line feeds between them.
  private static func follow(_ values: [String], in words: ArraySlice<String>) -> Bool {
    words.lazy.filter { $0 != "n" }.starts(with: values)
  }
}
