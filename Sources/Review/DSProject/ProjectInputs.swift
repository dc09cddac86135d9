package import DSFiles
package import DSSyntax

/// What a project is read from.
package struct ProjectInputs: Sendable {
  /// Where files are read from.
  package var files: any InputFiles
  /// Parsed files by path, in place of those that lie there.
  package var trees: [String: SyntaxNode]
  /// Systems by name that were read from the same inputs but for tokens: where the modes are the same, all but the theme is.
  package var known: [String: DesignSystem] = [:]
  /// Whether modules of Swift views are left out, whose code is that of the running program.
  package var leavesModulesOut = false
  /// Whether component files are left out: systems have no shots then, and a reader for them.
  package var leavesComponentsOut = false
  /// What earlier readings of the same project made of everything but components; nil reads all of it again.
  package var memory: InputMemory?

  /// The code of views that does not compile and was left out of the running program.
  package var leftOut = LeftOutCode()

  /// Inputs; the files on the disk by default.
  package init(files: any InputFiles = FilesOnDisk(), trees: [String: SyntaxNode] = [:]) {
    (self.files, self.trees) = (files, trees)
  }
}

/// What a project was read from.
package struct ReadFiles: Sendable {
  /// Files of text with their content: the configuration, tokens, components.
  package var trees: [String: PackedSyntax] = [:]
  /// Those of them that are component files.
  package var components: Set<String> = []
  /// Symbols and pictures.
  package var files: Set<String> = []
  /// Fonts.
  package var fonts: Set<String> = []
}
