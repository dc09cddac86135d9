import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The errors of a build, by the files that they are in.
struct CompilerErrors: Equatable {
  /// The errors by path, each once and in the order of the output.
  var byFile: [String: [PartialSource.Problem]] = [:]
  /// The uses of names that are declared twice.
  var ambiguities: [Ambiguity] = []

  /// A use of a name that the compiler cannot decide, and where the name is declared: in files as the build sees them.
  struct Ambiguity: Equatable {
    /// What its message begins with; the name follows.
    static let mark = "ambiguous use of "

    let path: String
    let problem: PartialSource.Problem
    var candidates: [(path: String, line: Int, column: Int)] = []

    static func == (one: Self, other: Self) -> Bool {
      one.path == other.path && one.problem == other.problem
        && one.candidates.elementsEqual(other.candidates) { $0 == $1 }
    }
  }

  /// Reads the output of a build, with the package's own paths.
  ///
  /// Besides `path:line:column: error: message` these are errors: those of expanded macros, which name the place further
  /// down; crashes of the compiler, whose list of what it was doing ends with a place; and symbols that the linker LLD does not
  /// find, of a library that Linux has without them, with the lines that need them.
  init(_ output: String) {
    var expansion: String?
    var symbol: String?
    var isAmbiguous = false
    var crash: (path: String, line: Int, column: Int)?
    for line in output.split(separator: "\n") {
      if let found = Self.first(Self.candidate, in: line) {
        // Other errors have candidates, too.
        if isAmbiguous { ambiguities[ambiguities.count - 1].candidates.append((found.path, found.line, found.column)) }
      } else if !line.contains("@__swiftmacro_"), let found = Self.first(Self.error, in: line),
        let message = found.message
      {
        (expansion, crash) = (nil, keepCrash(crash))
        add(found.path, found.line, found.column, message)
        isAmbiguous = message.hasPrefix(Ambiguity.mark)
        if isAmbiguous {
          let problem = PartialSource.Problem(line: found.line, column: found.column, message: message)
          ambiguities.append(Ambiguity(path: found.path, problem: problem))
        }
      } else if let message = Self.message(ofExpansion: line) {
        expansion = message
      } else if let message = expansion, let found = Self.first(Self.origin, in: line) {
        add(found.path, found.line, found.column, message)
        expansion = nil
      } else if let mark = line.firstRange(of: ": error: undefined symbol: ") {
        symbol = "the linker does not find '\(line[mark.upperBound...])'"
      } else if let message = symbol, let found = Self.first(Self.reference, in: line) {
        add(found.path, found.line, found.column, message)
      } else if line.first?.isNumber == true, let found = Self.first(Self.step, in: line) {
        crash = (found.path, found.line, found.column)
      } else if line.first?.isNumber == true, let path = Self.file(ofStep: line), crash == nil {
        crash = (path, 0, 0)
      } else if crash != nil, line.first?.isNumber != true {
        crash = keepCrash(crash)
      }
    }
    _ = keepCrash(crash)
  }

  /// The first error of each file.
  var first: [String: String] { byFile.compactMapValues { $0.first?.message } }

  private mutating func add(_ path: String, _ line: Int, _ column: Int, _ message: String) {
    let problem = PartialSource.Problem(line: line, column: column, message: message)
    if byFile[path]?.contains(problem) != true { byFile[path, default: []].append(problem) }
  }

  private mutating func keepCrash(_ crash: (path: String, line: Int, column: Int)?) -> (String, Int, Int)? {
    if let crash { add(crash.path, crash.line, crash.column, "the Swift compiler crashes here") }
    return nil
  }

  // The patterns are constants, so that they are always valid.
  private static let error = pattern(#"^(/.+?\.swift):(\d+):(\d+): (?:fatal )?error: (.*)$"#)
  private static let origin = pattern(
    #"^(/.+?\.swift):(\d+):(\d+): note: (?:in expansion of macro|expanded code originates here)"#)
  private static let candidate = pattern(#"^(/.+?\.swift):(\d+):(\d+): note: found this candidate"#)
  /// A line such as `3.<tab>While type-checking 'body' (at /Kit/A.swift:3:5)`, or with a range in brackets.
  private static let step = pattern(#"(?:at \[?|@)(/.+?\.swift):(\d+):(\d+)"#)

  /// A line such as `>>> referenced by Tide.swift:31 (/Kit/Tide.swift:31)`; its column is not known.
  private static let reference = pattern(#"^>+ referenced by .*\((/.+?\.swift):(\d+)()\)$"#)

  private static func pattern(_ text: String) -> NSRegularExpression? { try? NSRegularExpression(pattern: text) }

  private typealias Found = (path: String, line: Int, column: Int, message: String?)

  private static func first(_ pattern: NSRegularExpression?, in line: Substring) -> Found? {
    let text = String(line)
    guard let match = pattern?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else { return nil }
    let groups = (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
    guard let line = Int(groups[1]), let column = groups[2].isEmpty ? 1 : Int(groups[2]) else { return nil }
    return (groups[0], line, column, groups.count > 3 ? groups[3] : nil)
  }

  private static func message(ofExpansion line: Substring) -> String? {
    guard line.hasPrefix("macro expansion ") || line.contains("@__swiftmacro_"),
      let mark = line.firstRange(of: ": error: ")
    else { return nil }
    return String(line[mark.upperBound...])
  }

  /// The file that a step of a crash names without a place.
  private static func file(ofStep line: Substring) -> String? {
    guard let start = line.firstRange(of: "\"/")?.lowerBound, let end = line.firstRange(of: ".swift\"")?.upperBound,
      start < end
    else { return nil }
    return String(line[start..<end].dropFirst().dropLast())
  }
}
