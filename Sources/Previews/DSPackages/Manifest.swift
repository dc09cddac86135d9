import Foundation

/// A manifest with what the mirror's says after the package's own: the program, and the targets that it links.
///
/// It is compiled as its tools version says, and what manifests may say differs from version to version: what follows keeps
/// to what the manifest's own version knows. A program among the targets becomes a library, because a program cannot be
/// linked into another; an entry point that is linked has another name than the program's.
struct MirroredManifest {
  /// The package's own manifest.
  let source: String
  /// The program's name.
  let product: String
  /// The targets with previews.
  let targets: [PreviewTarget]
  /// The libraries that have an entry point.
  let libraries: [String]
  /// The targets that are to import Apple's modules and do not say so.
  let unaware: [String]
  /// The targets that are read as for a platform of Apple's, where Foundation brings other frameworks along.
  let importing: [String]
  /// Resources of targets that Xcode finds without the manifest's naming them, by the targets' names.
  let resources: [String: [String]]
  /// Whether the program is linked by LLD, which takes half the time of the linker that the compiler takes by itself.
  let linksByLLD: Bool
  /// What targets call the package of the program, unless the manifest gives it a name.
  let identity: String
  /// The name of that package in its own manifest.
  let name: String

  /// The whole text; the package's own lines stay where they are.
  var text: String {
    let (own, package) = namedPackage
    let programs = targets.filter(\.isExecutable)
    return own + """

      // What follows is added by 'swift package dsrender'.
      \(programs.isEmpty ? "" : withoutPrograms(programs, package))
      \(libraries.isEmpty || version < [5] ? "" : renamed(package))
      let dsrenderName = \(package).dependencies.contains { dependency in
        \(isNamed)
      } ? \(literal(name)) : \(literal(identity))
      \(unaware.isEmpty ? "" : withSwiftUI(package))
      \(resources.isEmpty || version < [5, 3] ? "" : withResources(package))
      \(importing.isEmpty || version < [5] ? "" : withFrameworks(package))
      \(hasPointedVersion ? withWholeVersions(package) : "")
      \(package).targets.append(
        .\(version < [5, 4] ? "target" : "executableTarget")(
          name: \(literal(product)), dependencies: [\(dependencies)], path: ".dsrender/previews"\(linker)))

      """
  }

  /// The tools version, by its numbers: what the first line with text says.
  private var version: [Int] {
    let line = source.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }

  /// The package's own text, and what it calls the package; one that has no name gets one.
  private var namedPackage: (text: String, name: String) {
    let type = #"(?:PackageDescription\.)?Package"#
    let named =
      #"(?m)^[ \t]*(?:\w+[ \t]+)*(?:let|var)\s+`?(\w+)`?\s*(?::\s*\#(type)\s*=|=\s*\#(type)\s*(?:\.init\s*)?\()"#
    if let name = firstGroup(of: named) { return (source, name) }
    let nameless = #"(?m)^(?:_\s*=\s*)?(?=\#(type)\s*\()"#
    guard let place = source.range(of: nameless, options: .regularExpression) else { return (source, "package") }
    return (source.replacingCharacters(in: place, with: "let dsrenderPackage = "), "dsrenderPackage")
  }

