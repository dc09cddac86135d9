import DSGeometry
import DSNode
import Foundation

/// The colours and pictures of `.xcassets` folders, and the loose pictures beside them.
struct AssetCatalog {
  /// A picture at the scales that there are.
  struct ImageSet {
    /// The files for light interfaces.
    var light: [ImageFile] = []
    /// The files for dark interfaces.
    var dark: [ImageFile] = []
    /// Whether the picture is drawn in the foreground style.
    var isTemplate = false

    /// The file for a scale: of the next larger one, else the largest; an SVG before any, a PDF after them. One that cannot be drawn
    /// is taken where there is no other.
    static func best(_ files: [ImageFile], for scale: Double) -> ImageFile? {
      let drawn = files.filter { $0.format != .unread }
      if let drawing = drawn.first(where: { [.svg, .symbol].contains($0.format) }) { return drawing }
      let pixels = drawn.filter { $0.format != .pdf }
      return pixels.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? pixels.max { $0.scale < $1.scale }
        ?? drawn.first ?? files.first
    }
  }

  /// Colours by name; those in folders that are namespaces have the folder's name and a slash before their own.
  private(set) var colors: [String: Paint] = [:]
  /// Pictures by name.
  private(set) var images: [String: ImageSet] = [:]

  /// The catalogues in some folders; the first of a name counts, and any of them before loose pictures.
  init(folders: [URL]) {
    for folder in folders {
      for catalog in Self.entries(of: folder) where catalog.pathExtension == "xcassets" { read(catalog, under: "") }
    }
    var loose: [String: ImageSet] = [:]
    for folder in folders {
      for file in Self.entries(of: folder) {
        guard let (name, picture) = Self.loosePicture(file) else { continue }
        loose[name, default: ImageSet()].light.append(picture)
      }
    }
    images.merge(loose) { set, _ in set }
  }

  /// A picture outside of catalogues in a bundle, such as `pear.png` or `pear@2x.png`, and the name that views use for
  /// it.
  private static func loosePicture(_ file: URL) -> (name: String, picture: ImageFile)? {
    guard ImageFile.endings.contains(file.pathExtension.lowercased()) else { return nil }
    let stem = file.deletingPathExtension().lastPathComponent
    let scale = [2.0, 3.0].first { stem.hasSuffix("@\(Int($0))x") }
    guard let picture = ImageFile(file, scale: scale ?? 1) else { return nil }
    return (scale == nil ? stem : String(stem.dropLast(3)), picture)
  }

  private mutating func read(_ folder: URL, under prefix: String) {
    for entry in Self.entries(of: folder) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset":
        if colors[name] == nil { colors[name] = Contents(in: entry)?.paint }
      case "imageset", "symbolset":
        if images[name] == nil, let set = Contents(in: entry)?.images(in: entry), !set.light.isEmpty {
          images[name] = set
        }
      case "":
        let isNamespace = Contents(in: entry)?.properties?.providesNamespace ?? false
        read(entry, under: isNamespace ? name + "/" : prefix)
      default: break
      }
    }
  }

  /// The entries of a folder, by name; empty if it is not a folder.
  private static func entries(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
