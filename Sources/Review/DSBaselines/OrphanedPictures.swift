import DSDiagnostics
package import DSFiles
package import DSImage
import Synchronization

/// What orphaned baselines show, for finding the shots that they were renamed to. Safe to share between workers.
///
/// Nothing is read before a shot without a baseline asks.
package final class OrphanedPictures: Sendable {
  private let baselines: Baselines
  private let ids: @Sendable () throws(FileError) -> [String]
  private let known = Mutex<[PixelHash: Orphans]?>(nil)

  /// The pictures of orphans among baselines.
  /// - Parameter ids: the ids of all orphans, sorted; called once at the most.
  package init(_ baselines: Baselines, ids: @escaping @Sendable () throws(FileError) -> [String]) {
    self.baselines = baselines
    self.ids = ids
  }

  /// Orphans that show the same picture.
  private struct Orphans {
    /// Their ids, sorted.
    var ids: [String] = []
    /// The kinds of their files and lines, if they differ.
    var kinds: Set<Kind> = []
  }

  /// What distinguishes files that show the same picture.
  private struct Kind: Hashable {
    var file: ContentHash
    var fingerprint: String?
  }

  /// A baseline that is orphaned and shows a picture.
  package struct Twin: Sendable {
    /// Its file.
    package let file: [UInt8]
    /// The fingerprint of the renderer that recorded it; nil if no line of the lock names the file's bytes.
    package let fingerprint: String?
  }

  /// The nearest of the orphans that show a picture, decoded and compared pixel by pixel; nil if none does.
  package func twin(of id: String, _ picture: Bitmap, hash: PixelHash) throws(FileError) -> Twin? {
    let orphans = try orphans(showing: hash)
    // Which of them it is only matters where their files differ; there may be very many that do not.
    let nearest = orphans.kinds.count > 1 ? matchRenames(shots: [id], orphans: orphans.ids).map(\.baseline) : []
    for candidate in [nearest, orphans.ids].joined() {
      guard let twin = try file(of: candidate) else { continue }
      guard let bitmap = try? decodePNG(twin.file, policy: .baseline, file: candidate), bitmap == picture else {
        continue
      }
      return twin
    }
    return nil
  }

  /// Which orphans go to which of the shots that have a twin.
  package func renames(of shots: [(id: String, pixels: PixelHash)]) throws(FileError) -> [BaselineRename] {
    var found: [BaselineRename] = []
    for (pixels, shots) in Dictionary(grouping: shots, by: \.pixels) {
      found += matchRenames(shots: shots.map(\.id), orphans: try orphans(showing: pixels).ids)
    }
    return found.sorted { $0.shot < $1.shot }
  }

  /// The ids of all that show a picture, sorted; their pixels are believed by their hash.
  package func ids(showing hash: PixelHash) throws(FileError) -> [String] { try orphans(showing: hash).ids }

  /// The orphans that show a picture, sorted.
  private func orphans(showing hash: PixelHash) throws(FileError) -> Orphans {
    try known.withLock { (known) throws(FileError) -> Orphans in
      if let known { return known[hash] ?? Orphans() }
      let index = try index()
      known = index
      return index[hash] ?? Orphans()
    }
  }

  /// Decodes every orphan.
  private func index() throws(FileError) -> [PixelHash: Orphans] {
    var index: [PixelHash: Orphans] = [:]
    for id in try ids() {
      guard let twin = try file(of: id) else { continue }
      // One that is damaged shows nothing.
      guard let pixels = baselines.pixels(in: twin.file, of: id) else { continue }
      index[pixels, default: Orphans()].ids.append(id)
      index[pixels, default: Orphans()].kinds.insert(
        Kind(file: contentHash(twin.file), fingerprint: twin.fingerprint))
    }
    return index
  }

  /// The file of an orphan; nil if there is none, or it lies behind a link.
  ///
  /// Its line does not matter: after a merge it may be that of the other branch.
  private func file(of id: String) throws(FileError) -> Twin? {
    do throws(FileError) {
      let file = try readFile(try baselines.path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
      let entry = baselines.lock[id].flatMap { $0.file == contentHash(file) ? $0 : nil }
      return Twin(file: file, fingerprint: entry?.fingerprint)
    } catch {
      switch error {
      case .link, .notRegular, .tooLarge, .unsafeName: return nil
      case .system, .notOwn, .locked, .removed, .umask, .tooManyFiles, .notInRepository, .lfsPointer:
        if error.isMissing { return nil }
        throw error
      }
    }
  }
}
