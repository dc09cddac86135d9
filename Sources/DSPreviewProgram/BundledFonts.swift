import DSRun
import Glibc

/// The fonts that dsrender brings along, which packages without a configuration are drawn in.
///
/// They are no part of its sources: `scripts/setup` fetches them. It puts them beside the sources where it stands, and
/// into the user's data folder, because a package that has dsrender as a dependency draws with a checkout of its own,
/// which nobody has set up.
struct BundledFonts {
  /// The fonts of the first folder that has some; none where nothing was set up.
  let found: [FoundFont]
  /// The folder of dsrender's sources.
  private let sources: String

  private static let names = [
    "NotoSans.ttf", "NotoSans-Italic.ttf", "NotoSansArabic.ttf", "NotoSansHebrew.ttf", "NotoSansCJK.ttc",
    "NotoEmoji.ttf",
  ]

  /// Looks for the fonts.
  /// - Parameters:
  ///   - sources: the folder of dsrender's sources.
  ///   - data: the user's data folder; nil where there is none.
  init(sources: String, data: String? = userData()) {
    self.sources = sources
    let folders = [sources + "/.fonts"] + (data.map { [$0 + "/dsrender/fonts"] } ?? [])
    let fonts = folders.lazy.map { folder in BundledFonts.names.compactMap { BundledFonts.font(folder + "/" + $0) } }
    found = fonts.first { !$0.isEmpty } ?? []
  }

  /// What a run says that draws in a font of the machine instead; nil where the fonts are there.
  var warning: String? {
    guard found.isEmpty else { return nil }
    let instead = FoundFont.first().map { "pictures are drawn in \($0.family) of this machine, and differ on others" }
    return "warning: the fonts that dsrender brings along are not installed; \(instead ?? "nothing can be drawn")\n"
      + "  hint: run '\(sources)/scripts/setup' once on each machine\n"
  }

  private static func font(_ path: String) -> FoundFont? {
    let font = Result { () throws(RunError) in try FoundFont.at(path) }
    return try? font.get()
  }
}

/// The folder of a user's data, as the XDG Base Directory Specification says: a path that is not absolute counts as none.
private func userData() -> String? {
  func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  return variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
}
