import Foundation

/// The members by which sources name the colours and pictures of their target's asset catalogues, such as `.logo` in
/// `Image(.logo)`: what Xcode writes beside sources before it compiles them.
struct AssetSymbols {
  /// The name of the file, which is Xcode's.
  static let fileName = "GeneratedAssetSymbols.swift"

  /// A colour or a picture of a catalogue.
  private struct Asset {
    /// The name in catalogues, with those of the namespaces that it is in.
    var name: String
    /// Whether `Color` itself has a member for it too: a catalogue may switch that off.
    var isExtended: Bool
  }

  /// A namespace, or all that is in none.
  private struct Scope {
    /// The name in catalogues.
    var name = ""
    /// By their symbols.
    var colors: [String: Asset] = [:]
    var images: [String: Asset] = [:]
    var scopes: [String: Scope] = [:]
  }

  private var root = Scope()
  private let target: SourceTarget
  private let package: String

  /// The symbols of a target; nil if it has none, or if its sources have them already.
  /// - Parameters:
  ///   - package: the name of its package, of which that of its bundle is made.
  ///   - knowsSwiftUI: whether the target may import SwiftUI though its manifest does not list it.
  ///   - place: where a file or folder of the package is read from.
  init?(of target: SourceTarget, in package: String, knowsSwiftUI: Bool, readFrom place: (String) -> String) {
    let sources = target.files.filter { $0.kind == .source }.map(\.path)
    guard target.files.contains(where: { $0.kind == .resource }) || !UnlistedResources.paths(of: target).isEmpty,
      !sources.contains(where: { ($0 as NSString).lastPathComponent == Self.fileName }),
      knowsSwiftUI || target.recursiveDependencies.contains(where: { $0.name == "SwiftUI" })
    else { return nil }
    (self.target, self.package) = (target, package)
    let folder = URL(fileURLWithPath: place(target.folder))
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let catalogs = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcassets" }
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
      let isExtended = Self.properties(of: catalog)["generate-swift-asset-symbol-extensions"] as? String != "disabled"
      Self.read(catalog, under: "", into: &root, isExtended: isExtended)
    }
    if root.colors.isEmpty, root.images.isEmpty, root.scopes.isEmpty { return nil }
  }

  /// Where the file belongs: beside the topmost of the target's sources, because a target may name the folders it has.
  var path: String {
    let sources = target.files.filter { $0.kind == .source }.map(\.path)
    let folders = sources.map { ($0 as NSString).deletingLastPathComponent }.sorted { ($0.count, $0) < ($1.count, $1) }
    return (folders.first ?? target.folder) + "/" + Self.fileName
  }

  /// The file's text.
  var text: String {
    let (members, types) = declared
    let own: (String, Asset) -> Bool = { symbol, asset in
      asset.isExtended && !Self.taken.contains(symbol) && !members.contains(symbol)
    }
    let colors = root.colors.filter { own($0.key, $0.value) }
    let scopes = root.scopes.filter { !types.contains($0.key) }
    let color = Self.members(colors) { symbol, path, _ in
      "static var \(symbol): SwiftUI.Color { .init(.\(path)\(symbol)) }"
    }
    let nested = Self.scopes(scopes, of: \.colors) { symbol, path, asset in
      asset.isExtended ? "static var \(symbol): SwiftUI.Color { .init(.\(path)\(symbol)) }" : nil
    }
    return """
      // Written by 'swift package dsrender', as Xcode writes it, from the asset catalogues of the target.
      import Foundation
      import SwiftUI

      extension Foundation.Bundle {
        // 'module' belongs to the main actor in a target whose declarations do, and the resources below do not.
        fileprivate nonisolated static let ofAssets =
          Foundation.Bundle(path: main.bundleURL.appendingPathComponent(\(literal(bundle))).path) ?? main
      }

      extension SwiftUI.ColorResource {
      \(Self.resources(root, of: \.colors, "ColorResource"))
      }

      extension SwiftUI.ImageResource {
      \(Self.resources(root, of: \.images, "ImageResource"))
      }

      extension SwiftUI.Color {
      \((color + nested).joined(separator: "\n"))
      }

      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
      \(color.joined(separator: "\n"))
      }

      """
  }

  /// The name that the package manager gives the bundle of the target's resources.
  private var bundle: String { "\(package)_\(target.name).resources" }

  /// Members of SwiftUI's colours and styles, which no catalogue replaces.
  private static let taken: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
    "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
    "regularMaterial", "secondary", "selection", "separator", "teal", "tertiary", "thickMaterial", "thinMaterial",
    "tint", "ultraThickMaterial", "ultraThinMaterial", "white", "windowBackground", "yellow",
  ]

  /// The names that the target's own extensions of colours and styles give to static members and types: those stay.
  private var declared: (members: Set<String>, types: Set<String>) {
    var (members, types): (Set<String>, Set<String>) = ([], [])
    for file in target.files where file.kind == .source {
      // The compiler reports a source that cannot be read.
      guard let text = try? String(contentsOfFile: file.path, encoding: .utf8), text.contains("extension") else {
        continue
      }
      for body in Self.extensions(in: text) {
        members.formUnion(Self.names(in: body, after: #"static\s+(?:\w+\s+)*(?:let|var|func)\s+`?"#))
        types.formUnion(Self.names(in: body, after: #"(?:enum|struct|class|typealias)\s+`?"#))
      }
    }
    return (members, types)
  }

  /// The text between the braces of extensions of `Color` and `ShapeStyle`.
  private static func extensions(in text: String) -> [Substring] {
    var rest = text[...]
    var bodies: [Substring] = []
    let head = #"\bextension\s+(?:SwiftUI\s*\.\s*)?(?:Color|ShapeStyle)\b[^{.]*\{"#
    while let found = rest.range(of: head, options: .regularExpression) {
      rest = rest[found.upperBound...]
      var depth = 1
      let end = rest.firstIndex { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth == 0
      }
      bodies.append(rest[..<(end ?? rest.endIndex)])
      rest = rest[(end ?? rest.endIndex)...]
    }
    return bodies
  }

  private static func names(in text: Substring, after words: String) -> [String] {
    let text = String(text)
    // The words are constants, so that the pattern is always valid.
    guard let expression = try? NSRegularExpression(pattern: #"\b"# + words + #"(\w+)"#) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}

// How catalogues are read.
extension AssetSymbols {
  private static func read(_ folder: URL, under prefix: String, into scope: inout Scope, isExtended: Bool) {
    // The package manager copies the catalogue too, and reports a folder that cannot be read.
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for entry in (found ?? []).sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = entry.deletingPathExtension().lastPathComponent
      let asset = Asset(name: prefix + name, isExtended: isExtended)
      switch entry.pathExtension {
      case "colorset": add(asset, name, "color", to: &scope.colors)
      case "imageset", "symbolset": add(asset, name, "image", to: &scope.images)
      case "":
        guard properties(of: entry)["provides-namespace"] as? Bool == true else {
          read(entry, under: prefix, into: &scope, isExtended: isExtended)
          continue
        }
        let symbol = AssetName(name).type
        read(
          entry, under: prefix + name + "/", into: &scope.scopes[symbol, default: Scope(name: prefix + name)],
          isExtended: isExtended)
      default: break
      }
    }
  }

  /// Adds an asset; of several with one symbol the first has it.
  private static func add(_ asset: Asset, _ name: String, _ kind: String, to assets: inout [String: Asset]) {
    let symbol = AssetName(name, without: kind).member
    if !symbol.isEmpty, assets[symbol] == nil { assets[symbol] = asset }
  }

  /// The properties of a folder; none where it has no contents file or a faulty one, as in Xcode.
  private static func properties(of folder: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [:] }
    return contents["properties"] as? [String: Any] ?? [:]
  }
}

// How members are written.
extension AssetSymbols {
  private static func resources(_ root: Scope, of kind: KeyPath<Scope, [String: Asset]>, _ type: String) -> String {
    let write: (String, String, Asset) -> String? = { symbol, _, asset in
      "nonisolated static let \(symbol) = SwiftUI.\(type)(name: \(literal(asset.name)), bundle: .ofAssets)"
    }
    return (members(root[keyPath: kind], write) + scopes(root.scopes, of: kind, write)).joined(separator: "\n")
  }

  private static func members(
    _ assets: [String: Asset], under path: String = "", _ write: (String, String, Asset) -> String?
  ) -> [String] {
    assets.sorted { $0.key < $1.key }.compactMap { symbol, asset in
      write(symbol, path, asset).map { "  /// \(literal(asset.name)) of the asset catalogues.\n  \($0)" }
    }
  }

  private static func scopes(
    _ scopes: [String: Scope], of kind: KeyPath<Scope, [String: Asset]>, under path: String = "",
    _ write: (String, String, Asset) -> String?
  ) -> [String] {
    scopes.sorted { $0.key < $1.key }.compactMap { symbol, scope in
      let path = path + symbol + "."
      let inner =
        members(scope[keyPath: kind], under: path, write) + Self.scopes(scope.scopes, of: kind, under: path, write)
      guard !inner.isEmpty else { return nil }
      return "  /// The namespace \(literal(scope.name)) of the asset catalogues.\n  enum \(symbol) {\n"
        + inner.joined(separator: "\n") + "\n  }"
    }
  }
}
