import DSComponentFiles
import DSDiagnostics
import Glibc

/// The fonts that dsrender brings along, in which systems of Swift previews are drawn that list none.
///
/// They are no part of its sources: `scripts/setup` fetches them. It puts them beside the sources where it stands, and
/// into the user's data folder, because a package that has dsrender as a dependency draws with a checkout of its own,
/// which nobody has set up.
package struct BundledFonts {
  /// The fonts of the first folder that has some; none where nothing was set up.
  package let found: [FoundFont]
  /// The fonts among the resources of the running program's packages.
  let ofResources: [SystemConfiguration.Font]
  /// What installs them, for hints.
  package let remedy: String

  private static let names = [
    "NotoSans.ttf", "NotoSans-Italic.ttf", "NotoSansArabic.ttf", "NotoSansHebrew.ttf", "NotoSansCJK.ttc",
    "NotoEmoji.ttf",
  ]

  /// Looks for the fonts.
  /// - Parameters:
  ///   - sources: the folder of dsrender's sources; nil for a program that lies among them.
  ///   - data: the user's data folder; nil where there is none.
  ///   - bundles: the names of the bundles that resources of the running program's packages lie in.
  ///   - program: the folder beside which the resources of packages lie; nil for that of the running program.
  package init(
    sources: String? = nil, data: String? = userData(), bundles: [String] = [], program: String? = nil
  ) {
    ofResources = ResourceFonts(bundles, beside: program ?? FoundFont.programFolders().first).found
    let beside = (sources.map { [$0] } ?? FoundFont.programFolders()).map { $0 + "/.fonts" }
    let folders = beside + (data.map { [$0 + "/dsrender/fonts"] } ?? [])
    let fonts = folders.lazy.map { folder in BundledFonts.names.compactMap { BundledFonts.font(folder + "/" + $0) } }
    found = fonts.first { !$0.isEmpty } ?? []
    remedy = "run '\((sources.map { $0 + "/" } ?? "") + "scripts/setup")' once on each machine"
  }

  /// A system with these fonts in place of those that it does not list; the first family's is the text's, and the others
  /// are for characters that it lacks. An error where they are not installed.
  func complete(_ system: SystemConfiguration, _ bag: inout DiagnosticBag) -> SystemConfiguration {
    guard let family = found.first?.family else {
      bag.error(
        "missing-fonts",
        "'\(system.name)' lists no 'fonts', and those that dsrender brings along are not installed",
        at: system.location, hint: remedy + ", or list files of fonts")
      return system
    }
    var system = system
    system.fonts = found.map { font in
      SystemConfiguration.Font(
        file: Configuration.PathSetting(path: font.path, location: system.location), sha256: font.sha256,
        family: font.family, weights: font.weights, isItalic: font.italic)
    }
    system.fallbacks = found.map(\.family).filter { $0 != family }
    return system
  }

  private static func font(_ path: String) -> FoundFont? {
    let font = Result { () throws(RunError) in try FoundFont.at(path) }
    return try? font.get()
  }
}

/// The folder of a user's data, as the XDG Base Directory Specification says: a path that is not absolute counts as none.
package func userData() -> String? {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  return variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
}
