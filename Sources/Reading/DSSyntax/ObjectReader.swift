package import DSDiagnostics

/// Reads the members of a mapping by key and reports what is missing, of the wrong kind or not known.
///
/// Read every key there can be, then call `finish`, which reports the keys that were not read.
package struct ObjectReader {
  /// The mapping.
  package let node: SyntaxNode
  /// What the mapping describes, for messages, such as "a scenario".
  package let what: String
  /// The keys read so far.
  package private(set) var knownKeys: [String] = []

  /// A reader of a mapping; reports `wrong-type` and gives nil for another kind of value.
  package init?(_ node: SyntaxNode, as what: String, _ bag: inout DiagnosticBag) {
    guard node.readMembers(what, &bag) != nil else { return nil }
    self.node = node
    self.what = what
  }

  /// The value of a key, of any kind; nil if it is absent.
  package mutating func value(_ key: String) -> SyntaxNode? {
    if !knownKeys.contains(key) { knownKeys.append(key) }
    return node[key]
  }

  /// The value of a key; reports `missing-key` where it is absent.
  package mutating func required(_ key: String, _ bag: inout DiagnosticBag) -> SyntaxNode? {
    if let value = value(key) { return value }
    let others = (node.members ?? []).map(\.key).filter { !knownKeys.contains($0) }
    let misspelt = suggestion(for: key, among: others).map { "is '\($0)' misspelt?" }
    bag.error("missing-key", "\(what) needs '\(key)'", at: node.location, hint: misspelt)
    return nil
  }

  /// A string.
  package mutating func string(_ key: String, required: Bool = false, _ bag: inout DiagnosticBag) -> String? {
    find(key, required, &bag)?.readString("'\(key)'", &bag)
  }

  /// A number within a range.
  package mutating func number(
    _ key: String, in range: ClosedRange<Double> = -.greatestFiniteMagnitude...(.greatestFiniteMagnitude),
    required: Bool = false, _ bag: inout DiagnosticBag
  ) -> Double? {
    find(key, required, &bag)?.readNumber("'\(key)'", in: range, &bag)
  }

  /// A whole number within a range.
  package mutating func integer(
    _ key: String, in range: ClosedRange<Int>, required: Bool = false, _ bag: inout DiagnosticBag
  ) -> Int? {
    find(key, required, &bag)?.readInteger("'\(key)'", in: range, &bag)
  }

  /// `true` or `false`.
  package mutating func boolean(_ key: String, required: Bool = false, _ bag: inout DiagnosticBag) -> Bool? {
    find(key, required, &bag)?.readBoolean("'\(key)'", &bag)
  }

  /// The elements of a list; empty if it is absent or no list.
  package mutating func array(_ key: String, required: Bool = false, _ bag: inout DiagnosticBag) -> [SyntaxNode] {
    find(key, required, &bag)?.readArray("'\(key)'", &bag) ?? []
  }

  /// A list of strings; empty if it is absent or no list.
  package mutating func strings(_ key: String, required: Bool = false, _ bag: inout DiagnosticBag) -> [String] {
    var strings: [String] = []
    for element in array(key, required: required, &bag) {
      if let string = element.readString("an element of '\(key)'", &bag) { strings.append(string) }
    }
    return strings
  }

  /// The members of a mapping; empty if it is absent or no mapping.
  package mutating func members(
    _ key: String, required: Bool = false, _ bag: inout DiagnosticBag
  ) -> [SyntaxNode.Member] {
    find(key, required, &bag)?.readMembers("'\(key)'", &bag) ?? []
  }

  /// A reader of the mapping at a key; nil if it is absent or no mapping.
  package mutating func object(
    _ key: String, required: Bool = false, _ bag: inout DiagnosticBag
  ) -> ObjectReader? {
    guard let value = find(key, required, &bag) else { return nil }
    return ObjectReader(value, as: "'\(key)'", &bag)
  }

  /// One of several values.
  package mutating func choice(
    _ key: String, among values: [String], required: Bool = false, _ bag: inout DiagnosticBag
  ) -> String? {
    find(key, required, &bag)?.readChoice("'\(key)'", among: values, &bag)
  }

  /// One of the cases of a type, by its raw value.
  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type, required: Bool = false, _ bag: inout DiagnosticBag
  ) -> Choice? where Choice.RawValue == String {
    find(key, required, &bag)?.readChoice("'\(key)'", of: type, &bag)
  }

  /// Reports every key that was not read.
  package func finish(_ bag: inout DiagnosticBag) {
    for member in node.members ?? [] where !knownKeys.contains(member.key) {
      let free = knownKeys.filter { node[$0] == nil }
      let expected = knownKeys.isEmpty ? nil : "known keys: " + knownKeys.sorted().joined(separator: ", ")
      bag.error(
        "unknown-key", "\(what) has no '\(member.key)'", at: member.location,
        hint: didYouMean(member.key, among: free) ?? didYouMean(member.key, among: knownKeys) ?? expected)
    }
  }

  private mutating func find(_ key: String, _ isRequired: Bool, _ bag: inout DiagnosticBag) -> SyntaxNode? {
    isRequired ? required(key, &bag) : value(key)
  }
}
