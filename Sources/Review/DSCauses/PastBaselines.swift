import DSBaselines
import DSDiagnostics
import DSFiles
import DSGit
import DSImage
import DSProject
import DSReport

/// The baselines that changed shots have had, as git knows them, by shot; shots without earlier ones are absent.
///
/// Of many, the newest of each shot come first: the number of pictures that are read is bounded, and what is left out is
/// noted with each shot.
/// - Returns: nothing where there is no repository around the baselines.
func pastBaselines(
  of shots: [String], _ baselines: Baselines, _ project: Project
) throws(GitError) -> [String: ShotHistory] {
  guard let repository = try project.repository(), let folder = repository.path(of: project.baselines) else {
    return [:]
  }
  let files = try FileVersions(below: folder, in: repository, commits: Limits.pastCommits, bytes: Limits.pastListBytes)
  var readers: [PastReader] = []
  for id in shots {
    guard let versions = files.versions[joinPath(folder, id + ".png")] else { continue }
    // A baseline that cannot be read has no history here; the shot's report says what is wrong with it.
    guard let file = try? baselines.file(of: id) else { continue }
    readers.append(PastReader(id: id, versions: versions, present: file, in: files))
  }
  var pictures = PastPictures(files)
  var isDone = false
  while !isDone {
    isDone = true
    for index in readers.indices where try readers[index].step(&pictures) { isDone = false }
  }
  let found = readers.map { ($0.id, $0.history(isCutShort: files.isCutShort)) }
  return Dictionary(uniqueKeysWithValues: found.filter { !$0.1.earlier.isEmpty || $0.1.hasOlder })
}

/// Goes through the versions of one shot's baseline, from the newest on.
private struct PastReader {
  let id: String
  private var versions: ArraySlice<FileVersions.Version>
  private var found = ShotHistory()
  /// The pixels of the last baseline that was found; nil if they are not known.
  private var last: PixelHash?
  private var isOver = false

  init(id: String, versions: [FileVersions.Version], present file: [UInt8], in files: FileVersions) {
    self.id = id
    self.versions = versions[...]
    // A file that does not decode equals no other.
    last = (try? decodePNG(file, policy: .asset, file: id))?.pixelHash
    if let newest = versions.first, files.holds(file, in: newest) {
      found.present = ShotHistory.Commit(newest)
      self.versions.removeFirst()
    }
  }

  /// Finds the next earlier baseline.
  /// - Returns: whether there may be more.
  mutating func step(_ pictures: inout PastPictures) throws(GitError) -> Bool {
    guard !isOver, found.earlier.count < Limits.pastBaselines else { return false }
    while let version = versions.first {
      guard let picture = try pictures.picture(of: version) else {
        isOver = true
        return false
      }
      versions.removeFirst()
      if let pixels = picture.pixels, pixels == last {
        // The newer commit only wrote the file differently.
        let commit = ShotHistory.Commit(version)
        if found.earlier.isEmpty {
          found.present = commit
        } else {
          found.earlier[found.earlier.count - 1].commit = commit
        }
        continue
      }
      found.earlier.append(ShotHistory.Earlier(ShotHistory.Commit(version), picture: picture.file))
      last = picture.pixels
      return true
    }
    return false
  }

  /// What was found.
  func history(isCutShort: Bool) -> ShotHistory {
    var history = found
    history.hasOlder = !versions.isEmpty || isCutShort
    return history
  }
}

/// Reads pictures of the past, each once, up to a limit.
private struct PastPictures {
  /// A file and its pixels; both are nil for anything but a picture, such as a pointer of Git LFS.
  struct Picture {
    var file: [UInt8]?
    var pixels: PixelHash?
  }

  private let files: FileVersions
  private var known: [String: Picture] = [:]

  init(_ files: FileVersions) { self.files = files }

  /// The picture of a version; nil if no more are read.
  mutating func picture(of version: FileVersions.Version) throws(GitError) -> Picture? {
    if let picture = known[version.object] { return picture }
    guard known.count < Limits.pastPictures else { return nil }
    var picture = Picture()
    // What does not decode is listed by its commit, without a picture.
    if let file = try files.bytes(of: version), file.count <= Limits.imageFileBytes,
      let bitmap = try? decodePNG(file, policy: .asset, file: version.title)
    {
      picture = Picture(file: file, pixels: bitmap.pixelHash)
    }
    known[version.object] = picture
    return picture
  }
}

extension ShotHistory.Commit {
  fileprivate init(_ version: FileVersions.Version) { self.init(title: version.title, date: version.date) }
}
