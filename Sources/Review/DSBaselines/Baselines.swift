package import DSDiagnostics
package import DSFiles
package import DSImage
import DSShots
import Glibc

/// The baselines of a project: a folder of PNG files named after their shots, and the lock beside them.
///
/// Looking at a baseline changes nothing; `record` and `remove` are the only ways to change one.
package struct Baselines: Sendable {
  /// The folder.
  package let folder: String
  /// The content of the lock when it was read, with what was recorded since.
  package private(set) var lock: BaselineLock
  /// The hash of the lock file as it was read, with the line ends that it is written with; nil if there is none.
  private var writtenLock: ContentHash?
  /// What this machine has found in files before.
  private let decoded: DecodedFiles
  /// Checks, before anything is written, that the folder is still the one that the lock was read from; a run that has
  /// locked it provides the check.
  package var checkFolder: @Sendable () throws(FileError) -> Void = {}

  /// The lock's name within the folder.
  package static let lockName = "baselines.lock"

  /// The baselines in a folder that need not exist yet; problems of the lock go to `bag`.
  /// - Parameter decoded: what is believed of files without decoding them; nothing by default.
  package init(
    folder: String, decoded: DecodedFiles = DecodedFiles(), _ bag: inout DiagnosticBag
  ) throws(FileError) {
    self.folder = folder
    self.decoded = decoded
    let path = joinPath(folder, Self.lockName)
    do {
      let bytes = try readFile(path, limit: Limits.lockFileBytes, followingLinks: false)
      // A clone on Windows differs in this alone, which is nothing to write it for.
      writtenLock = contentHash(bytes.filter { $0 != UInt8(ascii: "\r") })
      lock = readBaselineLock(bytes, file: path, &bag)
    } catch {
      lock = BaselineLock()
      if !error.isMissing { throw error }
    }
    lock.settle { id in
      let file = try? readFile(
        confinedPath(id + ".png", in: folder), limit: Limits.imageFileBytes, followingLinks: false)
      return file.map(contentHash)
    }
  }

  /// What a picture is in comparison with its baseline.
  package enum Verdict: Sendable {
    /// The same pixels; `file` holds the baseline's bytes.
    case equal(file: [UInt8])
    /// Other pixels; `recordedWith` is the fingerprint in the lock, where its line belongs to this file.
    case different(baseline: Bitmap, file: [UInt8], recordedWith: String?)
    /// There is no file; `lockKnows` says whether the lock has a line for it.
    case missing(lockKnows: Bool)
  }

  /// Compares a picture with its baseline.
  ///
  /// 1. The PNG's bytes are read and hashed.
  /// 2. If this machine has already decoded exactly these bytes and found the picture's size and pixel hash, the two
  ///    are equal.
  /// 3. Otherwise the PNG is decoded, strictly, and its pixels decide. The lock never decides: it comes with the
  ///    checkout, and anyone who changes a component could change it too.
  package func judge(_ id: String, _ picture: Bitmap, hash: PixelHash) throws(BaselineError) -> Verdict {
    let file: [UInt8]
    do {
      file = try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
    } catch {
      if error.isMissing { return .missing(lockKnows: lock[id] != nil) }
      throw .file(error)
    }
    let digest = DecodedFiles.Digest(of: file)
    let found = DecodedFiles.Picture(width: picture.width, height: picture.height, pixels: hash)
    if decoded.picture(of: digest) == found { return .equal(file: file) }
    let baseline = try decode(file, id)
    decoded.learn(digest, .init(width: baseline.width, height: baseline.height, pixels: baseline.pixelHash))
    if baseline == picture { return .equal(file: file) }
    let entry = lock[id].flatMap { $0.file == contentHash(file) ? $0 : nil }
    return .different(baseline: baseline, file: file, recordedWith: entry?.fingerprint)
  }

  /// The PNG file of a shot's baseline.
  package func path(of id: String) throws(FileError) -> String { try confinedPath(id + ".png", in: folder) }

  private func decode(_ file: [UInt8], _ id: String) throws(BaselineError) -> Bitmap {
    do {
      return try decodePNG(file, policy: .baseline, file: joinPath(folder, id + ".png"))
    } catch { throw .picture(error) }
  }

  /// A shot's baseline as a picture.
  package func picture(of id: String) throws(BaselineError) -> Bitmap {
    do {
      return try decode(try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false), id)
    } catch let error as FileError { throw .file(error) } catch let error as BaselineError { throw error } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The bytes of a shot's baseline.
  package func file(of id: String) throws(BaselineError) -> [UInt8] {
    do { return try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false) } catch {
      throw .file(error)
    }
  }

  /// The hash of the pixels in a baseline's file, which is decoded unless this machine did before; nil for a damaged one.
  func pixels(in file: [UInt8], of id: String) -> PixelHash? {
    let digest = DecodedFiles.Digest(of: file)
    if let known = decoded.picture(of: digest) { return known.pixels }
    guard let bitmap = try? decode(file, id) else { return nil }
    let pixels = bitmap.pixelHash
    decoded.learn(digest, .init(width: bitmap.width, height: bitmap.height, pixels: pixels))
    return pixels
  }

  /// The shots whose lines do not fit their PNG files: decodes every baseline, for `doctor`.
  package func check(_ id: String) throws(BaselineError) -> Bool {
    let file: [UInt8]
    do {
      file = try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
    } catch { throw .file(error) }
    let picture = try decode(file, id)
    return lock[id].map { $0.file == contentHash(file) && $0.pixels == picture.pixelHash } ?? false
  }

  /// The file of an orphan that can be shown, and the size of its picture; nil for one that is gone, lies behind a link
  /// or is damaged.
  package func orphan(_ id: String) -> (file: [UInt8], width: Int, height: Int)? {
    guard let path = try? path(of: id),
      let file = try? readFile(path, limit: Limits.imageFileBytes, followingLinks: false),
      pixels(in: file, of: id) != nil, let known = decoded.picture(of: DecodedFiles.Digest(of: file))
    else { return nil }
    return (file, known.width, known.height)
  }

  // MARK: Changing

  /// A picture that is to become the baseline of its shot.
  package struct Recording: Sendable {
    /// The shot's line of the lock.
    package let entry: BaselineLock.Entry
    /// The file's bytes; nil if the file stays as it is.
    package let file: [UInt8]?
  }

  /// Makes a picture ready to become the baseline of its shot; nothing is written yet.
  ///
  /// The file is replaced only if its pixels differ; the line of one that stays is renewed.
  package func recording(
    _ id: String, _ picture: Bitmap, hash: PixelHash, verdict: Verdict, fingerprint: String, encoder: PNGEncoder
  ) -> Recording {
    let file: [UInt8]
    let isNew: Bool
    switch verdict {
    case .equal(let bytes): (file, isNew) = (bytes, false)
    case .different, .missing: (file, isNew) = (encoder.encode(picture, effort: .small), true)
    }
    let entry = BaselineLock.Entry(
      id: id, width: picture.width, height: picture.height, pixels: hash, file: contentHash(file),
      fingerprint: fingerprint)
    return Recording(entry: entry, file: isNew ? file : nil)
  }

  /// Prepares the file of an orphaned baseline that shows a picture to become the baseline of its shot.
  /// - Parameter fingerprint: that of today's renderer, for a file without a line that names what recorded it.
  package func recording(
    _ id: String, _ picture: Bitmap, hash: PixelHash, twin: OrphanedPictures.Twin, fingerprint: String
  ) -> Recording {
    let entry = BaselineLock.Entry(
      id: id, width: picture.width, height: picture.height, pixels: hash, file: contentHash(twin.file),
      fingerprint: twin.fingerprint ?? fingerprint)
    return Recording(entry: entry, file: twin.file)
  }

  /// A baseline that was compressed again.
  package struct Recompressed: Sendable {
    /// What to record; without a file if the present one is as small.
    package let recording: Recording
    /// The size of the present file in bytes.
    package let bytes: Int
  }

  /// Searches for a smaller file with the same pixels; nothing is written yet. Nil if the file is not the one that
  /// the lock names.
  package func recompressed(_ id: String) throws(BaselineError) -> Recompressed? {
    let file: [UInt8]
    do {
      file = try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
    } catch { throw .file(error) }
    guard var entry = lock[id], entry.file == contentHash(file) else { return nil }
    let smaller = encodePNG(try decode(file, id), effort: .smallest)
    guard smaller.count < file.count else {
      return Recompressed(recording: Recording(entry: entry, file: nil), bytes: file.count)
    }
    entry.file = contentHash(smaller)
    return Recompressed(recording: Recording(entry: entry, file: smaller), bytes: file.count)
  }

  /// Makes a picture the baseline of its shot; the file is whole whenever the machine stops.
  ///
  /// The lock's line is left to `keep` and `writeLock`, so that several workers may record.
  package func record(_ recording: Recording) throws(FileError) {
    guard let file = recording.file else { return }
    try checkFolder()
    if try fileKind(folder) == .link { throw .link(path: folder) }
    let path = try path(of: recording.entry.id)
    try createFolders(splitPath(path).folder)
    try writeAtomically(path, file)
  }

  /// Takes a line into the lock; the file changes with `writeLock`.
  package mutating func keep(_ entry: BaselineLock.Entry) { lock[entry.id] = entry }

  /// Records the ingredients of the renderer with a fingerprint, so that a later comparison can explain why pictures
  /// differ.
  package mutating func keep(renderer ingredients: [String], of fingerprint: String) {
    lock.renderers[fingerprint] = ingredients
  }

  /// Writes the lock if its text changed.
  /// - Returns: whether it was written.
  @discardableResult
  package mutating func writeLock() throws(FileError) -> Bool {
    let bytes = Array(lock.text.utf8)
    let hash = contentHash(bytes)
    if hash == writtenLock || (writtenLock == nil && lock.lines.isEmpty) { return false }
    try checkFolder()
    try createFolders(folder)
    try writeAtomically(joinPath(folder, Self.lockName), bytes)
    writtenLock = hash
    return true
  }

  /// The baselines of some systems that none of the shots uses: lines of the lock, and PNG files named like a shot, by
  /// id, sorted. Baselines of tests are left out because only the tests know which ones they use. Those of other
  /// systems are left out because another project may use them.
  /// - Parameter ids: every shot of the whole matrix; a part of it would call the rest orphaned.
  package func orphans(among ids: Set<String>, of systems: OwnSystems) throws(FileError) -> [String] {
    try present(besides: ids).filter(systems.owns).sorted()
  }

  /// The baselines of tests of some systems that no test looked at, by id, sorted.
  /// - Parameter ids: the shots of all tests; a part of them would call the rest orphaned.
  package func orphans(ofTests ids: Set<String>, of systems: OwnSystems) throws(FileError) -> [String] {
    try present(besides: ids).filter(systems.ownsTest).sorted()
  }

  /// The baselines of other systems than some, by the name of the system; each list is sorted.
  package func baselines(besides systems: OwnSystems) throws(FileError) -> [String: [String]] {
    let others = try present().filter { !systems.owns($0) && !systems.ownsTest($0) }
    return Dictionary(grouping: others.sorted(), by: OwnSystems.system(of:))
  }

  /// The ids of all lines of the lock and of all PNG files named like a shot, but for some.
  private func present(besides ids: Set<String> = []) throws(FileError) -> Set<String> {
    var found = Set(lock.ids.lazy.filter { !ids.contains($0) })
    guard try fileKind(folder) != nil else { return found }
    func id(_ file: String) -> String { String(file.dropLast(4)) }
    for file in try listFiles(folder, suffix: ".png", where: { !ids.contains(id($0)) }) where isBaselineName(id(file)) {
      found.insert(id(file))
    }
    return found
  }

  /// Checks that the files of baselines still exist, for a run that has found or recorded them.
  package func checkPresence(of ids: some Sequence<String>) throws(FileError) {
    try DSFiles.checkPresence(of: ids.lazy.map { $0 + ".png" }, in: folder)
  }

  /// Whether an orphan's file is one that this program wrote: the lock's line names its bytes. One that is gone already
  /// counts as written.
  package func isOwn(_ id: String) throws(FileError) -> Bool {
    do {
      let file = try readFile(try path(of: id), limit: Limits.imageFileBytes, followingLinks: false)
      return lock[id]?.file == contentHash(file)
    } catch {
      if error.isMissing { return true }
      throw error
    }
  }

  /// Removes an orphan's file, the folders it leaves empty, and its line of the lock; `writeLock` has to follow.
  /// - Throws: if the file is not this program's, or lies behind a link; nothing is removed then.
  package mutating func remove(_ id: String) throws(FileError) {
    guard try isOwn(id) else { throw .notOwn(path: try path(of: id)) }
    try removeFileAndLine(of: id)
  }

  /// The same for an orphan whose picture has a file elsewhere, whatever its line says: after a merge it may name the bytes
  /// of the other branch.
  /// - Parameter pixels: the hash of the pixels that have a file elsewhere.
  /// - Throws: if the file shows something else, or lies behind a link; nothing is removed then.
  package mutating func remove(_ id: String, showing pixels: PixelHash) throws(FileError) {
    let path = try path(of: id)
    let file = try readFile(path, limit: Limits.imageFileBytes, followingLinks: false)
    guard self.pixels(in: file, of: id) == pixels else { throw .notOwn(path: path) }
    try removeFileAndLine(of: id)
  }

  private mutating func removeFileAndLine(of id: String) throws(FileError) {
    try checkFolder()
    if try fileKind(folder) == .link { throw .link(path: folder) }
    let path = try path(of: id)
    // If this fails, the line stays: without it the file would belong to no one.
    let isThere = try removeFile(path)
    lock[id] = nil
    guard isThere else { return }
    var parent = splitPath(path).folder
    while parent != folder, parent.utf8.count > folder.utf8.count, try removeEmptyFolder(parent) {
      parent = splitPath(parent).folder
    }
  }

  /// Takes away the lines of orphans that have no file, as a merge leaves them; `writeLock` has to follow.
  package mutating func dropLines(withoutFileAmong orphans: [String]) throws(FileError) {
    for id in orphans where try fileKind(try path(of: id)) == nil { lock[id] = nil }
  }
}

/// Whether a file would lie among baselines, links followed: beside a `baselines.lock`, or in a folder below one.
package func isAmongBaselines(_ path: String) -> Bool {
  guard let folder = realpath(splitPath(path).folder, nil) else { return false }
  defer { free(folder) }
  var current = String(cString: folder)
  while true {
    if (try? fileKind(joinPath(current, Baselines.lockName))) == .regular { return true }
    let parent = splitPath(current).folder
    if parent == current || current == "/" || current.isEmpty { return false }
    current = parent
  }
}

/// Why a baseline cannot be compared.
package enum BaselineError: Error, Sendable {
  /// The file cannot be read.
  case file(FileError)
  /// The file is not a picture as this program writes it.
  case picture(PNGError)

  /// What is wrong, in one sentence.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .picture(let error): error.diagnostic.message
    }
  }
}
