import DSDiagnostics
package import DSFiles
import DSImage
package import DSProject

/// What decides a run's pictures and its verdicts, in short: shards of one run have the same.
package struct ShardInputs: Hashable, Sendable {
  /// One of them: what it is, and a hash or a name that changes with it.
  package struct Part: Hashable, Sendable {
    /// What the part is, and the hash or name that changes with it.
    package let name: String
    package let value: String
  }

  /// The parts, in fixed order.
  package let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// The inputs of a project that was just read.
  /// - Parameter views: the revision or program that its Swift views come from; nil if it has none.
  package init(of project: Project, tool: String, views: String?) throws(FileError) {
    var text: [UInt8] = []
    for path in (Array(project.read.trees.keys) + Array(project.read.files)).sorted() {
      let bytes = try readFile(path, limit: Limits.imageFileBytes)
      text += "\(path) \(contentHash(bytes).text)\n".utf8
    }
    let lock = joinPath(project.baselines, "baselines.lock")
    let baselines = try fileKind(lock) == nil ? [] : try readFile(lock, limit: Limits.lockFileBytes)
    let renderers = project.systems.map(\.fingerprint).joined(separator: "+")
    parts = [
      Part(name: "program", value: tool.replacing(" ", with: "-")),
      Part(name: "renderer", value: renderers.isEmpty ? "-" : renderers),
      Part(name: "sources", value: contentHash(text).text),
      Part(name: "baselines", value: contentHash(baselines).text),
      Part(name: "views", value: views ?? "-"),
    ]
  }

  /// That some parts differ, with a verb that fits their number: `the program differs`.
  static func words(of parts: [String]) -> String {
    let isOne = parts.count == 1 && !parts[0].hasSuffix("s")
    return "the " + parts.joined(separator: " and the ") + (isOne ? " differs" : " differ")
  }

  /// The names of the parts that differ.
  func differences(from other: ShardInputs) -> [String] {
    zip(parts, other.parts).filter { $0 != $1 }.map(\.0.name)
  }
}