  /// Whether the manifest names a version of the language with a point, such as 5.2, which the compiler does not know.
  private var hasPointedVersion: Bool {
    version >= [5]
      && source.range(of: #"swiftLanguage(Versions|Modes)[^\]]*\.version\("5\."#, options: .regularExpression) != nil
  }

  /// Statements that take 5 for 5.2 and the like.
  private func withWholeVersions(_ package: String) -> String {
    let name = version < [6] ? "swiftLanguageVersions" : "swiftLanguageModes"
    return """
      \(package).\(name) = \(package).\(name)?.map { version in
          if case .version(let text) = version, text.hasPrefix("5.") { return .v5 }
          return version
        }
      """
  }

  /// What the program's target says of its linker.
  private var linker: String {
    linksByLLD && version >= [5] ? ", linkerSettings: [.unsafeFlags([\"-use-ld=lld\"])]" : ""
  }

  /// The modules whose names every file that imports Foundation knows on Apple's platforms; `scripts/trials` reads them here.
  static let frameworks = [
    "Combine", "CoreGraphics", "DSFoundation", "FoundationNetworking", "FoundationXML", "Observation", "Security",
  ]

  /// Statements that let the files of targets use what Foundation brings along on Apple's platforms.
  private func withFrameworks(_ package: String) -> String {
    let flags = Self.frameworks.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    return """
      for target in \(package).targets where [\(importing.map(literal).joined(separator: ", "))].contains(target.name) {
          target.swiftSettings = (target.swiftSettings ?? []) + [
            .unsafeFlags([\(flags.map(literal).joined(separator: ", "))])
          ]
        }
      """
  }

  /// Statements that add resources to targets.
  private func withResources(_ package: String) -> String {
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
  private func withSwiftUI(_ package: String) -> String {
    """
    for target in \(package).targets where [\(unaware.map(literal).joined(separator: ", "))].contains(target.name) {
        target.dependencies.append(.product(name: "SwiftUI"\(version < [5, 2] ? "" : ", package: dsrenderName")))
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

  private var dependencies: String {
    // Before 5.2 a product is looked for in all dependencies.
    let package = version < [5, 2] ? "" : ", package: dsrenderName"
    let own = targets.map { ".target(name: \(literal($0.name)))" }
    return (own + [".product(name: \"DSPreviewProgram\"\(package))"]).joined(separator: ", ")
  }

  /// Whether a dependency of the manifest has been given a name.
  private var isNamed: String {
    guard version >= [5, 6] else { return "dependency.name == \(literal(name))" }
    return """
      if case .fileSystem(\(literal(name))?, _) = dependency.kind { return true }
        return false
      """
  }

  /// Statements that make libraries of programs.
  private func withoutPrograms(_ programs: [PreviewTarget], _ package: String) -> String {
    let names = programs.map { literal($0.name) }.joined(separator: ", ")
    let mains = programs.compactMap { target in target.mainFile.map { "\(literal(target.name)): [\(literal($0))]" } }
    // Before 5.4 a target is a program by its file alone.
    let conversion =
      version < [5, 4]
      ? "for target in \(package).targets { target.exclude += mains[target.name] ?? [] }"
      : """
      \(package).targets = \(package).targets.map { target in
          guard programs.contains(target.name) else { return target }
          return .target(
            name: target.name, dependencies: target.dependencies, path: target.path,
            exclude: target.exclude + (mains[target.name] ?? []), sources: target.sources, resources: target.resources,
            cSettings: target.cSettings, cxxSettings: target.cxxSettings,
            swiftSettings: (target.swiftSettings ?? []) + [
              .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "dsrender_" + target.name])
            ],
            linkerSettings: target.linkerSettings\(version < [5, 5] ? "" : ", plugins: target.plugins"))
        }
      """
    return """
      do {
        let programs: Set<String> = [\(names)]
        let mains: [String: [String]] = [\(mains.isEmpty ? ":" : mains.joined(separator: ", "))]
        \(package).products.removeAll { product in
          (product as? Product.Executable)?.targets.contains { programs.contains($0) } == true
        }
        \(conversion)
      }
      """
  }

  /// Statements that give the entry points of libraries their own names.
  private func renamed(_ package: String) -> String {
    """
    for target in \(package).targets where [\(libraries.map(literal).joined(separator: ", "))].contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + [
        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "dsrender_" + target.name])
      ]
    }
    """
  }
}

extension [Int] {
  /// Whether a version comes before another.
  fileprivate static func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }

  /// Whether a version is another or comes after it.
  fileprivate static func >= (left: [Int], right: [Int]) -> Bool { !(left < right) }
}

/// A text as Swift writes it.
func literal(_ text: String) -> String {
  "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
