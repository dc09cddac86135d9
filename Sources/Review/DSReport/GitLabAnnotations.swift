import DSDiagnostics
import DSJSON

/// Prints annotations as GitLab's code quality report: a JSON array, which merge requests show beside the lines.
package enum GitLabAnnotations {
  /// How the file begins.
  package static let beginning = Array("[".utf8)

  /// The report as UTF-8.
  /// - Parameter configuration: the file that annotations without a place are shown at, since GitLab requires one.
  package static func bytes(_ annotations: [Annotation], configuration: String) -> [UInt8] {
    var json = JSONWriter(.indented)
    json.array { json in
      for annotation in annotations { json.object { write(annotation, configuration, &$0) } }
    }
    return json.bytes + Array("\n".utf8)
  }

  private static func write(_ annotation: Annotation, _ configuration: String, _ json: inout JSONWriter) {
    let place = annotation.place.flatMap { $0.file.isEmpty ? nil : $0 } ?? SourceLocation(file: configuration)
    let path = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    let description = "\(annotation.title)\n\(annotation.message)".printable
    json.member("description", description)
    json.member("check_name", "dsrender")
    json.member("fingerprint", fingerprint("\(path):\(place.line):\(description)"))
    json.member("severity", annotation.level == .error ? "major" : "minor")
    json.key("location")
    json.object { json in
      json.member("path", path)
      json.key("lines")
      json.object { $0.member("begin", max(1, place.line)) }
    }
  }

  /// FNV-1a of 64 bits as 16 hexadecimal digits: GitLab identifies annotations by it, and drops the second of two.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
