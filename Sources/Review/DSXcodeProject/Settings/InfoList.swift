import DSDiagnostics
import DSFiles

/// The text of an app's `Info.plist`, as sources find it in `Bundle.main.infoDictionary`.
struct InfoList {
  private let settings: BuildSettings
  private let text: String?

  /// - Parameters:
  ///   - settings: those of the app's target.
  ///   - folder: the folder that the target's file is named from.
  init(_ settings: BuildSettings, in folder: String) {
    self.settings = settings
    // Without the file there are the entries that settings make; an app that needs more says so when it runs.
    let path = settings["INFOPLIST_FILE"].map { normalizedPath(joinPath(folder, $0)) }
    let bytes = path.flatMap { try? readFile($0, limit: Limits.textFileBytes) }
    let read = bytes.map { String(decoding: $0, as: UTF8.self) }
    // Only XML is put together here.
    text = read?.contains("</dict>") == true ? read : nil
  }

  /// The list with references to settings filled in, and with the entries that Xcode adds.
  var filled: String {
    let own = text.map(settings.filled) ?? "<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"
    let added = entries.filter { !own.contains("<key>\($0.key)</key>") }.map { key, value in
      "  <key>\(key)</key>\n  <string>\(escaped(value))</string>\n"
    }
    guard let end = own.ranges(of: "</dict>").last else { return own }
    return own[..<end.lowerBound] + added.joined() + own[end.lowerBound...]
  }

  /// What Xcode writes into every app's list.
  private var entries: [(key: String, value: String)] {
    let pairs: [(String, String?)] = [
      ("CFBundleDisplayName", settings["INFOPLIST_KEY_CFBundleDisplayName"]),
      ("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"]), ("CFBundleName", settings["PRODUCT_NAME"]),
      ("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0"),
      ("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1"),
      ("NSAccentColorName", settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]),
    ]
    return pairs.compactMap { key, value in value.map { (key, $0) } }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
