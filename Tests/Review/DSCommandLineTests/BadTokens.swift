/// Faults of token files and resolver documents.
extension BadInput {
  static let ofTokens: [BadInput] = [
    .tokens(
      "duplicate group that a component needs", #""space": {}"#, says: "tokens/base.tokens.json:2:1: warning: ",
      "there is no token 'space.small'"),
    .tokens(
      "number beyond numbers", #""a": {"$type": "number", "$value": 1e999}"#, says: "tokens/base.tokens.json:2:",
      "error: "),
    .tokens("not a number", #""a": {"$type": "number", "$value": NaN}"#, says: "tokens/base.tokens.json:2:", "error: "),
    .tokens("two commas", #""a": {},,"#, says: "tokens/base.tokens.json:2:", "error: "),
    .tokens("open comment", #""a": {} /* word"#, says: "tokens/base.tokens.json:", "error: "),
    .tokens("open text", #""a": {"$type": "#, says: "tokens/base.tokens.json:", "error: "),
    .tokens("lone surrogate", #""a": {"$description": "\ud800"}"#, says: "tokens/base.tokens.json:2:", "error: "),
    .tokens("deep groups", String(repeating: #""a": {"#, count: 10_000), says: "tokens/base.tokens.json:2:", "error: "),
    .tokens("group that extends itself", #""a": {"$extends": "{a}"}"#, says: "tokens/base.tokens.json:2:", "error: "),
    .tokens(
      "groups in a circle",
      #""a": {"$extends": "{b}", "x": {"$type": "number", "$value": 1}}, "b": {"$extends": "{a}"}"#,
      says: "tokens/base.tokens.json:2:", "error: "),
    .tokens(
      "group that extends nothing", #""a": {"$extends": "{spac}"}"#, says: "tokens/base.tokens.json:2:",
      "did you mean 'space'?"),
    .tokens(
      "doubling groups",
      (1...40).map { #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"# }.joined(
        separator: ",") + #","g0": {"x": {"$type": "number", "$value": 1}}"#, says: "error: "),
    BadInput("invalid UTF-8", says: "tokens/base.tokens.json:1:3: error: ", "UTF-8") {
      try $0.write("tokens/base.tokens.json", [0x7B, 0x22, 0xFF, 0x22, 0x7D])
    },
    BadInput("empty", says: "tokens/base.tokens.json:1:1: error: ") { try $0.write("tokens/base.tokens.json", "") },
    BadInput("a list", says: "tokens/base.tokens.json:1:1: error: ") { try $0.write("tokens/base.tokens.json", "[]") },
    BadInput("5 MB", says: "base.tokens.json", "error: ") {
      try $0.write("tokens/base.tokens.json", "{\"a\": \"" + String(repeating: "a", count: 5 << 20) + "\"}")
    },
    BadInput("token that a component needs is gone", says: "components/tile.yaml:6:16: error: ", "space.small") {
      try $0.write("tokens/base.tokens.json", "{}")
    },
    BadInput("resolver without its file", says: "tokens/demo.resolver.json:4:", "error: ", "bas.tokens.json") {
      try $0.replace("base.tokens.json", by: "bas.tokens.json", in: "tokens/demo.resolver.json")
    },
    BadInput("resolver that leaves the folder", says: "tokens/../../../../etc/passwd:1:1: error: ") {
      try $0.replace("base.tokens.json", by: "../../../../etc/passwd", in: "tokens/demo.resolver.json")
    },
    BadInput("resolver of the network", says: "tokens/demo.resolver.json:4:", "error: ") {
      try $0.replace("base.tokens.json", by: "https://example.com/a.json", in: "tokens/demo.resolver.json")
    },
    BadInput("set in a circle", says: "tokens/demo.resolver.json:4:", "error: ") {
      try $0.replace("base.tokens.json", by: "#/sets/base", in: "tokens/demo.resolver.json")
    },
    BadInput("unknown default", says: "tokens/demo.resolver.json:7:", "error: ", "light") {
      try $0.replace("\"default\": \"light\"", by: "\"default\": \"lihgt\"", in: "tokens/demo.resolver.json")
    },
    BadInput("unknown set", says: "tokens/demo.resolver.json:14:", "error: ", "base") {
      try $0.replace("#/sets/base", by: "#/sets/bas", in: "tokens/demo.resolver.json")
    },
  ]

  /// What is read with a warning, as every parser of the field reads it.
  static let ofReadTokens: [BadInput] = [
    .tokens("duplicate key", #""a": {}, "a": {}"#, says: "tokens/base.tokens.json:2:10: warning: ", "occurs twice"),
    .tokens("trailing comma", #""a": {},"#, says: "tokens/base.tokens.json:1:54: warning: "),
    .tokens("comment", #""a": {} /* word */"#, says: "tokens/base.tokens.json:1:54: warning: "),
  ]

  /// Faults of tokens that nothing uses.
  static let ofUnusedTokens: [BadInput] = [
    .tokens(
      "circle", #""a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}"#,
      says: "tokens/base.tokens.json:2:", "a → b → a"),
    .tokens(
      "own alias", #""a": {"$type": "number", "$value": "{a}"}"#, says: "tokens/base.tokens.json:2:", "warning: "),
    .tokens(
      "missing target", #""a": {"$type": "dimension", "$value": "{space.smal}"}"#, says: "tokens/base.tokens.json:2:",
      "did you mean 'space.small'?"),
    .tokens("wrong type", #""a": {"$type": "color", "$value": 12}"#, says: "tokens/base.tokens.json:2:", "warning: "),
    .tokens(
      "alias of another type", #""a": {"$type": "color", "$value": "{space.small}"}"#,
      says: "tokens/base.tokens.json:2:", "warning: "),
    .tokens(
      "unknown type", #""a": {"$type": "colr", "$value": "red"}"#, says: "tokens/base.tokens.json:2:",
      "did you mean 'color'?"),
    .tokens(
      "pointer to nothing", ##""a": {"$type": "number", "$ref": "#/b/$value/0"}"##, says: "tokens/base.tokens.json:2:",
      "warning: "),
    .tokens(
      "doubling lists",
      #""f0": {"$type": "fontFamily", "$value": ["A"]},"#
        + (1...60).map { #""f\#($0)": {"$type": "fontFamily", "$value": ["{f\#($0 - 1)}", "{f\#($0 - 1)}"]}"# }.joined(
          separator: ","), says: "tokens/base.tokens.json:2:", "warning: "),
    .tokens(
      "long chain",
      (0..<300).map { #""c\#($0)": {"$type": "number", "$value": "{c\#($0 + 1)}"}"# }.joined(separator: ","),
      says: "tokens/base.tokens.json:2:", "warning: "),
    .tokens(
      "negative size of type",
      #""a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": -1, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}"#,
      says: "tokens/base.tokens.json:2:", "warning: "),
  ]
}
