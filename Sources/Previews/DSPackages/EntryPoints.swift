import Foundation

/// The types that are `@main` in a package's targets: what is linked into one program has one such type at most.
enum EntryPoints {
  /// The names of the libraries that have some, as those of apps do. A comment that mentions one makes no difference.
  static func libraries(of package: SourcePackage) -> [String] {
    modules(of: package).filter { $0.kind == .library }
      .filter { module in sources(of: module).contains { text(of: $0) != nil } }
      .map(\.name).sorted()
  }

  /// The sources of modules that have several, as those of an app and its extensions in one folder, without them: the
  /// compiler takes no second one. Everything else stays in its line and column.
  /// - Parameter place: where a file of the package is read from.
  static func removed(from package: SourcePackage, readFrom place: (String) -> String) -> [String: String] {
    var removed: [String: String] = [:]
    for module in modules(of: package) {
      let found = sources(of: module).compactMap { path -> (path: String, text: String, marks: [NSRange])? in
        guard let text = text(of: place(path)) else { return nil }
        let marks = marks(in: text)
        return marks.isEmpty ? nil : (path, text, marks)
      }
      guard found.reduce(0, { $0 + $1.marks.count }) > 1 else { continue }
      for (path, text, marks) in found {
        let blank = NSMutableString(string: text)
        for mark in marks { blank.replaceCharacters(in: mark, with: String(repeating: " ", count: mark.length)) }
        removed[path] = blank as String
      }
    }
    return removed
  }

  private static func modules(of package: SourcePackage) -> [SourceTarget] {
    package.targets.filter(\.isSwift).filter { [.library, .program].contains($0.kind) }
  }

  private static func sources(of module: SourceTarget) -> [String] {
    module.files.map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The text of a source that mentions the attribute; nil for others, which are most.
  private static func text(of path: String) -> String? {
    // The compiler reports a source that cannot be read.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.range(of: Data("@main".utf8)) != nil
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Where the attribute begins a line, after other attributes at most.
  private static func marks(in text: String) -> [NSRange] {
    let line = #"(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(@main)\b"#
    // The pattern is a constant, so that it is always valid.
    guard let expression = try? NSRegularExpression(pattern: line) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { $0.range(at: 1) }
  }
}
