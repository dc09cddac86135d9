import DSDiagnostics
import DSGeometry
import DSNode
import Foundation

/// The asset catalogues of bundles, read once each.
enum AssetCatalogs {
  /// A colour; a report later on, with the names that there are, where there is none.
  static func color(_ name: String, in bundle: Bundle?) -> Paint {
    let catalog = catalog(of: bundle)
    return catalog.colors[name]
      ?? .unknown(name, among: catalog.colors.keys.sorted(), SourceLocation(file: ""))
  }

  /// A colour; nil if there is none.
  static func knownColor(_ name: String, in bundle: Bundle?) -> Paint? { catalog(of: bundle).colors[name] }

  /// A picture; nil if there is none.
  static func image(_ name: String, in bundle: Bundle?) -> AssetCatalog.ImageSet? { catalog(of: bundle).images[name] }

  /// The names of all pictures.
  static func imageNames(in bundle: Bundle?) -> [String] { catalog(of: bundle).images.keys.sorted() }

  /// The catalogues of a bundle. Without a bundle those of the program and of all bundles beside it: an app's own
  /// resources are there.
  private static func catalog(of bundle: Bundle?) -> AssetCatalog {
    let key = bundle?.bundlePath ?? ""
    lock.lock()
    defer { lock.unlock() }
    if let known = known[key] { return known }
    let catalog = AssetCatalog(folders: bundle.map { folders(of: $0) } ?? mainFolders)
    known[key] = catalog
    return catalog
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    var folders = [bundle.bundleURL]
    if let resources = bundle.resourceURL, resources != bundle.bundleURL { folders.append(resources) }
    return folders
  }

  private static var mainFolders: [URL] {
    let beside = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    let bundles = (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return folders(of: .main) + bundles.sorted { $0.path < $1.path }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: AssetCatalog] = [:]
}
