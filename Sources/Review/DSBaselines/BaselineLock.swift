import DSDiagnostics
package import DSImage

/// What `baselines.lock` knows about the baselines: one line per shot, sorted by id.
///
/// The lock only saves time: where a PNG's bytes are those that a line names, the line's pixel hash stands for the
/// picture. The PNG itself is the truth.
package struct BaselineLock: Equatable, Sendable {
  /// One line.
  package struct Entry: Hashable, Sendable {
    /// The shot's id.
    package var id: String
    /// Columns of the picture.
    package var width: Int { Int(columns) }
    /// Rows of the picture.
    package var height: Int { Int(rows) }
    // A lock may have a hundred thousand lines.
    private let columns, rows: Int32
    /// The hash of its pixels.
    package var pixels: PixelHash
    /// The hash of the PNG file's bytes.
    package var file: ContentHash
    /// The fingerprint of the renderer that recorded it.
    package var fingerprint: String

    /// A line.
    package init(
      id: String, width: Int, height: Int, pixels: PixelHash, file: ContentHash, fingerprint: String
    ) {
      self.id = id
      (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
      self.pixels = pixels
      self.file = file
      self.fingerprint = fingerprint
    }

    /// The line without its end: id, size, pixel hash, file hash and fingerprint, one space between.
    package var text: String { "\(id) \(width)x\(height) \(pixels.text) \(file.text) \(fingerprint)" }
  }

  /// The lines of the file, in the order of their ids: a dictionary of a hundred thousand takes three times the room.
  private var read: [Entry] = []

  /// What was set since: the line of a shot, or nil where its line was removed.
  private var changed: [String: Entry?] = [:]

  /// Several lines of one shot, as a merge of two branches leaves them, in the order of the file; `settle` chooses.
  private var rivals: [String: [Entry]] = [:]

  /// What the renderers behind the fingerprints were, as their ingredients; comments of the file.
  package var renderers: [String: [String]] = [:]

  /// A lock without lines.
  package init() {}

  /// A lock with the lines of a file, in any order. Different lines of one shot become rivals.
  init(lines: [Entry]) {
    if zip(lines, lines.dropFirst()).allSatisfy({ $0.id < $1.id }) {
      read = lines
      return
    }
    let order = lines.indices.sorted { a, b in (lines[a].id, a) < (lines[b].id, b) }
    for index in order {
      let line = lines[index]
      if let last = read.last, last.id == line.id {
        if last != line { rivals[line.id, default: [last]].append(line) }
      } else {
        read.append(line)
      }
    }
  }

  /// The line of a shot; setting nil removes it.
  package subscript(id: String) -> Entry? {
    get { changed[id] ?? readLine(of: id) }
    set { changed[id] = .some(newValue) }
  }

  private func readLine(of id: String) -> Entry? {
    let index = read.partitionPoint { $0.id >= id }
    return index < read.count && read[index].id == id ? read[index] : nil
  }

  /// The lines in the order of the file, which is that of the bytes of their ids.
  package var lines: [Entry] {
    if changed.isEmpty { return read }
    let new = changed.values.compactMap(\.self)
    return (read.filter { changed[$0.id] == nil } + new).sorted { $0.id < $1.id }
  }

  /// Keeps one line of each shot that has several: the one that names the bytes of the shot's file, or the first.
  /// - Parameter file: the hash of the file of an id; nil if it cannot be read.
  package mutating func settle(_ file: (String) -> ContentHash?) {
    for (id, lines) in rivals {
      guard let hash = file(id), let line = lines.first(where: { $0.file == hash }) else { continue }
      self[id] = line
    }
    rivals = [:]
  }

  /// The ids in the order of the file.
  package var ids: [String] { lines.map(\.id) }

  /// The first lines of every lock: the version of its form, and what the columns are.
  static let header = ["# dsrender baselines, version 1", "# id size pixels file renderer"]

  /// The beginning of the comment that describes a renderer.
  static let rendererMark = "# renderer "

  /// The whole file. Renderers that no line names are left out.
  package var text: String {
    let lines = lines
    let used = Set(lines.map(\.fingerprint))
    let renderers = renderers.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
      .map { Self.rendererMark + $0.key + ": " + $0.value.joined(separator: "; ") }
    return (Self.header + renderers).map { $0 + "\n" }.joined() + lines.lazy.map { $0.text + "\n" }.joined()
  }

  package static func == (a: BaselineLock, b: BaselineLock) -> Bool {
    a.lines == b.lines && a.rivals == b.rivals && a.renderers == b.renderers
  }
}
