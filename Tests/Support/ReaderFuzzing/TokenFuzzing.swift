import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles

/// Token files of every generation: values of all types in texts and objects, references to anything, calculations,
/// modifiers, groups that take over groups, sets with themes; in JSON and JSON5.
struct TokenFuzzing: FuzzReader {
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var writer = TokenWriter(chance: chance)
    let text = writer.file()
    chance = writer.chance
    return chance.damaged(Array(text.utf8))
  }

  func read(_ input: [UInt8]) throws -> FuzzEnd {
    let node: SyntaxNode
    do throws(DiagnosticsError) {
      node = try parseSyntax(input, file: "fuzz.json", dialect: .tokens)
    } catch {
      return error.diagnostics.isEmpty ? .wrong("refused without a reason") : .refused
    }
    var bag = DiagnosticBag()
    let theme = readTokenFiles([("fuzz.json", node)], name: "fuzz", diagnostics: &bag)
    bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    var counts = (all: 0, valued: 0)
    for selection in theme.coveringSelections {
      let style = try theme.style(in: selection)
      for path in style.tokenPaths.prefix(200) {
        counts.all += 1
        do throws(TokenError) {
          let value = try style.value(of: path)
          counts.valued += 1
          if let fault = Self.fault(of: value) { return .wrong("\(path): \(fault)") }
        } catch {
          if error.message.isEmpty { return .wrong("\(path) has no value and no reason") }
        }
        _ = try theme.explain(path, in: selection).text
      }
    }
    return bag.hasErrors || counts.valued * 5 < counts.all ? .refused : .read
  }

  /// What a value never is: a number that is not finite, or a text without end.
  private static func fault(of value: TokenValue) -> String? {
    if value.text.utf8.count > 1 << 18 { return "a text of \(value.text.utf8.count) bytes" }
    let numbers: [Double]
    switch value {
    case .color(let color): numbers = [color.red, color.green, color.blue, color.alpha]
    case .dimension(let number), .number(let number), .duration(let number), .em(let number): numbers = [number]
    case .fontWeight(let weight):
      if !(1...1000).contains(weight) { return "a weight of \(weight)" }
      numbers = []
    case .cubicBezier(let x1, let y1, let x2, let y2): numbers = [x1, y1, x2, y2]
    case .border(let border): numbers = [border.width]
    case .transition(let transition): numbers = [transition.duration, transition.delay]
    case .shadow(let shadows): numbers = shadows.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread] }
    case .gradient(let stops): numbers = stops.map(\.position)
    case .typography(let it): numbers = [it.fontSize, it.fontWeight, it.letterSpacing, it.lineHeight ?? 1]
    case .fontFamily, .strokeStyle, .string, .boolean, .opaque: numbers = []
    }
    return numbers.allSatisfy(\.isFinite) ? nil : "a number that is not finite"
  }
}

/// Writes a token file by chance.
private struct TokenWriter {
  var chance: FuzzChance
  private var names: [String] = []

  init(chance: FuzzChance) { self.chance = chance }

  mutating func file() -> String {
    names = (0..<chance.number(1...12)).map { index in
      (index % 3 == 0 ? "g\(index % 2)." : "") + "t\(index)"
    }
    let body = group()
    guard chance.happens(oneIn: 4) else { return body }
    let sets = #"{"a": "\#(chance.one(of: ["source", "enabled", "disabled"]))", "b": "enabled"}"#
    return """
      {"a": \(body), "b": \(group()), "$metadata": {"tokenSetOrder": ["a", "b"]},
       "$themes": [{"name": "Größe L", "group": "g", "selectedTokenSets": \(sets)},
                   {"name": "v1.5", "group": "g", "selectedTokenSets": {"a": "enabled"}}]}
      """
  }

