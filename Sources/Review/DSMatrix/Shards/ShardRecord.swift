import DSBaselines
package import DSDiagnostics
import DSFiles
import DSImage

/// What a shard found out, as `shard.lock` in its folder: what it was drawn from, then a line for each of its shots.
///
/// The last line has a hash of all before it, so that a damaged digit is found out. Pictures need not come along: a
/// shot that equals its baseline has the baseline's picture, and any other shot is drawn again by `merge`, which finds
/// the same or reports that it does not.
struct ShardRecord: Sendable {
  /// What became of one shot.
  struct Line: Hashable, Sendable {
    /// The word of the report for it, such as `unchanged`.
    var status: String
    /// The hash of its pixels; nil if it has none.
    var pixels: PixelHash?
    /// The hash of its baseline's file and the size of its picture, where it equals its baseline and nothing was noticed.
    var baseline: Baseline?
  }

  /// A baseline that a picture equals.
  struct Baseline: Hashable, Sendable {
    var file: ContentHash
    var width: Int
    var height: Int
  }

  /// The name of the file in a shard's folder.
  static let name = "shard.lock"
  /// How every such file begins.
  static let beginning = Array((version + "\n").utf8)
  private static let version = "# dsrender shard, version 1"
  private static let end = "# end "

  var shard: Shard
  var inputs: ShardInputs
  /// By the ids of the shots.
  var lines: [String: Line]

  /// The file's text.
  var bytes: [UInt8] {
    var text = [Self.version, "# shard \(shard.text)"] + inputs.parts.map { "# \($0.name) \($0.value)" }
    for (id, line) in lines.sorted(by: { $0.key < $1.key }) {
      let baseline = line.baseline.map { "\($0.file.text) \($0.width) \($0.height)" } ?? "-"
      text.append("\(id) \(line.status) \(line.pixels?.text ?? "-") \(baseline)")
    }
    let body = Array(text.map { $0 + "\n" }.joined().utf8)
    return body + Array((Self.end + contentHash(body).text + "\n").utf8)
  }
}

extension ShardRecord {
  /// Reads the record in a shard's folder.
  init(folder: String) throws(ShardProblem) {
    let path = joinPath(folder, Self.name)
    let text: String
    do {
      text = String(decoding: try readFile(path, limit: Limits.lockFileBytes, followingLinks: false), as: UTF8.self)
    } catch {
      throw ShardProblem(
        folder, error.isMissing ? "holds no shard: there is no \(Self.name)" : error.message,
        hint: "name the folders that 'dsrender matrix --shard' wrote")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.version[...] else {
      throw ShardProblem(folder, "\(Self.name) is not one of this version of dsrender", hint: "draw the shard again")
    }
    guard text.hasSuffix("\n"), lines.popLast() == "", let last = lines.popLast(), last.hasPrefix(Self.end) else {
      throw ShardProblem(folder, "\(Self.name) is incomplete: the shard did not finish", hint: "draw it again")
    }
    guard contentHash(Array(text.utf8.dropLast(last.utf8.count + 1))).text == last.dropFirst(Self.end.count) else {
      throw ShardProblem(
        folder, "\(Self.name) is damaged: it is not as the shard wrote it",
        hint: "copy it again, or draw the shard again")
    }
    func head(_ name: String) throws(ShardProblem) -> String {
      let beginning = "# \(name) "
      guard let line = lines.popFirst(), line.hasPrefix(beginning) else {
        throw ShardProblem(folder, "\(Self.name) has no line '\(name)'", hint: "draw the shard again")
      }
      return String(line.dropFirst(beginning.count))
    }
    guard let shard = Shard(try head("shard")) else {
      throw ShardProblem(folder, "\(Self.name) does not say which shard it is", hint: "draw the shard again")
    }
    var parts: [ShardInputs.Part] = []
    for name in ["program", "renderer", "sources", "baselines", "views"] {
      parts.append(ShardInputs.Part(name: name, value: try head(name)))
    }
    var found: [String: Line] = [:]
    for line in lines {
      guard let (id, value) = Self.line(line), found.updateValue(value, forKey: id) == nil else {
        throw ShardProblem(folder, "\(Self.name) is damaged at '\(line.prefix(60))'", hint: "draw the shard again")
      }
    }
    (self.shard, inputs, self.lines) = (shard, ShardInputs(parts: parts), found)
  }

  private static func line(_ text: Substring) -> (String, Line)? {
    let fields = text.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 4 || fields.count == 6, isBaselineName(String(fields[0])) else { return nil }
    let pixels = PixelHash(text: fields[2])
    guard pixels != nil || fields[2] == "-" else { return nil }
    var line = Line(status: String(fields[1]), pixels: pixels)
    if fields.count == 6 {
      guard let file = ContentHash(text: fields[3]), let width = Int(fields[4]), let height = Int(fields[5]),
        pixels != nil, line.status == "unchanged"
      else { return nil }
      line.baseline = Baseline(file: file, width: width, height: height)
    } else if fields[3] != "-" {
      return nil
    }
    return (String(fields[0]), line)
  }
}

/// Why a folder is not the shard that is wanted.
package struct ShardProblem: Error, Sendable {
  /// The problem, at the folder.
  package let diagnostic: Diagnostic

  init(_ folder: String, _ message: String, hint: String) {
    diagnostic = Diagnostic(
      "bad-shard", "'\(folder)' " + message, at: SourceLocation(file: folder), hint: hint)
  }
}
