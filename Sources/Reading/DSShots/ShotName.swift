import DSDiagnostics

/// The rule for every name that becomes a part of a shot's id, and thereby of a file's path.
package enum ShotName {
  /// What a name may be, for messages.
  package static let rule = "1 to \(Limits.nameBytes) ASCII letters, digits, '.', '_' and '-', a letter or digit first"
  /// What a component's name may be, for messages.
  package static let componentRule =
    "1 to \(Limits.nameBytes) lowercase letters, digits and '-', a letter or digit first"
  /// A pattern of JSON Schema for names that Windows takes for those of devices.
  package static let reservedPattern = "(con|prn|aux|nul|com[0-9]|lpt[0-9])"

  /// The hint of a name that is not valid: what to write instead, or `rule`.
  package static func hint(for name: String, rule: String = rule) -> String {
    if isReserved(name) { return "Windows takes '\(name)' for a device; write a different name, such as 'x-\(name)'" }
    let kept = String(name.reversed().drop { $0 == "." }.reversed())
    if name.hasSuffix("."), isValid(kept) { return "Windows drops a '.' at the end; write '\(kept)'" }
    return "a name is " + rule
  }

  /// Whether a text is `[A-Za-z0-9][A-Za-z0-9._-]{0,99}`, ends in no dot and names no device of Windows: such a name never
  /// leaves a folder, and every file system holds it.
  package static func isValid(_ name: String) -> Bool {
    isPart(name) && name.utf8.last != 0x2E && !isReserved(name)
  }

  /// Whether a text is `[A-Za-z0-9][A-Za-z0-9._-]{0,99}`, as every part of a name is.
  package static func isPart(_ name: String) -> Bool {
    guard (1...Limits.nameBytes).contains(name.utf8.count), let first = name.utf8.first, isAlphanumeric(first) else {
      return false
    }
    return name.utf8.allSatisfy { isAlphanumeric($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
  }

  /// Whether Windows takes a file's name for that of a device, whatever follows the first dot.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.utf8.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
      && stem.utf8.last.map { (0x30...0x39).contains($0) } == true
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
