import Foundation

/// Copies of resources that a manifest names individually: the package manager copies a link as a link, and a bundle of
/// links is not what readers of resources expect.
struct CopiedResources {
  /// The paths that are copied.
  let paths: Set<String>
  private let files = FileManager.default

  init(paths: Set<String>) { self.paths = paths }

  /// The resources of a package's targets.
  init(of package: SourcePackage) {
    let targets = package.targets
    paths = Set(targets.flatMap(\.files).filter { $0.kind == .resource }.map(\.path))
      .union(UnlistedResources.files(of: package))
  }

  /// Makes a file or folder what another one is; what has its size and date is taken for the same.
  func copy(_ origin: String, to copy: String) throws {
    // The destination is an error for everything but a link.
    let isLink = (try? files.destinationOfSymbolicLink(atPath: copy)) != nil
    if isLink { try files.removeItem(atPath: copy) }
    let real = (origin as NSString).resolvingSymlinksInPath
    if isFolder(real) {
      if files.fileExists(atPath: copy), !isFolder(copy) { try files.removeItem(atPath: copy) }
      try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
      let entries = try files.contentsOfDirectory(atPath: real)
      for stale in Set(try files.contentsOfDirectory(atPath: copy)).subtracting(entries) {
        try files.removeItem(atPath: copy + "/" + stale)
      }
      for entry in entries { try self.copy(real + "/" + entry, to: copy + "/" + entry) }
    } else {
      guard state(of: real) != state(of: copy) else { return }
      if files.fileExists(atPath: copy) { try files.removeItem(atPath: copy) }
      try files.copyItem(atPath: real, toPath: copy)
      let date = try files.attributesOfItem(atPath: real)[.modificationDate] ?? Date()
      try files.setAttributes([.modificationDate: date], ofItemAtPath: copy)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// A file's size and date; nil for a folder and where there is none.
  private func state(of path: String) -> [String]? {
    guard let found = try? files.attributesOfItem(atPath: path), found[.type] as? FileAttributeType == .typeRegular,
      let date = found[.modificationDate] as? Date
    else { return nil }
    return ["\(found[.size] ?? 0)", "\(Int(date.timeIntervalSince1970 * 1000))"]
  }
}
