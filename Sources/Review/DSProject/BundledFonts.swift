import DSComponentFiles
import DSDiagnostics
package import DSResolve
import Glibc

/// The fonts that dsrender brings along. Systems that list no fonts are drawn in them.
///
/// They are not part of its sources: `scripts/setup` fetches them. It puts them beside its own checkout, and into the
/// user's data folder, because a package that depends on dsrender draws with its own checkout, where setup has not been
/// run.
package struct BundledFonts {
  /// The fonts of the first folder that has some; none where nothing was set up.
  package let found: [FoundFont]
  /// Their families that stand in for characters that the text's own family lacks, in order.
  package let fallbacks: [String]
  /// The fonts among the resources of the running program's packages.
  let ofResources: [SystemConfiguration.Font]
  /// What installs them, for hints.
  package let remedy: String

  /// A file, and what it is for.
  private struct Entry {
    let name: String
    /// The family that it is listed as; nil for its own.
    var family: String?
    /// Whether it is used for characters that the text's own family lacks.
    var standsIn = true
  }

  /// What is drawn in place of the platform's fonts: Inter Tight has San Francisco's widths once its letters are spaced, see
  /// docs/evidence/letters.md.
  package static let standIn = StandInFont(
    family: "Inter Tight", monospaced: "Geist Mono", smallCapitals: "Noto Sans")

  /// The first family is the text's. Companions are found by the words Serif, Mono and Rounded in their names, and
  /// emoji by the word Emoji; the last ones have the signs that emoji fonts would draw in colour without an emoji being
  /// requested.
  private static let entries = [
    Entry(name: "InterTight.ttf"), Entry(name: "InterTight-Italic.ttf"),
    Entry(name: "NotoSans-AllWeights.ttf"), Entry(name: "NotoSans-AllWeights-Italic.ttf"),
    Entry(name: "NotoSerif.ttf", standsIn: false), Entry(name: "NotoSerif-Italic.ttf", standsIn: false),
    Entry(name: "GeistMono.ttf", standsIn: false), Entry(name: "GeistMono-Italic.ttf", standsIn: false),
    Entry(name: "Nunito.ttf", family: "Nunito Rounded", standsIn: false),
    Entry(name: "Nunito-Italic.ttf", family: "Nunito Rounded", standsIn: false),
    Entry(name: "NotoSansArabic.ttf"), Entry(name: "NotoSansHebrew.ttf"), Entry(name: "NotoSansDevanagari.ttf"),
    Entry(name: "NotoSansThai.ttf"), Entry(name: "OpenMoji.ttf", family: "OpenMoji Color Emoji"),
    Entry(name: "NotoSansCJK.ttc"), Entry(name: "NotoSansSymbols.ttf"), Entry(name: "NotoEmoji.ttf"),
  ]

  /// Looks for the fonts.
  /// - Parameters:
  ///   - sources: the folder of dsrender's sources; nil for a program that lies among them.
  ///   - data: the user's data folder; nil if there is none.
  ///   - bundles: the names of the bundles that resources of the running program's packages lie in.
  ///   - program: the folder beside which the resources of packages lie; nil for that of the running program.
  package init(
    sources: String? = nil, data: String? = userData(), bundles: [String] = [], program: String? = nil
  ) {
    ofResources = ResourceFonts(bundles, beside: program ?? FoundFont.programFolders().first).found
    let beside = (sources.map { [$0] } ?? FoundFont.programFolders()).map { $0 + "/.fonts" }
    let folders = beside + (data.map { [$0 + "/dsrender/fonts"] } ?? [])
    let fonts = folders.lazy.map { folder in
      BundledFonts.entries.compactMap { entry in
        BundledFonts.font(folder + "/" + entry.name, as: entry.family).map { (entry: entry, font: $0) }
      }
    }
    let first = fonts.first { !$0.isEmpty } ?? []
    found = first.map(\.font)
    var fallbacks: [String] = []
    for (entry, font) in first where entry.standsIn && font.family != first[0].font.family {
      if !fallbacks.contains(font.family) { fallbacks.append(font.family) }
    }
    self.fallbacks = fallbacks
    remedy = "run '\((sources.map { $0 + "/" } ?? "") + "scripts/setup")' once on each machine"
  }

  /// A system with these fonts in place of those that it does not list; the first family's is the text's, and the others
  /// are for characters that it lacks. An error where they are not installed.
  func complete(_ system: SystemConfiguration, _ bag: inout DiagnosticBag) -> SystemConfiguration {
    guard !found.isEmpty else {
      bag.error(
        "missing-fonts",
        "'\(system.name)' lists no 'fonts', and those that dsrender brings along are not installed",
        at: system.location, hint: remedy + ", or list files of fonts")
      return system
    }
    if found[0].family != Self.standIn.family {
      bag.warning(
        "old-fonts",
        "'\(system.name)' is drawn in \(found[0].family), because \(Self.standIn.family) is not among the installed fonts",
        at: system.location, hint: remedy + ": the fonts are those of an earlier version")
    }
    var system = system
    system.fonts = found.map { font in
      SystemConfiguration.Font(
        file: Configuration.PathSetting(path: font.path, location: system.location), sha256: font.sha256,
        family: font.family, weights: font.weights, isItalic: font.italic)
    }
    system.fallbacks = fallbacks
    system.usesBundledFonts = true
    return system
  }

  private static func font(_ path: String, as family: String?) -> FoundFont? {
    let result = Result { () throws(RunError) in try FoundFont.at(path) }
    guard var font = try? result.get() else { return nil }
    if let family { font.family = family }
    return font
  }
}

/// The folder of a user's data, by the XDG Base Directory Specification: a path that is not absolute counts as none.
package func userData() -> String? {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  return variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
}
