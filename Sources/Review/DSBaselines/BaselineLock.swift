package import DSImage

/// What `baselines.lock` knows about the baselines: one line per shot, sorted by id.
///
/// The lock only saves time: where a PNG's bytes are those that a line names, the line's pixel hash stands for the
/// picture. The PNG itself is the truth.
package struct BaselineLock: Hashable, Sendable {
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

  /// The lines by id.
  package private(set) var entries: [String: Entry] = [:]

  /// Several lines of one shot, as a merge of two branches leaves them, in the order of the file; `settle` chooses.
  private var rivals: [String: [Entry]] = [:]

  /// What the renderers behind the fingerprints were, as their ingredients; comments of the file.
  package var renderers: [String: [String]] = [:]

  /// A lock without lines.
  package init() {}

  /// The line of a shot; setting nil removes it.
  package subscript(id: String) -> Entry? {
    get { entries[id] }
    set { entries[id] = newValue }
  }

  /// Takes a line of a file into the lock; a second one of the same shot that differs becomes its rival.
  mutating func add(_ entry: Entry) {
    guard let first = entries[entry.id] else { return entries[entry.id] = entry }
    if first != entry { rivals[entry.id, default: [first]].append(entry) }
  }

  /// Keeps one line of each shot that has several: the one that names the bytes of the shot's file, or the first.
  /// - Parameter file: the hash of the file of an id; nil if it cannot be read.
  package mutating func settle(_ file: (String) -> ContentHash?) {
    for (id, lines) in rivals {
      guard let hash = file(id), let line = lines.first(where: { $0.file == hash }) else { continue }
      entries[id] = line
    }
    rivals = [:]
  }

  /// The ids in the order of the file, which is that of their bytes.
  package var ids: [String] { entries.keys.sorted() }

  /// The first lines of every lock: the version of its form, and what the columns are.
  static let header = ["# dsrender baselines, version 1", "# id size pixels file renderer"]

  /// The beginning of the comment that describes a renderer.
  static let rendererMark = "# renderer "

  /// The whole file. Renderers that no line names are left out.
  package var text: String {
    let used = Set(entries.values.map(\.fingerprint))
    let renderers = renderers.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
      .map { Self.rendererMark + $0.key + ": " + $0.value.joined(separator: "; ") }
    let lines = Self.header + renderers + entries.values.sorted { $0.id < $1.id }.map(\.text)
    return lines.map { $0 + "\n" }.joined()
  }
}
