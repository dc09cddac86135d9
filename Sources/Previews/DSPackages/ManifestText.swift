import Foundation

/// A manifest's own text, and statements that may follow it: each keeps to what the manifest's version of the tools knows.
struct ManifestText {
  /// The manifest.
  let source: String

  /// The tools version, by its numbers: what the first line with text says.
  var version: [Int] {
    let line = source.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }

  /// The package's own text, and what it calls the package; one that has no name gets one.
  var namedPackage: (text: String, name: String) {
    let type = #"(?:PackageDescription\.)?Package"#
    let named =
      #"(?m)^[ \t]*(?:\w+[ \t]+)*(?:let|var)\s+`?(\w+)`?\s*(?::\s*\#(type)\s*=|=\s*\#(type)\s*(?:\.init\s*)?\()"#
    if let name = firstGroup(of: named) { return (source, name) }
    let nameless = #"(?m)^(?:_\s*=\s*)?(?=\#(type)\s*\()"#
    guard let place = source.range(of: nameless, options: .regularExpression) else { return (source, "package") }
    return (source.replacingCharacters(in: place, with: "let dsrenderPackage = "), "dsrenderPackage")
  }

  /// Whether the manifest names a version of the language with a point, such as 5.2, which the compiler does not know.
  var hasPointedVersion: Bool {
    version >= [5]
      && source.range(of: #"swiftLanguage(Versions|Modes)[^\]]*\.version\("5\."#, options: .regularExpression) != nil
  }

  /// Statements that take 5 for 5.2 and the like.
  func withWholeVersions(_ package: String) -> String {
    let name = version < [6] ? "swiftLanguageVersions" : "swiftLanguageModes"
    return """
      \(package).\(name) = \(package).\(name)?.map { version in
          if case .version(let text) = version, text.hasPrefix("5.") { return .v5 }
          return version
        }
      """
  }

  /// The modules whose names every file that imports Foundation knows on Apple's platforms; `scripts/trials` reads them here.
  static let frameworks = [
    "Combine", "CoreGraphics", "DSFoundation", "FoundationNetworking", "FoundationXML", "Observation", "Security",
  ]

  /// Statements that let the files of targets use what Foundation brings along on Apple's platforms.
  func withFrameworks(_ package: String, of targets: [String]) -> String {
    let flags = Self.frameworks.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    return """
      for target in \(package).targets where [\(targets.map(literal).joined(separator: ", "))].contains(target.name) {
          target.swiftSettings = (target.swiftSettings ?? []) + [
            .unsafeFlags([\(flags.map(literal).joined(separator: ", "))])
          ]
        }
      """
  }

  /// Statements that add resources to targets.
  func withResources(_ package: String, _ resources: [String: [String]]) -> String {
    let found = resources.sorted { $0.key < $1.key }.map { name, paths in
      "\(literal(name)): [\(paths.map(literal).joined(separator: ", "))]"
    }
    return """
      do {
        let found: [String: [String]] = [\(found.joined(separator: ", "))]
        for target in \(package).targets {
          target.resources = (target.resources ?? []) + (found[target.name] ?? []).map { .process($0) }
        }
        if \(package).defaultLocalization == nil { \(package).defaultLocalization = "en" }
      }
      """
  }

  /// Statements that let targets import what every target may on Apple's platforms.
  func withSwiftUI(_ package: String, of targets: [String]) -> String {
    """
    for target in \(package).targets where [\(targets.map(literal).joined(separator: ", "))].contains(target.name) {
        target.dependencies.append(.product(name: "SwiftUI"\(version < [5, 2] ? "" : ", package: dsrenderName")))
      }
    """
  }

  /// Statements that take products away from all targets.
  func withoutProducts(_ package: String, _ names: [String]) -> String {
    """
    do {
        let foreign: Set<String> = [\(names.map(literal).joined(separator: ", "))]
        let own = Set(\(package).targets.map { $0.name })
        for target in \(package).targets {
          target.dependencies.removeAll { dependency in
            switch dependency {
            case .productItem(let name, _, _, _): return foreign.contains(name)
            case .byNameItem(let name, _): return foreign.contains(name) && !own.contains(name)
            default: return false
            }
          }
        }
      }
    """
  }

  private func firstGroup(of pattern: String) -> String? {
    // The pattern is a constant, so that it is always valid.
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: source, range: NSRange(source.startIndex..., in: source)),
      let range = Range(match.range(at: 1), in: source)
    else { return nil }
    return String(source[range])
  }
}

extension [Int] {
  /// Whether a version comes before another.
  static func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }

  /// Whether a version is another or comes after it.
  static func >= (left: [Int], right: [Int]) -> Bool { !(left < right) }
}
