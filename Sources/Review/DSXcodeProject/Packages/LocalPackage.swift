import DSDiagnostics
import DSFiles
import DSSyntax

/// A package in a folder, as its manifest describes it: what `swift package dump-package` prints.
struct LocalPackage: Sendable {
  /// The absolute path of the folder.
  let path: String
  /// The names of targets by those of the products that they are in.
  private(set) var products: [String: [String]] = [:]
  private(set) var targets: [LocalTarget] = []
  /// The packages that it depends on, by their identities.
  private(set) var dependencies: [String: PackageReference] = [:]
  /// Whether its targets can be targets of another package: macros and libraries of the system stay where they are.
  private(set) var isPlain = true

  var identity: String { PackageReference(source: .local(path)).identity }

  /// Reads what the package manager prints.
  /// - Throws: what is wrong with the text.
  init(_ text: [UInt8], path: String) throws(DiagnosticsError) {
    self.path = path
    let root = try parseSyntax(text, file: joinPath(path, "Package.json"))
    for product in root["products"]?.elements ?? [] {
      guard let name = product["name"]?.string else { continue }
      products[name] = (product["targets"]?.elements ?? []).compactMap(\.string)
    }
    let tools = root["toolsVersion"]?["_version"]?.string?.split(separator: ".").first.flatMap { Int($0) } ?? 5
    let languages = (root["swiftLanguageVersions"]?.elements ?? []).compactMap(\.string)
    let language = languages.last ?? (tools >= 6 ? "6" : "5")
    for target in root["targets"]?.elements ?? [] {
      guard let name = target["name"]?.string, let type = target["type"]?.string else { continue }
      if ["macro", "system", "system-target"].contains(type) { isPlain = false }
      guard type == "regular" else { continue }
      let read = LocalTarget(name, target, language: language)
      if read.hasOtherSettings { isPlain = false }
      targets.append(read)
    }
    for dependency in root["dependencies"]?.elements ?? [] {
      if let value = dependency["fileSystem"]?.elements?.first, let folder = value["path"]?.string {
        let reference = PackageReference(source: .local(normalizedPath(folder)))
        dependencies[value["identity"]?.string ?? reference.identity] = reference
      } else if let value = dependency["sourceControl"]?.elements?.first, let reference = Self.remote(value) {
        dependencies[value["identity"]?.string ?? reference.identity] = reference
      } else {
        // A registry's packages are known to no other package.
        isPlain = false
      }
    }
  }

  /// Lets dependencies be the packages that the app has of the same identities, as Xcode does, wherever manifests look for them;
  /// one whose folder does not exist is no dependency.
  /// - Returns: the dependencies that were left out.
  mutating func override(by folders: [String: String]) -> [PackageReference] {
    var gone: [PackageReference] = []
    for (identity, package) in dependencies {
      if let folder = folders[identity], folder != path {
        dependencies[identity] = PackageReference(source: .local(folder))
      } else if let folder = package.folder, (try? fileKind(joinPath(folder, "Package.swift"))) == .some(nil) {
        dependencies[identity] = nil
        gone.append(package)
      }
    }
    return gone
  }

  private static func remote(_ value: SyntaxNode) -> PackageReference? {
    let location = value["location"]?["remote"]?.elements?.first?["urlString"]?.string
    guard let url = location, let requirement = value["requirement"] else { return nil }
    func first(_ key: String) -> SyntaxNode? { requirement[key]?.elements?.first }
    let text: String?
    if let range = first("range"), let low = range["lowerBound"]?.string, let high = range["upperBound"]?.string {
      text = "\(literal(low))..<\(literal(high))"
    } else {
      text =
        ["exact", "branch", "revision"].lazy.compactMap { key in
          first(key)?.string.map { "\(key): \(literal($0))" }
        }.first
    }
    return text.map { PackageReference(source: .remote(url, requirement: $0)) }
  }
}

/// A target of a package in a folder.
struct LocalTarget: Sendable {
  /// What a target depends on.
  enum Dependency: Hashable, Sendable {
    case target(String)
    case product(String, package: String)
    /// A target of its package, or else a product of any package.
    case byName(String)
  }

  let name: String
  /// The folder of its sources below the package's; nil for the usual one.
  let path: String?
  private(set) var dependencies: [Dependency] = []
  /// What of its folder is no part of it.
  private(set) var excluded: [String] = []
  /// What its line in a manifest says after its dependencies and what is excluded.
  private(set) var lines: [String] = []
  /// Whether it has settings for other languages, which have no place in another manifest.
  private(set) var hasOtherSettings = false

  init(_ name: String, _ node: SyntaxNode, language: String) {
    self.name = name
    path = node["path"]?.string
    for dependency in node["dependencies"]?.elements ?? [] {
      guard let member = dependency.members?.first, let words = member.value.elements else { continue }
      let first = words.first?.string ?? ""
      // The condition comes last.
      let platforms = (words.last?["platformNames"]?.elements ?? []).compactMap(\.string)
      guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("macos") else { continue }
      switch member.key {
      case "target": dependencies.append(.target(first))
      case "product": dependencies.append(words[1].string.map { .product(first, package: $0) } ?? .byName(first))
      default: dependencies.append(.byName(first))
      }
    }
    func texts(_ key: String) -> [String] { (node[key]?.elements ?? []).compactMap(\.string).map(literal) }
    excluded = (node["exclude"]?.elements ?? []).compactMap(\.string)
    if node["sources"]?.elements != nil { lines.append("sources: [\(texts("sources").joined(separator: ", "))]") }
    let resources = (node["resources"]?.elements ?? []).compactMap { resource -> String? in
      guard let path = resource["path"]?.string, let rule = resource["rule"]?.members?.first else { return nil }
      let name = ["copy", "process", "embedInCode"].contains(rule.key) ? rule.key : "process"
      return ".\(name)(\(literal(path)))"
    }
    if !resources.isEmpty { lines.append("resources: [\(resources.joined(separator: ", "))]") }
    if let headers = node["publicHeadersPath"]?.string { lines.append("publicHeadersPath: \(literal(headers))") }
    var settings: [String] = []
    var own = language
    for setting in node["settings"]?.elements ?? [] {
      let tool = setting["tool"]?.string
      if tool == "linker" { continue }
      guard tool == "swift", let kind = setting["kind"]?.members?.first else {
        hasOtherSettings = true
        continue
      }
      let configuration = setting["condition"]?["config"]?.string
      guard configuration == nil || configuration == "debug" else { continue }
      let value = kind.value["_0"]?.string ?? ""
      switch kind.key {
      case "define", "enableUpcomingFeature", "enableExperimentalFeature":
        settings.append(".\(kind.key)(\(literal(value)))")
      case "swiftLanguageMode": own = value
      case "defaultIsolation":
        settings.append(value == "MainActor" ? ".defaultIsolation(MainActor.self)" : ".defaultIsolation(nil)")
      // Flags that concern warnings or the linker change no picture.
      default: continue
      }
    }
    settings.insert(".swiftLanguageMode(.v\(own.prefix { $0 != "." }))", at: 0)
    lines.append("swiftSettings: [\(settings.joined(separator: ", "))]")
  }
}
