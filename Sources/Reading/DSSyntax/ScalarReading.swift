package import DSDiagnostics
import DSGeometry

/// Reading a value as the type that its place requires. Each reports `wrong-type` and returns nil on failure.
extension SyntaxNode {
  /// The text; numbers and truth values are text too where text is wanted.
  package func readString(_ what: String, _ bag: inout DiagnosticBag) -> String? {
    string ?? mismatch(what, "a string", &bag)
  }

  /// The finite number within a range; all numbers are allowed by default.
  package func readNumber(
    _ what: String, in range: ClosedRange<Double> = -.greatestFiniteMagnitude...(.greatestFiniteMagnitude),
    _ bag: inout DiagnosticBag
  ) -> Double? {
    guard let number else { return mismatch(what, "a number", &bag) }
    if range.contains(number) { return number }
    let low = range.lowerBound == -.greatestFiniteMagnitude ? nil : range.lowerBound.text()
    let high = range.upperBound == .greatestFiniteMagnitude ? nil : range.upperBound.text()
    let expected =
      switch (low, high) {
      case (let low?, let high?): "from \(low) to \(high)"
      case (let low?, nil): "of at least \(low)"
      case (nil, let high?): "of at most \(high)"
      case (nil, nil): "that is finite"
      }
    bag.error("out-of-range", "\(what) is \(shown), expected a number \(expected)", at: location)
    return nil
  }

  /// The whole number within a range.
  package func readInteger(_ what: String, in range: ClosedRange<Int>, _ bag: inout DiagnosticBag) -> Int? {
    guard let number else { return mismatch(what, "a whole number", &bag) }
    if let integer = Int(exactly: number), range.contains(integer) { return integer }
    bag.error(
      "out-of-range", "\(what) is \(shown), expected a whole number from \(range.lowerBound) to \(range.upperBound)",
      at: location)
    return nil
  }

  /// `true` or `false`.
  package func readBoolean(_ what: String, _ bag: inout DiagnosticBag) -> Bool? {
    if let boolean { return boolean }
    // YAML 1.1 has these words for them.
    let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][string?.lowercased() ?? ""]
    return mismatch(what, "true or false", hint: meant.map { "write \($0)" }, &bag)
  }

  /// The elements of a list.
  package func readArray(_ what: String, _ bag: inout DiagnosticBag) -> [SyntaxNode]? {
    elements ?? mismatch(what, "a list", &bag)
  }

  /// The members of a mapping.
  package func readMembers(_ what: String, _ bag: inout DiagnosticBag) -> [Member]? {
    members ?? mismatch(what, "a mapping", &bag)
  }

  /// One of several values.
  package func readChoice(_ what: String, among values: [String], _ bag: inout DiagnosticBag) -> String? {
    guard let value = readString(what, &bag) else { return nil }
    if values.contains(value) { return value }
    bag.error(
      "unknown-value", "\(what) is '\(value)', expected \(Self.list(values))", at: location,
      hint: didYouMean(value, among: values))
    return nil
  }

  /// One of the cases of a type, by its raw value.
  package func readChoice<Choice: RawRepresentable & CaseIterable>(
    _ what: String, of type: Choice.Type, _ bag: inout DiagnosticBag
  ) -> Choice? where Choice.RawValue == String {
    readChoice(what, among: type.allCases.map(\.rawValue), &bag).flatMap(Choice.init(rawValue:))
  }

  /// Reports a value of the wrong kind; gives nil, so that a reader can return it.
  package func mismatch<Value>(
    _ what: String, _ expected: String, hint: String? = nil, _ bag: inout DiagnosticBag
  ) -> Value? {
    bag.error("wrong-type", "\(what) is \(shown), expected \(expected)", at: location, hint: hint)
    return nil
  }

  /// The value in an author's words, with its text where it is a short scalar.
  package var shown: String {
    guard case .scalar(let text, _) = kind, !isNull, text.utf8.count <= 40 else { return kindName }
    return number == nil && boolean == nil ? "the string '\(text)'" : text
  }

  /// `'a', 'b' or 'c'`; long lists are cut.
  private static func list(_ values: [String]) -> String {
    let shown = values.prefix(12).map { "'\($0)'" }
    if values.count > shown.count { return "one of " + shown.joined(separator: ", ") + ", …" }
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }
}
