import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
import DSReport

/// The pictures of a run that can be looked at and approved: what each looked like, and which baseline it was compared
/// with.
///
/// A run leaves them in its output folder, in `pictures.lock`: a line per changed or new shot, with the hash of its
/// pixels, that of the file of its baseline or `-` if it had none, and the number of its group or `-`. `approve --from`
/// takes only these.
package struct ViewedPictures: Sendable, Equatable {
  /// One picture.
  struct Picture: Hashable, Sendable {
    /// The hash of its pixels.
    var pixels: PixelHash
    /// The baseline that it was compared with; nil if there was none.
    var baseline: Baseline?
    /// The number of its group in the run's explanation; nil if it has none.
    var group: Int?

    /// Whether another one looks the same beside the same baseline.
    func isSame(_ other: Picture) -> Bool {
      switch (baseline, other.baseline) {
      case (nil, nil): pixels == other.pixels
      case (let own?, let others?): pixels == other.pixels && own.isSame(others)
      case (nil, _), (_, nil): false
      }
    }
  }

  /// A baseline as a person has seen it: of some only the file is known, of others only the picture.
  struct Baseline: Hashable, Sendable {
    /// The hash of its file.
    var file: ContentHash?
    /// The hash of its pixels.
    var pixels: PixelHash?

    /// Whether another one can be the same; nothing that both know differs.
    func isSame(_ other: Baseline) -> Bool {
      if let file, let others = other.file { return file == others }
      return pixels == other.pixels
    }
  }

  /// The name of the file in an output folder.
  static let name = "pictures.lock"
  /// How every such file begins.
  static let beginning = Array(header.map { $0 + "\n" }.joined().utf8)
  private static let header = ["# dsrender pictures, version 2", "# id pixels baseline group"]

  /// The picture of a shot.
  struct Line: Hashable, Sendable {
    /// The shot's id.
    var id: String
    /// What it looks like.
    var picture: Picture
  }

  /// Sorted by id: a dictionary of a hundred thousand takes three times the room.
  private var lines: [Line] = []

  /// The pictures of shots, each of which has one; none by default.
  init(_ lines: [Line] = []) { self.lines = lines.sorted { $0.id < $1.id } }

  private init(_ pictures: [String: Picture]) { self.init(pictures.map { Line(id: $0.key, picture: $0.value) }) }

  /// The picture of a shot; nil if there is none.
  subscript(id: String) -> Picture? { position(of: id).map { lines[$0].picture } }

  private func position(of id: String) -> Int? {
    let index = lines.partitionPoint { $0.id >= id }
    return index < lines.count && lines[index].id == id ? index : nil
  }

  /// Takes over the pictures of other shots.
  mutating func add(_ others: [Line]) {
    lines += others
    lines.sort { $0.id < $1.id }
  }

  /// Notes the groups that the run's explanation put the pictures into.
  mutating func note(_ groups: [RunReport.Group]) {
    for group in groups {
      for shot in group.shots { if let position = position(of: shot) { lines[position].picture.group = group.number } }
    }
  }

  /// The pictures of decisions.
  init(_ decisions: [Decisions.Decision]) {
    var pictures: [String: Picture] = [:]
    for decision in decisions {
      pictures[decision.shot] = Picture(
        pixels: decision.actual, baseline: decision.expected.map { Baseline(pixels: $0) })
    }
    self.init(pictures)
  }

  /// The numbers of the groups, ascending.
  package var groups: [Int] { Set(lines.compactMap(\.picture.group)).sorted() }

  /// The pictures of one group.
  package func only(group: Int) -> ViewedPictures { ViewedPictures(lines.filter { $0.picture.group == group }) }

  /// The ids of the pictures, sorted.
  package var ids: [String] { lines.map(\.id) }

  /// Distinguishes the pictures of this run from those of others: the hash of the file's text, 32 hexadecimal digits.
  var hash: String { contentHash(ofPieces: write).text }

  /// Writes the file's text line by line.
  func write(to sink: ([UInt8]) -> Void) {
    var piece = Self.beginning
    for line in lines {
      let picture = line.picture
      piece +=
        "\(line.id) \(picture.pixels.text) \(picture.baseline?.file?.text ?? "-") \(picture.group.map(String.init) ?? "-")\n"
        .utf8
      if piece.count > 1 << 16 {
        sink(piece)
        piece = []
      }
    }
    sink(piece)
  }

  /// The pictures that a run left in a folder, each as it lies there.
  /// - Throws: `FileError` where the file or a picture cannot be read; `DiagnosticsError` where the file has another
  ///   form, or a picture in the folder is not the one that the run drew.
  package init(folder: String) throws {
    let file = joinPath(folder, Self.name)
    let text = String(decoding: try readFile(file, limit: Limits.lockFileBytes, followingLinks: false), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard text.hasSuffix("\n"), lines.prefix(2).map(String.init) == Self.header else {
      throw Self.problem("this is not the list of a run's pictures, or it is incomplete", file, 1)
    }
    lines = lines.dropFirst(2).dropLast()
    var pictures: [String: Picture] = [:]
    for index in lines.indices {
      let fields = lines[index].split(separator: " ", omittingEmptySubsequences: false)
      guard fields.count == 4, isBaselineName(String(fields[0])), let pixels = PixelHash(text: fields[1]),
        fields[2] == "-" || ContentHash(text: fields[2]) != nil, fields[3] == "-" || Int(fields[3]) != nil
      else {
        throw Self.problem(
          "expected a shot's id, the hash of its pixels, that of its baseline and its group", file, index + 1)
      }
      let id = String(fields[0])
      let baseline = ContentHash(text: fields[2]).map { Baseline(file: $0) }
      pictures[id] = Picture(pixels: pixels, baseline: baseline, group: Int(fields[3]))
      try Self.check(id, pixels, in: folder)
    }
    self.init(pictures)
  }

  /// Checks that the picture in the folder, if there is one, has a hash: of its pixels, or of its file where another program
  /// made it.
  private static func check(_ id: String, _ pixels: PixelHash, in folder: String) throws {
    let path = try confinedPath(id + ".png", in: folder)
    let bytes: [UInt8]
    do { bytes = try readFile(path, limit: Limits.imageFileBytes, followingLinks: false) } catch {
      if error.isMissing { return }
      throw error
    }
    if contentHash(bytes).text == pixels.text { return }
    guard let picture = try? decodePNG(bytes, policy: .baseline, file: path), picture.pixelHash == pixels else {
      throw problem("the picture is not the one that the run drew", path, 0)
    }
  }

  private static func problem(_ message: String, _ file: String, _ line: Int) -> DiagnosticsError {
    DiagnosticsError([
      Diagnostic(
        "bad-pictures", message, at: SourceLocation(file: file, line: line),
        hint: "draw the pictures again with 'dsrender matrix --out', and look at them")
    ])
  }
}

/// What the page of the run that lies in a folder calls it in its decisions; nil if the folder holds no run.
package func runOfPictures(in folder: String) -> String? {
  let file = joinPath(folder, ViewedPictures.name)
  let bytes = try? readFile(file, limit: Limits.lockFileBytes, followingLinks: false)
  return bytes.map { contentHash($0).text }
}