  private mutating func group() -> String {
    var members: [String] = []
    for name in names {
      let parts = name.split(separator: ".")
      let token = self.token()
      members.append(
        parts.count == 2 ? #""\#(parts[0])": {"\#(parts[1])": \#(token)\#(properties())}"# : #""\#(name)": \#(token)"#)
    }
    if chance.happens(oneIn: 4) {
      members.append(#""x": {"$extends": "{\#(chance.one(of: ["g0", "g1", "x", "y"]))}"}"#)
    }
    if chance.happens(oneIn: 6) {
      members.append(##""y": {"$ref": "#/\##(chance.one(of: ["g0", "x", "t1"]))", "z": {}}"##)
    }
    let isJSON5 = chance.happens(oneIn: 5)
    return "{" + (isJSON5 ? "/* note */" : "") + members.joined(separator: ", ") + (isJSON5 ? ", // end\n" : "") + "}"
  }

  private mutating func properties() -> String {
    chance.happens(oneIn: 3) ? #", "$type": "\#(type())""# : ""
  }

  private mutating func type() -> String { chance.one(of: Self.types) }

  private mutating func token() -> String {
    let prefix = chance.happens(oneIn: 3) ? "" : "$"
    var members = [#""\#(prefix)value": \#(value(depth: 0))"#]
    if !chance.happens(oneIn: 4) { members.append(#""\#(prefix)type": "\#(type())""#) }
    if chance.happens(oneIn: 8) { members.append(#""unit": "px""#) }
    if chance.happens(oneIn: 6) {
      let kind = chance.one(of: ["lighten", "darken", "mix", "alpha", "other"])
      let space = chance.one(of: ["srgb", "hsl", "lch", "p3", "", "lab"])
      members.append(
        #""$extensions": {"studio.tokens": {"modify": {"type": "\#(kind)", "space": "\#(space)", "value": \#(value(depth: 2)), "color": \#(string())}}, "n": \#(value(depth: 2))}"#
      )
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch chance.number(0...(depth > 2 ? 3 : 8)) {
    case 0...2: return string()
    case 3: return chance.one(of: ["1", "0", "-4.5", "16", "700", "true", "null", "1e3", "0.2"])
    case 4: return "[" + (0..<chance.number(0...4)).map { _ in value(depth: depth + 1) }.joined(separator: ", ") + "]"
    case 5: return ##"{"$ref": "#/\##(pointer())"}"##
    default:
      let keys = (0..<chance.number(1...5)).map { _ in chance.one(of: Self.keys) }
      return "{" + keys.map { #""\#($0)": \#(value(depth: depth + 1))"# }.joined(separator: ", ") + "}"
    }
  }

  private mutating func pointer() -> String {
    let name = chance.one(of: names).split(separator: ".").joined(separator: "/")
    return name
      + chance.one(of: ["", "/$value", "/$value/0", "/$value/components/1", "/$extensions/n", "/$description"])
  }

  private mutating func string() -> String {
    let text = (0..<chance.number(1...3)).map { _ in piece() }.joined(
      separator: chance.one(of: [" ", ", ", " * ", "+", "", "/"]))
    return "\"" + text + "\""
  }

  private mutating func piece() -> String {
    switch chance.number(0...5) {
    case 0: "{\(chance.one(of: names))\(chance.one(of: ["", "", ".value", " "]))}"
    case 1: chance.text(-20...200) + chance.one(of: ["", "px", "rem", "em", "%", "vw", "ms", "deg", "s", "zz"])
    case 2: chance.one(of: Self.functions) + "(" + piece() + chance.one(of: [",", " ", " / ", ""]) + piece() + ")"
    default: chance.one(of: Self.words)
    }
  }

  private static let types = [
    "color", "dimension", "number", "fontFamily", "fontWeight", "duration", "cubicBezier", "strokeStyle", "border",
    "transition", "shadow", "gradient", "typography", "string", "boolean", "lineHeights", "letterSpacing", "spacing",
    "boxShadow", "opacity", "other", "asset", "colr", "",
  ]
  private static let keys = [
    "colorSpace", "components", "alpha", "hex", "channels", "value", "unit", "color", "width", "style", "offsetX",
    "offsetY", "blur", "spread", "inset", "x", "y", "type", "fontFamily", "fontSize", "fontWeight", "letterSpacing",
    "lineHeight", "textCase", "position", "duration", "delay", "timingFunction", "dashArray", "lineCap", "r", "g", "b",
  ]
  private static let functions = [
    "rgb", "rgba", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color", "calc", "min", "max", "clamp", "roundTo",
    "round", "linear-gradient", "radial-gradient", "cubic-bezier", "var", "pow", "",
  ]
  private static let words = [
    "#fff", "#12345678", "#f0", "transparent", "red", "currentColor", "auto", "none", "normal", "AUTO", "solid",
    "inset", "Bold Italic", "Inter", "srgb", "display-p3", "oklch", "px", "true", "ease-in", "1px solid #ccc",
    "0 2px 4px rgba(0,0,0,.2)", "{", "}", "{a..b}", "{$root}", "to right", "(", ")", "-",
  ]
}
