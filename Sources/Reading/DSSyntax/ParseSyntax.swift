package import DSDiagnostics

/// What is allowed beyond the grammar of a file.
package enum SyntaxDialect: Sendable {
  /// JSON as in RFC 8259, and keys that are unique.
  case strict
  /// What tools that write and read tokens accept: JSON5 in all JSON files, and keys that occur twice.
  case tokens
}

/// Reads a JSON or YAML file.
///
/// Names that end in `.json` or `.tokens` are JSON (RFC 8259, strictly), those in `.json5` and `.jsonc` JSON5, all others are
/// YAML without aliases, anchors, merge keys and foreign tags. A UTF-8 byte order mark is accepted and counts in no column.
/// - Parameters:
///   - bytes: the file's content.
///   - file: its path, for the kind of text and for messages.
///   - dialect: what is allowed beyond the grammar.
/// - Throws: every problem found; a syntax error ends the reading, other problems do not.
package func parseSyntax(
  _ bytes: [UInt8], file: String, dialect: SyntaxDialect = .strict
) throws(DiagnosticsError) -> SyntaxNode {
  guard bytes.count <= Limits.textFileBytes else {
    throw DiagnosticsError([
      Diagnostic(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Limits.textFileBytes)",
        at: SourceLocation(file: file))
    ])
  }
  let source = try SourceText(bytes, file: file)
  let name = file.lowercased()
  let isJSON5 = name.hasSuffix(".json5") || name.hasSuffix(".jsonc")
  var builder = SyntaxBuilder(dialect)
  do throws(SyntaxStop) {
    if name.hasSuffix(".json") || name.hasSuffix(".tokens") || isJSON5 {
      var parser = JSONParser(source, isJSON5: isJSON5 || dialect == .tokens)
      try parser.parse(into: &builder)
    } else {
      var parser = YAMLParser(source)
      try parser.parse(into: &builder)
    }
  } catch {
    builder.problems.add(error.diagnostic)
  }
  if let root = builder.root, !builder.problems.hasErrors { return root }
  if builder.problems.diagnostics.isEmpty {
    builder.problems.error("empty-file", "the file holds no value", at: source.location(at: 0))
  }
  throw DiagnosticsError(builder.problems.sorted)
}
