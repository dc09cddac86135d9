import Glibc

/// Faults of component files.
extension BadInput {
  static let ofComponents: [BadInput] = [
    .tile(
      "unknown view", "body: {Rectangel: {}}", says: "components/tile.yaml:2:8: error: ", "did you mean 'Rectangle'?"),
    .modifier("unknown modifier", "paddding: 4", says: "components/tile.yaml:5:7: error: ", "did you mean 'padding'?"),
    .modifier(
      "unknown argument", "frame: {widht: 4}", says: "components/tile.yaml:5:15: error: ", "did you mean 'width'?"),
    .modifier("unknown token", #"padding: "{space.smal}""#, says: "components/tile.yaml:5:16: error: ", "space.small"),
    .modifier(
      "token of another type", #"padding: "{color.brand}""#, says: "components/tile.yaml:5:16: error: ", "color",
      "a length"),
    .modifier("word for a number", "frame: {width: wide}", says: "components/tile.yaml:5:22: error: "),
    .modifier("list for a number", "frame: {width: [1]}", says: "components/tile.yaml:5:22: error: "),
    .modifier("not a number", "frame: {width: .nan}", says: "components/tile.yaml:5:22: error: "),
    .modifier("infinite size", "frame: {width: .inf}", says: "components/tile.yaml:5:22: error: "),
    .modifier("negative size", "frame: {width: -4}", says: "components/tile.yaml:5:22: error: "),
    .modifier("huge size", "frame: {width: 1e30}", says: "components/tile.yaml:5:22: error: "),
    .modifier("number beyond numbers", "frame: {width: 1e999}", says: "components/tile.yaml:5:22: error: "),
    .modifier("picture too large", "frame: {width: 90000, height: 90000}", says: "components/tile.yaml:", "error: "),
    .modifier(
      "picture of too many pixels", "frame: {width: 8000, height: 8000}", says: "components/tile.yaml:", "error: "),
    .modifier("enlarged beyond limits", "scaleEffect: 1e9", says: "components/tile.yaml:5:", "error: "),
    .modifier("empty modifier", "{}", says: "components/tile.yaml:5:7: error: "),
    .modifier("two modifiers in one", "{padding: 1, hidden: true}", says: "components/tile.yaml:5:"),
    .tile(
      "unknown axis value", "body: {Rectangle: {}}\nscenarios: {default: {axes: {scheme: [lihgt]}}}",
      says: "components/tile.yaml:3:30: error: ", "light"),
    .tile(
      "unknown axis", "body: {Rectangle: {}}\nscenarios: {default: {axes: {schem: [light]}}}",
      says: "components/tile.yaml:3:30: error: ", "scheme"),
    .tile(
      "component that uses itself", "body: {Tile: {}}\nscenarios: {default: {}}", says: "components/tile.yaml:2:",
      "error: "),
    BadInput("components in a circle", says: "error: ", "components/") {
      try $0.write("components/tile.yaml", "component: tile\nbody: {Chip: {}}\nscenarios: {default: {}}\n")
      try $0.write("components/chip.yaml", "component: chip\nbody: {Tile: {}}\nscenarios: {default: {}}\n")
    },
    .tile(
      "missing parameter", "parameters: {title: {type: string}}\nbody: {Text: $title}\nscenarios: {default: {}}",
      says: "components/tile.yaml:4:", "error: ", "title"),
    .tile(
      "unknown parameter", "body: {Text: $title}\nscenarios: {default: {}}", says: "components/tile.yaml:2:14: error: ",
      "title"),
    .tile("unknown key", "bdy: {Rectangle: {}}", says: "components/tile.yaml:2:1: error: ", "did you mean 'body'?"),
    .tile("nothing to draw", "scenarios: {default: {}}", says: "components/tile.yaml:1:1: error: ", "body"),
    .tile("duplicate key", "body: {Rectangle: {}}\nbody: {Circle: {}}", says: "components/tile.yaml:3:1: error: "),
    BadInput("two components of one name", says: "components/tile.yaml:1:", "components/chip.yaml:1:") {
      try $0.write("components/tile.yaml", "component: chip\nbody: {Circle: {}}\nscenarios: {default: {}}\n")
    },
    .tile(
      "name that leaves the folder", "body: {Circle: {}}\nscenarios: {../../outside: {}}",
      says: "components/tile.yaml:3:13: error: "),
    .tile(
      "absolute name", "body: {Circle: {}}\nscenarios: {/tmp/outside: {}}", says: "components/tile.yaml:3:13: error: "),
    .tile("hidden name", "body: {Circle: {}}\nscenarios: {.outside: {}}", says: "components/tile.yaml:3:13: error: "),
    .tile(
      "name with a null", "body: {Circle: {}}\nscenarios: {\"a\\0outside\": {}}",
      says: "components/tile.yaml:3:13: error: "),
    .tile(
      "name without end", "body: {Circle: {}}\nscenarios: {\(String(repeating: "a", count: 300)): {}}",
      says: "components/tile.yaml:3:13: error: "),
    BadInput("component named like a path", says: "components/tile.yaml:1:12: error: ") {
      try $0.write("components/tile.yaml", "component: ../outside\nbody: {Circle: {}}\nscenarios: {default: {}}\n")
    },
    .tile(
      "character that no font has", "body: {Text: \"a \u{10FFFD}\"}\nscenarios: {default: {}}",
      says: "components/tile.yaml:2:8: error: ", "U+10FFFD"),
    .tile(
      "deep brackets", "body: " + String(repeating: "[", count: 10_000), says: "components/tile.yaml:2:", "error: "),
    .tile(
      "deep braces", "body: " + String(repeating: "{a: ", count: 10_000), says: "components/tile.yaml:2:", "error: "),
    .tile(
      "deep lists", "body:\n  " + String(repeating: "- ", count: 10_000) + "a", says: "components/tile.yaml:3:",
      "error: "),
    .tile(
      "deep views",
      "body: " + String(repeating: "{VStack: [", count: 130) + "{Circle: {}}" + String(repeating: "]}", count: 130)
        + "\nscenarios: {default: {}}", says: "components/tile.yaml:", "error: "),
    BadInput("deep JSON", says: "components/tile.json:1:", "error: ") {
      unlinkTile($0)
      try $0.write("components/tile.json", String(repeating: "[", count: 10_000))
    },
    BadInput("invalid UTF-8", says: "components/tile.yaml:2:8: error: ", "UTF-8") {
      try $0.write("components/tile.yaml", Array("component: tile\nbody: {".utf8) + [0xC3, 0x28] + Array("}\n".utf8))
    },
    BadInput("UTF-16", says: "components/tile.yaml:1:1: error: ", "UTF-8") {
      try $0.write("components/tile.yaml", [0xFF, 0xFE] + "component: tile\n".utf8.flatMap { [$0, 0] })
    },
    .tile("alias", "body: &a {Rectangle: {}}\nscenarios: {default: *a}", says: "components/tile.yaml:", "error: "),
    .tile(
      "alias bomb",
      "a0: &a0 [x, x]\n" + (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n"),
      says: "components/tile.yaml:", "error: "),
    .tile("merge key", "body: &a {Rectangle: {}}\nscenarios: {<<: *a}", says: "components/tile.yaml:", "error: "),
    .tile("foreign tag", "body: !!python/object:os.system {Rectangle: {}}", says: "components/tile.yaml:2:7: error: "),
    .tile("two documents", "body: {Rectangle: {}}\n---\na: b", says: "components/tile.yaml:", "error: "),
    .tile("tab", "body:\n\tRectangle: {}", says: "components/tile.yaml:3:", "error: "),
    BadInput("empty file", says: "components/tile.yaml:1:1: error: ") { try $0.write("components/tile.yaml", "") },
    BadInput("file of nulls", says: "components/tile.yaml:1:1: error: ") {
      try $0.write("components/tile.yaml", [UInt8](repeating: 0, count: 1000))
    },
    BadInput("file of 5 MB", says: "components/tile.yaml", "error: ") {
      try $0.write("components/tile.yaml", [UInt8](repeating: 0x20, count: 5 << 20))
    },
    .tile(
      "a million values", "body: [" + String(repeating: "a,", count: 1_000_000) + "]", says: "components/tile.yaml:2:",
      "error: "),
    BadInput("doubling components", says: "components/", "error: ") {
      for index in 1...40 {
        try $0.write(
          "components/n\(index).yaml",
          "component: n\(index)\nbody: {HStack: [{N\(index - 1): {}}, {N\(index - 1): {}}]}\nscenarios: {default: {}}\n"
        )
      }
      try $0.write("components/n0.yaml", "component: n0\nbody: {Circle: {}}\n")
    },
    .tile(
      "blur without bounds", "body: {Rectangle: {}}\nmodifiers: [{blur: 1e9}]\nscenarios: {default: {}}",
      says: "components/tile.yaml:", "error: "),
    .modifier("blur beyond limits", "blur: 90000", says: "components/tile.yaml:", "error: "),
    .tile(
      "dashes without number",
      "body: {Path: {d: M 0 0 L 90000 90000, stroke: {width: 1, dash: [1e-9]}}}\nscenarios: {default: {}}",
      says: "components/tile.yaml:2:", "error: "),
    .tile(
      "text without end", "body: {Text: \(String(repeating: "word ", count: 50_000))}\nscenarios: {default: {}}",
      says: "components/tile.yaml:2:14: error: "),
    .tile(
      "unknown symbol", "body: {Image: {symbol: dto}}\nscenarios: {default: {}}",
      says: "components/tile.yaml:2:8: error: ", "dot"),
    .tile(
      "unknown picture", "body: {Image: {asset: ../../etc/passwd}}\nscenarios: {default: {}}",
      says: "components/tile.yaml:2:23: error: "),
    .tile(
      "size of a negative token", "body: {Circle: {}}\nscenarios: {default: {size: {width: \"{space.none}\"}}}",
      says: "components/tile.yaml:3:", "error: ", "space.none"),
    .tile(
      "size of a case that there is not",
      "body: {Circle: {}}\nscenarios: {default: {size: {width: {switch: scheme, drak: 8, default: 4}}}}",
      says: "components/tile.yaml:3:", "error: ", "did you mean 'dark'?"),
    .tile(
      "size without a case", "body: {Circle: {}}\nscenarios: {default: {size: {width: {switch: state, pressed: 8}}}}",
      says: "components/tile.yaml:3:", "error: ", "no case for state 'default'"),
    .tile(
      "size of a colour", "body: {Circle: {}}\nscenarios: {default: {size: {height: \"{color.brand}\"}}}",
      says: "components/tile.yaml:3:", "error: ", "color"),
    .modifier(
      "chosen modifier that there is not", "If: {state: pressed, then: [paddding: 4]}",
      says: "components/tile.yaml:5:", "error: ", "did you mean 'padding'?"),
    .modifier(
      "modifiers by a mode that there is not", "Switch: {on: schem, cases: {dark: [hidden]}}",
      says: "components/tile.yaml:5:", "error: ", "scheme"),
    .modifier(
      "modifiers without a case", "Switch: {on: scheme, cases: {drak: [hidden]}}", says: "components/tile.yaml:5:",
      "error: ", "did you mean 'dark'?"),
    .tile(
      "parameter that was not given, in a switch",
      "parameters: {icon: {type: symbol, optional: true}}\nbody: {Text: {switch: $icon, dot: A}}\nscenarios: {default: {}}",
      says: "components/tile.yaml:3:", "error: ", "'$icon' was not given"),
    .tile(
      "pattern of the wrong state", "body: {Rectangle: {}}\nscenarios: {default: {state: hoverd}}",
      says: "components/tile.yaml:3:30: error: ", "hovered"),
  ]
}

private func unlinkTile(_ project: SampleProject) { unlink(project["components/tile.yaml"]) }
