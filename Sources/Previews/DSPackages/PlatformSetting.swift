import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The platform of Apple's that a package's sources are read for.
enum PlatformSetting {
  /// What `platform` of the package's `dsrender.yaml` says, else what the manifest does.
  ///
  /// A manifest that names iOS before any other platform is read for it. So is one that names it anywhere, or no platform at
  /// all, if its sources import views and no target names dsrender's product: such a package is written for Apple's
  /// platforms alone. One that names macOS and not iOS is read for that. All others are read as Linux reads them.
  static func read(of package: SourcePackage) throws -> PlatformReading.Platform? {
    let folder = package.folder
    let configuration = try text(of: folder + "/dsrender.yaml") ?? ""
    if let word = firstGroup(of: #"(?m)^platform[ \t]*:[ \t]*["']?([A-Za-z0-9]+)"#, in: configuration) {
      // The program says so too, with the place; it is not built for an unknown platform.
      guard let platform = named(word) else {
        throw Failure(message: "'platform: \(word)' in dsrender.yaml: ios, macos or none is expected")
      }
      return platform
    }
    let manifest = try text(of: folder + "/Package.swift") ?? ""
    let plain = manifest.replacingOccurrences(of: "//[^\n]*", with: "", options: .regularExpression)
    let names =
      firstGroup(of: #"\bplatforms\s*[:=]\s*\[([^\]]*)"#, in: plain)?
      .matches(of: /\.(\w+)\s*\(/).map { String($0.output.1) }.filter { !$0.hasPrefix("v") } ?? []
    if names.first == "iOS" { return .ios }
    let libraries = PlatformSources.ownLibraries(of: package)
    let sources = libraries.flatMap(\.files).filter { $0.kind == .source && $0.isSwift }
    guard !libraries.contains(where: PlatformSources.knows),
      sources.contains(where: { AdoptedPackages.importsViews($0.path, isRead: true) })
    else { return nil }
    return names.contains("iOS") || !names.contains("macOS") ? .ios : .macos
  }

  /// A platform by its name; `none` is no platform, and an outer nil is an unknown name.
  static func named(_ name: String) -> PlatformReading.Platform?? {
    if name == "none" { return .some(nil) }
    return PlatformReading.Platform(rawValue: name).map { .some($0) }
  }

  /// The text of a file; nil if there is none.
  private static func text(of path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw Failure(message: "'\(path)' cannot be read: \(error.localizedDescription)")
    }
  }

  /// The pattern is a constant, so that it is always valid.
  private static func firstGroup(of pattern: String, in text: String) -> String? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
      let range = Range(match.range(at: 1), in: text)
    else { return nil }
    return String(text[range])
  }
}

/// The sources of a package, and of what it depends on, as a platform of Apple's reads them.
struct PlatformSources {
  /// The variable from which dsrender's own manifest reads the platform.
  static let variable = "DSRENDER_PLATFORM"
  /// The variable from which it reads the frameworks whose names are taken, with spaces between them.
  static let hiddenVariable = "DSRENDER_HIDDEN"

  private let platform: PlatformReading.Platform
  private let package: SourcePackage
  private let modules: Set<String>
  private let adopted: AdoptedPackages

  /// - Parameters:
  ///   - packages: the packages that it depends on, dsrender among them.
  ///   - adopted: those of them that import SwiftUI; nil finds them.
  init(
    platform: PlatformReading.Platform, of package: SourcePackage, with packages: [SourcePackage],
    _ adopted: AdoptedPackages? = nil
  ) {
    (self.platform, self.package) = (platform, package)
    self.adopted = adopted ?? AdoptedPackages(among: packages, isRead: true)
    modules = Self.modules(of: [package] + packages)
  }

  /// The modules of Apple's names that dsrender has: some are targets only where the platform's variable is set.
  static func modules(of packages: [SourcePackage]) -> Set<String> {
    // The package manager has just read the folder, which is part of dsrender.
    let entries = overlays(of: packages).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let names = entries.filter { !$0.hasPrefix("DS") && !$0.hasPrefix("_") }
    return Set(names + ["SwiftUI"]).union(PlatformReading.modules.values.joined())
  }

  /// The sources of all those modules; the package manager does not list those of targets that need the variable.
  static func overlayFiles(of packages: [SourcePackage]) -> [String] {
    guard let folder = overlays(of: packages) else { return [] }
    // The folder has just been read.
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }

  /// The folder of those modules; nil without dsrender.
  private static func overlays(of packages: [SourcePackage]) -> String? {
    let paths = packages.flatMap(\.targets).map(\.folder)
    return paths.first { $0.contains("/Sources/SwiftUI/Overlays/") }.map { ($0 as NSString).deletingLastPathComponent }
  }

  /// The modules of Apple's names that packages have modules for themselves: as on Apple's platforms, theirs count, and no two
  /// targets of a build may have one name.
  static func hidden(by packages: [SourcePackage]) -> [String] {
    let theirs = Set(packages.filter { !$0.isDsrender }.flatMap(\.targets).map(\.name))
    return modules(of: packages.filter(\.isDsrender)).intersection(theirs).sorted()
  }

  /// The sources that read differently for the platform, by their paths.
  /// - Parameters:
  ///   - packages: those whose sources are looked at.
  ///   - place: the text of a file.
  func changed(in packages: [SourcePackage], text: (String) -> String?) -> [String: String] {
    var changed: [String: String] = [:]
    for target in packages.flatMap(Self.libraries) {
      let isOwn = package.targets.contains { $0.id == target.id } || adopted.contains(target)
      let reading = PlatformReading(platform: isOwn || Self.knows(target) ? platform : nil, modules: modules)
      for file in target.files where file.kind == .source && file.isSwift {
        if let read = text(file.path).flatMap(reading.read) { changed[file.path] = read }
      }
    }
    return changed
  }

  /// The targets of the package that are to import Apple's modules, and whose manifest does not say so: on Apple's
  /// platforms no manifest has to.
  var unaware: [String] { Self.ownLibraries(of: package).filter { !Self.knows($0) }.map(\.name).sorted() }

  /// The targets of the package that are read as for the platform.
  var readers: [String] { Self.ownLibraries(of: package).map(\.name).sorted() }

  /// A package's libraries and programs, but for what macros are made of.
  static func ownLibraries(of package: SourcePackage) -> [SourceTarget] {
    let tools = package.targets.filter { $0.kind == .macro }
    let beneath = Set(tools.flatMap(\.recursiveDependencies).map(\.id))
    return libraries(of: package).filter { !beneath.contains($0.id) }
  }

  private static func libraries(of package: SourcePackage) -> [SourceTarget] {
    package.targets.filter(\.isSwift).filter { [.library, .program].contains($0.kind) }
  }

  /// Whether a target depends on dsrender's `SwiftUI`, as what was written for Linux alone does not.
  static func knows(_ target: SourceTarget) -> Bool {
    target.recursiveDependencies.contains { $0.name == "SwiftUI" || $0.name == "DSView" }
  }
}
