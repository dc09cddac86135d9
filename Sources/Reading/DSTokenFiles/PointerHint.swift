import DSCascade

/// What to write instead of a text that is not a JSON pointer.
///
/// A path of names gets the slashes that it lacks: `#orange` and `{color.orange}` are `#/orange` and `#/color/orange`.
/// - Parameter file: what precedes the pointer.
func pointerHint(_ text: String, of file: String = "") -> String {
  let names = text.drop { "#/{".contains($0) }.prefix { $0 != "}" }
  let steps = names.split(whereSeparator: { "./".contains($0) }).map(String.init)
  guard !steps.isEmpty, !names.contains(where: { "~%".contains($0) }) else {
    return "in pointers '~' is written '~0' and '/' is written '~1'"
  }
  return "write '\(file)\(TokenPointer(steps: steps))'"
}
