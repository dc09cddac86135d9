import DSDiagnostics

/// A value of a property list, in any of its forms, with the place at which it begins.
struct ListValue: Hashable, Sendable {
  /// What the value holds. Numbers, dates and data are texts: Xcode reads them as such.
  enum Content: Hashable, Sendable {
    case text(String)
    case list([ListValue])
    case table([String: ListValue])
  }

  var content: Content
  /// The place in its file.
  var place: SourceLocation

  /// The text; nil for lists and tables.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The texts of a list, without other values; a text alone counts as a list of one, as in build settings.
  var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  /// The entries of a table; nil for anything else.
  var table: [String: ListValue]? {
    if case .table(let table) = content { table } else { nil }
  }

  /// What the value is, with its article, for messages.
  var kind: String {
    switch content {
    case .text: "a text"
    case .list: "a list"
    case .table: "a table"
    }
  }
}

/// Reads a property list of either form that project files have: OpenStep's, which Xcode writes, or XML.
/// - Parameter file: the path that messages name.
func readPropertyList(_ bytes: [UInt8], file: String) throws(DiagnosticsError) -> ListValue {
  func refuse(_ message: String, _ hint: String) -> DiagnosticsError {
    DiagnosticsError([
      Diagnostic("unreadable-project", message, at: SourceLocation(file: file), hint: hint)
    ])
  }
  if bytes.starts(with: Array("bplist".utf8)) {
    throw refuse(
      "a binary property list, expected text", "'plutil -convert xml1' makes text of it on a Mac")
  }
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  guard let first = bytes[start...].first(where: { !isSpace($0) }) else {
    throw refuse("the file is empty, expected a property list", "take it from an earlier commit")
  }
  guard String(validating: bytes, as: UTF8.self) != nil else {
    throw refuse("the file is not UTF-8, expected a property list in text", "save it as UTF-8")
  }
  if first == UInt8(ascii: "<"), !isData(bytes[start...]) { return try XMLListReader.read(bytes, file: file) }
  return try OpenStepReader.read(bytes, from: start, file: file)
}

/// Whether a list begins with OpenStep's data, `<0fbd…>`, and not with a tag.
private func isData(_ bytes: ArraySlice<UInt8>) -> Bool {
  let rest = bytes.drop { isSpace($0) }.dropFirst().prefix { $0 != UInt8(ascii: ">") }
  return !rest.isEmpty && rest.allSatisfy { isSpace($0) || hexadecimal($0) != nil }
}

/// Whether a byte is a space, a tab or the end of a line.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// The value of a hexadecimal digit; nil for any other byte.
func hexadecimal(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
