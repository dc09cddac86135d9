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
  private let known = Mutex<[PixelHash: [String]]?>(nil)

  /// The pictures of orphans among baselines.
  /// - Parameter ids: the ids of all orphans, sorted; asked for once at the most.
  package init(_ baselines: Baselines, ids: @escaping @Sendable () throws(FileError) -> [String]) {
    self.baselines = baselines
    self.ids = ids
  }

  /// A baseline that is orphaned and shows a picture.
  package struct Twin: Sendable {
    /// Its file.
    package let file: [UInt8]
    /// The fingerprint of the renderer that recorded it.
    package let fingerprint: String
  }

  /// The nearest of the orphans that show a picture, decoded and compared pixel by pixel; nil where none does.
  package func twin(of id: String, _ picture: Bitmap, hash: PixelHash) throws(FileError) -> Twin? {
    let candidates = try orphans(showing: hash)
    guard let nearest = matchRenames(shots: [id], orphans: candidates).first?.baseline else { return nil }
    for candidate in [nearest] + candidates {
      guard let (file, entry) = try own(candidate) else { continue }
      guard let bitmap = try? decodePNG(file, policy: .baseline, file: candidate), bitmap == picture else { continue }
      return Twin(file: file, fingerprint: entry.fingerprint)
    }
    return nil
  }

  /// Which orphans go to which of the shots that have a twin.
  package func renames(of shots: [(id: String, pixels: PixelHash)]) throws(FileError) -> [BaselineRename] {
    var found: [BaselineRename] = []
    for (pixels, shots) in Dictionary(grouping: shots, by: \.pixels) {
      found += matchRenames(shots: shots.map(\.id), orphans: try orphans(showing: pixels))
    }
    return found.sorted { $0.shot < $1.shot }
  }

  /// The orphans that show a picture, sorted.
  private func orphans(showing hash: PixelHash) throws(FileError) -> [String] {
    try known.withLock { (known) throws(FileError) -> [String] in
      if let known { return known[hash] ?? [] }
      let index = try index()
      known = index
      return index[hash] ?? []
    }
  }

  /// Decodes every orphan whose file is this program's; others are never moved.
  private func index() throws(FileError) -> [PixelHash: [String]] {
    var index: [PixelHash: [String]] = [:]
    for id in try ids() {
      guard let (file, _) = try own(id) else { continue }
      // One that is damaged shows nothing.
      guard let pixels = baselines.pixels(in: file, of: id) else { continue }
      index[pixels, default: []].append(id)
    }
    return index
  }

  /// The file of an orphan and its line of the lock; nil where the line does not name the file's bytes, there is none,
  /// or it lies behind a link.
  private func own(_ id: String) throws(FileError) -> (file: [UInt8], entry: BaselineLock.Entry)? {
    guard let entry = baselines.lock[id] else { return nil }
    do throws(FileError) {
      let file = try readFile(try baselines.path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
      return entry.file == contentHash(file) ? (file, entry) : nil
    } catch {
      switch error {
      case .link, .notRegular, .tooLarge, .unsafeName: return nil
      case .system, .notOwn, .locked, .tooManyFiles, .notInRepository:
        if error.isMissing { return nil }
        throw error
      }
    }
  }
}
