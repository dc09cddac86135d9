/// The parameters of a function, as its declaration writes them.
struct Parameters {
  /// One parameter.
  struct Parameter: Equatable {
    var label: Substring
    /// Whether calls may leave it out.
    var hasDefault: Bool
  }

  private(set) var all: [Parameter] = []

  /// Reads a declaration such as `func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View`.
  init(declaration: String) {
    // Arrows close no brackets.
    var rest = declaration.replacing("->", with: "→")[...]
    if let generics = rest.firstIndex(of: "<"), generics < rest.firstIndex(of: "(") ?? rest.startIndex {
      rest = rest[generics...].dropFirst(Self.length(upTo: { $1 == 0 && $0 == ">" }, rest[generics...]))
    }
    guard let open = rest.firstIndex(of: "(") else { return }
    rest = rest[open...].dropFirst()
    while !rest.isEmpty {
      let length = Self.length(upTo: { ($1 == 0 && $0 == ",") || $1 < 0 }, rest)
      let text = rest.prefix(length).drop { $0 == " " || $0 == "\n" }
      guard let label = text.split(whereSeparator: { $0 == " " || $0 == ":" }).first(where: { !$0.hasPrefix("@") })
      else { return }
      all.append(Parameter(label: label, hasDefault: text.contains(" = ")))
      if rest.dropFirst(length).first != "," { return }
      rest = rest.dropFirst(length + 1)
    }
  }

  /// Whether a call with some labels only is complete.
  func accept(_ labels: [Substring]) -> Bool {
    var rest = labels[...]
    for parameter in all {
      if parameter.label == rest.first {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty && !all.isEmpty
  }

  /// How many characters come before the one that a test stops at; it is given the depth of brackets after it.
  private static func length(upTo stops: (Character, Int) -> Bool, _ text: Substring) -> Int {
    var depth = 0
    for (index, character) in text.enumerated() {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if stops(character, depth) { return index }
    }
    return text.count
  }
}
