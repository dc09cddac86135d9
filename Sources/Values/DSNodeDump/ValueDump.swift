import DSGeometry
import DSNode

/// What a dump can show of a value that is written out.
protocol DumpedLiteral {
  var dump: String { get }
}

extension Double: DumpedLiteral {
  var dump: String { text() }
}

extension Bool: DumpedLiteral {
  var dump: String { self ? "true" : "false" }
}

extension String: DumpedLiteral {
  var dump: String { quoted }

  /// The text in quotation marks; line ends, quotation marks and backslashes are escaped.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Color: DumpedLiteral {
  var dump: String { hexText }
}

extension Array: DumpedLiteral where Element == String {
  var dump: String { "[" + map(\.quoted).joined(separator: ", ") + "]" }
}

extension StrokeStyleValue: DumpedLiteral {
  var dump: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap):
      "[" + lengths.map { $0.text() }.joined(separator: ", ") + "] \(cap.rawValue)"
    }
  }
}

extension Value where Literal: DumpedLiteral {
  /// The literal; `{token}`; `@name`; or `@name[key: value, …, else value]`.
  var dump: String {
    switch self {
    case .literal(let literal): literal.dump
    case .token(let reference): reference.dump
    case .environment(let reference): "@\(reference.name)"
    case .choose(let reference, let cases, let fallback):
      dumpChoice(reference, cases.map { ($0.key, $0.value.dump) }, fallback?.dump)
    }
  }
}

extension Optional {
  /// A label and the value; nothing for nil.
  func dumped<Literal: DumpedLiteral>(_ label: String) -> String where Wrapped == Value<Literal> {
    map { label + $0.dump } ?? ""
  }
}

extension TokenReference {
  var dump: String { "{\(path)}" }
}

extension EnvironmentValue {
  var dump: String {
    switch self {
    case .string(let text): text.quoted
    case .number(let number): number.dump
    case .boolean(let flag): flag.dump
    case .color(let color): color.dump
    case .token(let reference): reference.dump
    }
  }
}

/// A choice as text.
func dumpChoice(_ reference: EnvironmentReference, _ cases: [(key: String, value: String)], _ fallback: String?)
  -> String
{
  let branches = cases.map { "\($0.key): \($0.value)" } + (fallback.map { ["else \($0)"] } ?? [])
  return "@\(reference.name)[" + branches.joined(separator: ", ") + "]"
}
