import DSDiagnostics

/// The rule for every name that becomes a part of a shot's id, and thereby of a file's path.
package enum ShotName {
  /// What a name may be, for messages.
  package static let rule = "1 to \(Limits.nameBytes) ASCII letters, digits, '.', '_' and '-', a letter or digit first"
  /// What a component's name may be, for messages.
  package static let componentRule =
    "1 to \(Limits.nameBytes) lowercase letters, digits and '-', a letter or digit first"

  /// Whether a text is `[A-Za-z0-9][A-Za-z0-9._-]{0,99}`; such a name never leaves a folder.
  package static func isValid(_ name: String) -> Bool {
    guard (1...Limits.nameBytes).contains(name.utf8.count), let first = name.utf8.first, isAlphanumeric(first) else {
      return false
    }
    return name.utf8.allSatisfy { isAlphanumeric($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
  }

  /// Whether a text is a name without a dot; axis values are joined by dots in ids.
  package static func isValidAxisValue(_ name: String) -> Bool {
    isValid(name) && !name.utf8.contains(0x2E)
  }

  /// Whether a text is `[a-z0-9][a-z0-9-]{0,99}`.
  package static func isValidComponent(_ name: String) -> Bool {
    isValid(name) && name.utf8.allSatisfy { $0 == 0x2D || (isAlphanumeric($0) && !(0x41...0x5A).contains($0)) }
  }

  /// What follows a design system's name in the ids of shots that tests make; no system of a configuration ends in it.
  package static let testEnding = ".tests"

  /// Whether an id is that of a shot that a test makes, such as `kit.tests/card-tests/pear@dark`.
  package static func isOfTests(_ id: String) -> Bool { id.prefix { $0 != "/" }.hasSuffix(testEnding) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
