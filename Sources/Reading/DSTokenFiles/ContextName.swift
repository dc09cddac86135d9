/// Names of modes and contexts as design tools give them, such as "Mode 1", "Größe L" or "v1.5", made ids that can be part
/// of a shot's name.
enum ContextName {
  /// The name itself where it can be an id, else an id that is like it: `mode-1`, `groesse-l`, `v1-5`.
  /// - Parameters:
  ///   - taken: ids in use; the result is a different one.
  ///   - names: ids that were given to names.
  static func id(
    for name: String, taken: some Collection<String>, names: [String: String], fallback: String = "context"
  ) -> String {
    let id = names[name] ?? (isValid(name) ? name : spelled(name, or: fallback))
    var unique = id
    var number = 2
    while taken.contains(where: { $0.lowercased() == unique.lowercased() }) {
      unique = "\(id)-\(number)"
      number += 1
    }
    return unique
  }

  /// Whether a name is letters and digits of ASCII, `-` and `_`, and begins with one of the former.
  static func isValid(_ name: String) -> Bool {
    guard (1...maximalBytes).contains(name.utf8.count), let first = name.utf8.first, isAlphanumeric(first) else {
      return false
    }
    return name.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  private static let maximalBytes = 80

  private static func spelled(_ name: String, or fallback: String) -> String {
    var id = ""
    for letter in name.lowercased() {
      if let spelling = spellings[letter] {
        id += spelling
      } else if letter.utf8.count == 1, let byte = letter.utf8.first, isAlphanumeric(byte) {
        id.append(letter)
      } else if id.utf8.last != UInt8(ascii: "-"), !id.isEmpty {
        id += "-"
      }
    }
    while id.utf8.last == UInt8(ascii: "-") { id.removeLast() }
    id = String(id.prefix(maximalBytes))
    return id.isEmpty ? fallback : id
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// How letters of European languages are written in ASCII.
  private static let spellings: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "aa", "æ": "ae", "ç": "c",
    "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o",
    "ô": "o", "õ": "o", "ø": "oe", "œ": "oe", "ù": "u", "ú": "u", "û": "u", "ý": "y", "ÿ": "y", "ł": "l", "ś": "s",
    "š": "s", "ż": "z", "ź": "z", "ž": "z", "č": "c", "ć": "c", "ę": "e", "ą": "a", "ń": "n", "ő": "oe", "ű": "ue",
    "ř": "r", "ě": "e", "ů": "u", "ğ": "g", "ı": "i", "ş": "s",
  ]
}
