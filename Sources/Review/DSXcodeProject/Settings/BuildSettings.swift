import DSDiagnostics
import DSFiles

/// The build settings of a target, as Xcode puts them together: the project's file, the project, the target's file, the
/// target; a later one takes the place of an earlier one, or adds to it by `$(inherited)`.
struct BuildSettings: Sendable {
  /// What the settings hold, with references to others in them.
  private var values: [String: String]
  private let sdk: String
  private let configuration: String

  /// Settings that only have what every target has.
  /// - Parameters:
  ///   - sdk: the SDK that conditions are compared with, such as `iphonesimulator`.
  ///   - configuration: the name of the configuration, such as `Debug`.
  init(_ values: [String: String] = [:], sdk: String, configuration: String) {
    (self.values, self.sdk, self.configuration) = (values, sdk, configuration)
  }

  /// Puts settings above those that there are.
  mutating func add(_ written: [WrittenSetting]) {
    // One without conditions comes first: one that is meant for this build takes its place.
    for setting in written.filter({ $0.conditions.isEmpty }) + written.filter({ !$0.conditions.isEmpty })
    where applies(setting) {
      let inherited = values[setting.name] ?? ""
      let value = setting.value
        .replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
      guard value.utf8.count <= Limits.settingBytes else { continue }
      values[setting.name] = trimmed(value)
    }
  }

  private func applies(_ setting: WrittenSetting) -> Bool {
    setting.conditions.allSatisfy { name, pattern in
      switch name {
      case "sdk": matches(pattern, sdk)
      case "config": matches(pattern, configuration)
      case "arch": matches(pattern, "arm64")
      default: false
      }
    }
  }

  /// Whether a pattern fits a name; only a star at its end is one.
  private func matches(_ pattern: String, _ name: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : pattern == name
  }

  /// The value of a setting with its references filled in; nil if it is not set, or empty.
  subscript(name: String) -> String? {
    var references = 0
    guard let value = values[name].map({ trimmed(expanded($0, open: [name], &references)) }), !value.isEmpty else {
      return nil
    }
    return value
  }

  /// A text with its references to settings filled in.
  func filled(_ text: String) -> String {
    var references = 0
    return expanded(text, open: [], &references)
  }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { self[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false }

  /// The words of a setting; quotes hold words together.
  func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in self[name] ?? "" {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The names of all settings, sorted.
  var names: [String] { values.keys.sorted() }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
  /// - Parameters:
  ///   - open: the settings that are being filled in: one in itself is empty.
  ///   - references: how many were replaced so far.
  private func expanded(_ text: String, open names: Set<String>, _ references: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, let end = ["(": ")", "{": "}"][String(rest[open])],
        let close = closing(end, in: rest[rest.index(after: open)...], opening: String(rest[open]))
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      references += 1
      // Each reference may double them.
      guard references <= Limits.settingReferences else { return "" }
      let inner = expanded(String(rest[rest.index(after: open)..<close]), open: names, &references)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var value = ""
      if !names.contains(parts[0]) {
        value = expanded(values[parts[0]] ?? "", open: names.union([parts[0]]), &references)
      }
      for modifier in parts.dropFirst() { value = modified(value, modifier) }
      result += value
      guard result.utf8.count <= Limits.settingBytes else { return "" }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func closing(_ end: String, in text: Substring, opening: String) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if String(text[index]) == end {
        if depth == 0 { return index }
        depth -= 1
      } else if String(text[index]) == opening {
        depth += 1
      }
    }
    return nil
  }

  private func modified(_ value: String, _ modifier: String) -> String {
    if modifier.hasPrefix("default=") { return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value }
    return switch modifier {
    case "c99extidentifier", "identifier": moduleName(value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "base": bareName(splitPath(value).leaf)
    default: value
    }
  }
}

/// A name as Xcode makes a module's of it: every character that no identifier has there becomes an underscore.
func moduleName(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isAllowed = scalar.properties.isXIDContinue
    result.unicodeScalars.append(isAllowed ? scalar : "_")
  }
  if let first = result.unicodeScalars.first, !first.properties.isXIDStart, first != "_" {
    result = "_" + result.unicodeScalars.dropFirst().map(String.init).joined()
  }
  return result
}
