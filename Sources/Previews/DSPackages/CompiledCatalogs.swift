import Foundation

/// The folders of languages that Xcode compiles catalogues of strings into: sources open `fi.lproj` as a bundle, and Foundation
/// looks up texts there. Views read the catalogues themselves, with their forms for numbers.
struct CompiledCatalogs {
  /// The folder of a bundle.
  private let bundle: String
  private let files = FileManager.default
  /// What a file begins with that was made here.
  private static let mark = "/* dsrender has made this of a string catalogue. */\n"

  /// Writes the folders of all bundles in a folder, which is that of a program. What has not changed stays as it is.
  static func write(beside program: URL) throws {
    let folder = program.deletingLastPathComponent().path(percentEncoded: false)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name.hasSuffix(".resources")
    {
      try CompiledCatalogs(bundle: (folder as NSString).appendingPathComponent(name)).write()
    }
  }

  private init(bundle: String) { self.bundle = bundle }

  private func write() throws {
    let names = try files.contentsOfDirectory(atPath: bundle).sorted()
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }
    let record = bundle + "/.compiled-catalogs"
    // A bundle that had none has nothing to remove.
    guard !catalogs.isEmpty || files.fileExists(atPath: record) else { return }
    let state = try catalogs.map { name in
      let found = try files.attributesOfItem(atPath: bundle + "/" + name)
      let date = (found[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(name) \(found[.size] ?? 0) \(date)\n"
    }.joined()
    guard files.contents(atPath: record) != Data(state.utf8) else { return }
    var wanted: [String: String] = [:]
    for name in catalogs {
      // Views say what is wrong with a catalogue that they use.
      guard let data = files.contents(atPath: bundle + "/" + name),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let table = (name as NSString).deletingPathExtension
      for (language, texts) in catalog.tables {
        let lines = texts.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }
        wanted["\(language).lproj/\(table).strings"] = Self.mark + lines.joined()
      }
    }
    for folder in names where folder.hasSuffix(".lproj") { try removeStale(in: folder, wanted) }
    for (path, text) in wanted.sorted(by: { $0.key < $1.key }) {
      let place = bundle + "/" + path
      let old = files.contents(atPath: place).map { String(decoding: $0, as: UTF8.self) }
      // A file of the author's comes first.
      guard old != text, old?.hasPrefix(Self.mark) != false else { continue }
      let folder = (place as NSString).deletingLastPathComponent
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
    }
    try Data(state.utf8).write(to: URL(fileURLWithPath: record), options: .atomic)
  }

  /// Removes what an earlier catalogue had.
  private func removeStale(in folder: String, _ wanted: [String: String]) throws {
    let path = bundle + "/" + folder
    for name in try files.contentsOfDirectory(atPath: path) where name.hasSuffix(".strings") {
      guard wanted[folder + "/" + name] == nil, let data = files.contents(atPath: path + "/" + name),
        data.starts(with: Self.mark.utf8)
      else { continue }
      try removeFile(path + "/" + name)
    }
    if try files.contentsOfDirectory(atPath: path).isEmpty { try removeFile(path) }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"" + escaped.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }

  /// What a catalogue has for one text each.
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
    struct Unit: Decodable { var value: String }

    var sourceLanguage: String
    var strings: [String: Entry]

    /// The texts by languages and keys. In the language of the sources a key without a text is its text.
    var tables: [String: [String: String]] {
      var tables: [String: [String: String]] = [sourceLanguage: [:]]
      for (key, entry) in strings {
        if !key.isEmpty { tables[sourceLanguage]?[key] = key }
        for (language, localization) in entry.localizations ?? [:] {
          guard let text = Self.text(localization) else { continue }
          tables[language, default: [:]][key] = text
        }
      }
      return tables
    }

    /// A text; of several forms, the one for any other number and for a phone.
    private static func text(_ localization: Localization) -> String? {
      if let unit = localization.stringUnit { return unit.value }
      let plural = localization.variations?.plural
      let device = localization.variations?.device
      return (plural?["other"] ?? device?["iphone"] ?? device?["other"]).flatMap(text)
    }
  }
}
