import DSFiles
import DSGeometry
import DSImage
import Glibc
import TestFolder
import Testing

/// The pictures that the program wrote of the fixtures' shots, as PNG and as SVG.
struct Shots: Sendable {
  /// Every scenario of every system in one brand and at one density; in dark those with different shadows and
  /// colours, and one picture of all components.
  private static let filters = [
    "dbux/**@db.light.regular", "dbux/{overview,adaptive-colors,elevations,card,notification}/**@db.dark.regular",
    "ouds/**@orange.light.regular", "ouds/{overview,color-list,elevations,alert}/**@orange.dark.regular",
    "profile/**@light", "profile/**@dark",
  ]

  /// The folder that the program wrote into.
  let folder: TestFolder
  /// The shots' ids, ascending.
  let ids: [String]

  /// Runs the program that `DSRENDER_BINARY` names, or the one that was built with the tests.
  init(jobs: Int = 2) throws {
    folder = TestFolder()
    let root = Repository.path
    let program = try environment("DSRENDER_BINARY") ?? Self.builtProgram()
    try #require(access(program, X_OK) == 0, "\(program) is not a program: run swift build, or scripts/test")
    let output = folder.path + "/shots"
    let code = run(
      program,
      ["matrix", "--config", "\(root)/dsrender.yaml", "--out", output, "--format", "png,svg", "--jobs", String(jobs)]
        + Self.filters.flatMap { ["--filter", $0] })
    // Whether the shots equal their baselines is no matter here.
    try #require((0...2).contains(code), "dsrender ended with \(code)")
    ids = try listFiles(output, suffix: ".svg").map { String($0.dropLast(4)) }
  }

  /// The program beside the one that runs the tests.
  private static func builtProgram() throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    try #require(length > 0)
    let runner = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return splitPath(runner).folder + "/dsrender"
  }

  /// The bytes of a shot's SVG document.
  func svg(_ id: String) throws -> [UInt8] {
    try readFile("\(folder.path)/shots/\(id).svg", limit: 1 << 26)
  }

  /// A shot's raster picture.
  func picture(_ id: String) throws -> Bitmap { try readPNG("\(folder.path)/shots/\(id).png") }

  /// A shot's SVG document, with the size and the scale that it states.
  func document(_ id: String) throws -> SVGDocument {
    let text = String(decoding: try svg(id), as: UTF8.self)
    func value(of attribute: String) throws -> Substring {
      let parts = text.split(separator: "\(attribute)=\"", maxSplits: 1)
      return try #require(parts.count == 2 ? parts[1].split(separator: "\"", maxSplits: 1).first : nil)
    }
    let box = try value(of: "viewBox").split(separator: " ").compactMap { Int($0) }
    let width = try #require(Double(String(try value(of: " width"))))
    try #require(box.count == 4 && width > 0, "\(id) has no viewBox")
    return SVGDocument(
      text: text, width: box[2], height: box[3], scale: Int((Double(box[2]) / width).rounded()))
  }
}
