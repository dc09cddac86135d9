public import Foundation

/// Bytes of an asset catalogue.
/// - Partial: the first file of a data set is taken, whatever device it is for.
open class NSDataAsset {
  /// The name in the catalogue.
  public let name: String
  /// What the file holds.
  public let data: Data

  /// The data set of a name in the program's own bundle; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data set of a name; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sets = (found?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == name + ".dataset" }
    guard let set = sets.min(by: { $0.path < $1.path }),
      let text = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: text) as? [String: Any],
      let file = (contents["data"] as? [[String: Any]])?.compactMap({ $0["filename"] as? String }).first,
      let data = try? Data(contentsOf: set.appendingPathComponent(file))
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
