import DSDiagnostics
import DSFiles

/// A setting as it is written: `NAME[sdk=iphoneos*] = value`.
struct WrittenSetting: Hashable, Sendable {
  var name: String
  /// The conditions, such as `sdk` and `iphoneos*`.
  var conditions: [String: String] = [:]
  var value: String

  /// A setting by its key, which may have conditions.
  init(key: String, value: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = trimmed(String(parts[0]))
    self.value = value
    for part in parts.dropFirst() {
      for condition in part.prefix(while: { $0 != "]" }).split(separator: ",") {
        let words = condition.split(separator: "=", maxSplits: 1).map { trimmed(String($0)) }
        if words.count == 2 { conditions[words[0]] = words[1] }
      }
    }
  }
}

/// Reads the settings of `.xcconfig` files, with those that they include, in the order in which they are written.
struct ConfigurationFileReader {
  private(set) var settings: [WrittenSetting] = []
  private(set) var problems = DiagnosticBag()
  /// The files that are being read.
  private var open: [String] = []

  /// Reads a file.
  /// - Parameters:
  ///   - path: its absolute path.
  ///   - place: where it is named; nil for the first.
  mutating func read(_ path: String, from place: SourceLocation, isOptional: Bool = false) {
    guard !open.contains(path) else {
      problems.error(
        "endless-include", "'\(path)' includes itself", at: place, hint: "remove one of the '#include' lines")
      return
    }
    guard open.count < Limits.includedSettings else {
      problems.error(
        "endless-include", "files include each other more than \(Limits.includedSettings) deep", at: place,
        hint: "include fewer files in one another")
      return
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try readFile(path, limit: Limits.textFileBytes) } catch {
      // Pods write theirs when they are installed, and teams keep some out of their repositories.
      if !isOptional {
        problems.warning(
          "missing-settings", error.message + "; its settings are left out", at: place,
          hint: path.contains("/Pods/") ? "pods are not drawn; what needs them does not compile" : error.hint)
      }
      return
    }
    open.append(path)
    for (index, line) in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      read(line: String(line), at: SourceLocation(file: path, line: index + 1))
    }
    open.removeLast()
  }

  private mutating func read(line: String, at place: SourceLocation) {
    let text = trimmed(withoutComment(line))
    guard !text.isEmpty else { return }
    if text.hasPrefix("#include") {
      let rest = text.dropFirst("#include".count)
      let isOptional = rest.hasPrefix("?")
      let name = rest.drop { $0 != "\"" && $0 != "<" }.dropFirst().prefix { $0 != "\"" && $0 != ">" }
      guard !name.isEmpty else {
        problems.error(
          "bad-setting", "expected '#include \"file.xcconfig\"'", at: place, hint: "put the path into quotes")
        return
      }
      let folder = splitPath(place.file).folder
      read(normalizedPath(joinPath(folder, String(name))), from: place, isOptional: isOptional)
      return
    }
    guard let end = assignment(in: text) else {
      problems.error(
        "bad-setting", "expected 'NAME = value', '#include' or a comment", at: place, hint: "comments begin with '//'")
      return
    }
    var value = trimmed(String(text[text.index(after: end)...]))
    if value.hasSuffix(";") { value = trimmed(String(value.dropLast())) }
    settings.append(WrittenSetting(key: String(text[..<end]), value: value))
  }

  /// The sign of the assignment; those in conditions do not count.
  private func assignment(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  /// A line without what follows `//`; Xcode knows no quotes here.
  private func withoutComment(_ line: String) -> String {
    guard let slashes = line.firstRange(of: "//") else { return line }
    return String(line[..<slashes.lowerBound])
  }
}

/// A text without spaces around it.
func trimmed(_ text: String) -> String {
  let bytes = Array(text.utf8)
  guard let start = bytes.firstIndex(where: { !isSpace($0) }), let end = bytes.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(decoding: bytes[start...end], as: UTF8.self)
}
