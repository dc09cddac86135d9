/// Whether a text comes before another as people count: digits by their number, so that `2` comes before `10`, and
/// everything else by its code points. Parts between dots and slashes come before longer ones.
public func naturallyPrecedes(_ a: String, _ b: String) -> Bool {
  var left = a.utf8[...]
  var right = b.utf8[...]
  while let first = left.first, let second = right.first {
    if isDigit(first), isDigit(second) {
      let (x, y) = (digits(&left), digits(&right))
      if x.count != y.count { return x.count < y.count }
      if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
      continue
    }
    if first != second { return rank(first) < rank(second) }
    left = left.dropFirst()
    right = right.dropFirst()
  }
  if left.isEmpty != right.isEmpty { return left.isEmpty }
  // Numbers that differ in leading zeros alone.
  return a.utf8.lexicographicallyPrecedes(b.utf8)
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

/// A separator comes before everything else, so that a group's tokens stay together.
private func rank(_ byte: UInt8) -> Int {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") ? -1 : Int(byte)
}

/// Takes the digits at the beginning, and returns them without leading zeros.
private func digits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
  let number = text.prefix(while: isDigit)
  text = text[number.endIndex...]
  return number.drop { $0 == UInt8(ascii: "0") }
}
