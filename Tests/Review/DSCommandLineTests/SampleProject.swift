import Glibc
import TestFolder
import Testing

/// A small design system in a folder of its own, gone with the test.
final class SampleProject: Sendable {
  private let root = TestFolder()
  /// The folder.
  var folder: String { root.path }

  /// Writes the files; with `approved` the baselines of its six shots are recorded.
  init(approved: Bool = false) throws {
    for (name, text) in Self.files { try write(name, text) }
    try #require(symlink(ProgramUnderTest.repository + "/.fonts", self["fonts"]) == 0)
    if approved { try #require(run("approve", "--all").code == 0) }
  }

  /// The path of a name in the folder.
  subscript(_ name: String) -> String { folder + "/" + name }

  /// Runs the program in the folder.
  func run(_ arguments: String...) -> Outcome { run(arguments) }

  /// Runs the program in the folder.
  func run(_ arguments: [String]) -> Outcome { DSCommandLineTests.run(arguments, Surroundings(folder: folder)) }

  /// Writes bytes into a file, with the folders that it lies in.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    var folder = self.folder
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o777)
    }
    let file = try #require(fopen(self[name], "we"), "\(name)")
    defer { fclose(file) }
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  /// Writes text into a file.
  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// The bytes of a file; nil where there is none.
  func read(_ name: String) -> [UInt8]? { contents(self[name]) }

  /// The text of a file.
  func text(_ name: String) throws -> String { String(decoding: try #require(read(name)), as: UTF8.self) }

  /// Replaces the only place of a text in a file.
  func replace(_ old: String, by new: String, in name: String) throws {
    let parts = try text(name).split(separator: old, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "'\(old)' stands once in \(name)")
    try write(name, parts.joined(separator: new))
  }

  /// What each file below a folder holds, with the number of the file itself, which a replaced file changes.
  func state(of name: String) -> [String: FileState] {
    var found: [String: FileState] = [:]
    for file in names(below: self[name]) {
      var status = stat()
      guard lstat(self[name] + "/" + file, &status) == 0 else { continue }
      found[file] = FileState(
        number: status.st_ino, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
        // A pipe has no end.
        bytes: status.st_mode & S_IFMT == S_IFREG ? contents(self[name] + "/" + file) ?? [] : [])
    }
    return found
  }

  /// A file as it is now.
  struct FileState: Equatable {
    var number: UInt
    var seconds: Int
    var nanoseconds: Int
    var bytes: [UInt8]
  }

  /// The ids that a report names with a word, in order.
  static func ids(_ word: String, in output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix(word + "  ") }.map { String($0.dropFirst(word.count + 2)) }
  }

  private static let files = [
    ("dsrender.yaml", configuration), ("tokens/demo.resolver.json", resolver), ("tokens/base.tokens.json", base),
    ("tokens/light.tokens.json", scheme(page: "1, 1, 1", brand: "0.2, 0.3, 0.8")),
    ("tokens/dark.tokens.json", scheme(page: "0, 0, 0", brand: "0.7, 0.7, 1")),
    ("components/chip.yaml", chip), ("components/note.yaml", note), ("components/tile.yaml", tile),
    (
      "symbols/dot.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>"#
    ),
  ]

  private static let configuration = """
    version: 1
    baselines: Baselines
    systems:
      demo:
        resolver: tokens/demo.resolver.json
        components: components
        symbols: symbols
        fonts:
          - file: fonts/NotoSans.ttf
            sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
            family: Noto Sans
            weights: [400, 700]
        defaults:
          font: {family: Noto Sans, size: 12, weight: 400}
          foreground: "{color.text}"
          background: "{color.page}"
          padding: 4

    """

  private static let resolver = """
    {
      "name": "Demo",
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
      "modifiers": {
        "scheme": {
          "default": "light",
          "contexts": {
            "light": [{"$ref": "light.tokens.json"}],
            "dark": [{"$ref": "dark.tokens.json"}]
          }
        }
      },
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]
    }

    """

  private static let base = """
    {
      "raw": {"$type": "dimension", "eight": {"$value": {"value": 8, "unit": "px"}}},
      "space": {"$type": "dimension", "small": {"$value": "{raw.eight}"}}
    }

    """

  private static func scheme(page: String, brand: String) -> String {
    """
    {
      "color": {
        "$type": "color",
        "page": {"$value": {"colorSpace": "srgb", "components": [\(page)]}},
        "text": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}},
        "brand": {"$value": {"colorSpace": "srgb", "components": [\(brand)]}}
      }
    }

    """
  }

  private static let chip = """
    component: chip
    body:
      Capsule: {}
      modifiers:
        - frame: {width: 32, height: 16}
        - foregroundStyle: "{color.brand}"
    scenarios:
      default: {}

    """

  private static let note = """
    component: note
    body:
      Text: Note
    scenarios:
      default: {}

    """

  private static let tile = """
    component: tile
    body:
      Rectangle: {}
      modifiers:
        - frame: {width: 24, height: 24}
        - padding: "{space.small}"
    scenarios:
      default: {}

    """
}
