import Glibc
import Testing

/// Changes of component files.
extension Change {
  private static let tile = "components/tile.yaml"
  private static let chip = "components/chip.yaml"
  private static let note = "components/note.yaml"
  private static let photo = "components/photo.json"

  static let ofComponents: [Change] = shots + pictures + files

  private static let shots: [Change] = [
    Change("a component came without baselines", 2) {
      try $0.write("components/card.yaml", try $0.text(tile).replacing("tile", with: "card"))
    },
    .text("a scenario came without baselines", 2, "default: {}", "default: {}\n  wide: {size: {width: 99}}", in: tile),
    Change("a scenario is gone", strict: 3, plain: 0) {
      try $0.write("components/pair.yaml", try $0.text(tile).replacing("tile", with: "pair"))
      try #require($0.run("approve", "demo/pair/*").code == 0)
      try $0.replace("default: {}", by: "{}", in: "components/pair.yaml")
    },
    Change("a component's file is gone", strict: 3, plain: 0) { try $0.remove(tile) },
    Change("a component's file has another ending", strict: 3, plain: 0) { try $0.move(tile, to: tile + ".off") },
    Change("a component's file lies elsewhere", strict: 3, plain: 0) { try $0.move(tile, to: "tile.yaml") },
    .text("a scenario has another name", 2, "default: {}", "usual: {}", in: tile),
    .text("a component has another name", 2, "component: tile", "component: tiles", in: tile),
    Change("a scenario draws one scheme alone", strict: 3, plain: 0) {
      try $0.replace("default: {}", by: "default: {modes: {scheme: light}}", in: tile)
    },
    .text(
      "a scenario draws in one more size of type", 2, "default: {}", "default: {axes: {typeSize: [large, xLarge]}}",
      in: tile),
    .text("a scenario has a state", 2, "default: {}", "default: {each: {state: [default, pressed]}}", in: tile),
  ]

  private static let pictures: [Change] = [
    .text("a text has another letter", 1, "Note", "Mote", in: note),
    .text("a text has one more space", 1, "Text: Note", "Text: \"No te\"", in: note),
    .text("a colour differs by one in 255", 1, "\"{color.brand}\"", "\"#3333cd\"", in: chip),
    .text("a length differs by half a pixel", 1, "height: 24", "height: 24.5", in: tile),
    .text("a modifier is gone", 1, "    - padding: \"{space.small}\"\n", "", in: tile),
    .text(
      "two modifiers have changed places", 1,
      "    - frame: {width: 24, height: 24}\n    - padding: \"{space.small}\"\n",
      "    - padding: \"{space.small}\"\n    - frame: {width: 24, height: 24}\n", in: tile),
    .text("a shape is another one", 1, "Capsule: {}", "Ellipse: {}", in: chip),
    .text("a modifier came", 1, "    - frame: {width: 32", "    - opacity: 0.99\n    - frame: {width: 32", in: chip),
    .text("a scenario has a size", 1, "default: {}", "default: {size: {width: 12}}", in: note),
    .text("a scenario has a background", 1, "default: {}", "default: {background: red}", in: note),
    .text("a scenario has modifiers", 1, "default: {}", "default: {modifiers: [{rotationEffect: 1}]}", in: tile),
    .text("a scenario has a padding", 1, "default: {}", "default: {padding: 5}", in: tile),
    .text("a comment ends a line too early", 1, "Text: Note", "Text: No #te", in: note),
    .text(
      "a picture and a symbol have changed places", 1,
      #"{"Image": {"asset": "photo"}}, {"Image": {"symbol": "dot"}}"#,
      #"{"Image": {"symbol": "dot"}}, {"Image": {"asset": "photo"}}"#, in: photo),
  ]

  private static let files: [Change] = [
    .bytes("a component's file has both sides of a merge", 65, of: tile) {
      Array("<<<<<<< ours\n".utf8) + $0 + Array("=======\n".utf8) + $0 + Array(">>>>>>> theirs\n".utf8)
    },
    .bytes("a component's file is UTF-16", 65, of: tile) { [0xFF, 0xFE] + $0.flatMap { [$0, 0] } },
    .bytes("a component's file ends in its middle", 65, of: photo) { Array($0.prefix($0.count / 2)) },
    .bytes("a component's file ends before its scenarios", strict: 3, plain: 0, of: tile) { bytes in
      Array(String(decoding: bytes, as: UTF8.self).split(separator: "scenarios")[0].utf8)
    },
    Change("a component's file is empty", 65) { try $0.write(tile, "") },
    Change("a component's file is a comment", 65) { try $0.write(tile, "# component: tile\n") },
    Change("a component's file is a pointer of Git LFS", 65) {
      try $0.write(tile, "version https://git-lfs.github.com/spec/v1\noid sha256:0000\nsize 12345\n")
    },
    Change("a component's file is a link to nowhere", 65) {
      try $0.remove(tile)
      try #require(symlink("nowhere.yaml", $0[tile]) == 0)
    },
    Change("a component's file is a link to itself elsewhere", 65) {
      try $0.move(tile, to: "tile.yaml")
      try #require(symlink($0["tile.yaml"], $0[tile]) == 0)
    },
    Change("the components lie in a folder that is a link", 65) {
      try $0.move("components", to: "elsewhere")
      mkdir($0["components"], 0o777)
      try #require(symlink($0["elsewhere"], $0["components/all"]) == 0)
    },
    Change("a component came as a link", 65) {
      try $0.write("card.yaml", try $0.text(tile).replacing("tile", with: "card"))
      try #require(symlink($0["card.yaml"], $0["components/card.yaml"]) == 0)
    },
    Change("a component's file is a folder", 65) {
      try $0.remove(tile)
      mkdir($0[tile], 0o777)
    },
    Change("two files have one component", 65) { try $0.write("components/tile2.yaml", try $0.text(tile)) },
    Change("two components differ in capitals only", 65) {
      try $0.write("components/tile2.yaml", try $0.text(tile).replacing("component: tile", with: "component: Tile"))
    },
    .text("two scenarios differ in capitals only", 65, "default: {}", "default: {}\n  Default: {}", in: tile),
    .text("two scenarios have one name", 65, "default: {}", "default: {}\n  default: {}", in: tile),
    .bytes("a component's file has a second document", 65, of: tile) { $0 + Array("---\ncomponent: other\n".utf8) },
  ]

  /// A change of the bytes of a file that only a strict run tells.
  private static func bytes(
    _ name: String, strict: Int32, plain: Int32, of file: String, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> Change {
    Change(name, strict: strict, plain: plain) { project in
      try project.write(file, change(try #require(project.read(file))))
    }
  }
}

/// Changes of token files and of the resolver document.
extension Change {
  private static let resolver = "tokens/demo.resolver.json"
  private static let light = "tokens/light.tokens.json"
  private static let base = "tokens/base.tokens.json"

  static let ofTokens: [Change] = [
    .text("a token differs by one in 255", 1, "0.2, 0.3, 0.8", "0.2, 0.3, 0.80392", in: light),
    .text(
      "a token has another colour space", 1, #""srgb", "components": [0.2"#, #""display-p3", "components": [0.2"#,
      in: light),
    .text("a token is nearly opaque", 1, "[0.2, 0.3, 0.8]", #"[0.2, 0.3, 0.8], "alpha": 0.99"#, in: light),
    .text("a token's length differs by half a pixel", 1, #""value": 8"#, #""value": 8.5"#, in: base),
    .text(
      "an alias leads elsewhere", 1, "{raw.eight}\"}", "{raw.nine}\"}, \"x\": {\"$value\": \"{raw.eight}\"}", in: base
    ).with {
      try $0.replace("\"eight\":", by: "\"nine\": {\"$value\": {\"value\": 9, \"unit\": \"px\"}}, \"eight\":", in: base)
    },
    Change("the light and the dark file have changed places", 1) { try $0.exchange(light, "tokens/dark.tokens.json") },
    Change("a token file is gone", 65) { try $0.remove(light) },
    Change("a token file is empty", 65) { try $0.write(light, "") },
    Change("a token file is an object without tokens", 65) { try $0.write(light, "{}\n") },
    .bytes("a token file has both sides of a merge", 65, of: light) {
      Array("<<<<<<< ours\n".utf8) + $0 + Array("=======\n".utf8) + $0 + Array(">>>>>>> theirs\n".utf8)
    },
    .text("a mode's value has another name", 2, #""dark": [{"#, #""night": [{"#, in: resolver),
    .text(
      "a mode has one more value", 2, #""dark": [{"#, #""dim": [{"$ref": "dark.tokens.json"}], "dark": [{"#,
      in: resolver),
    .text(
      "a mode's value is gone", 65, ",\n        \"dark\": [{\"$ref\": \"dark.tokens.json\"}]", "", in: resolver),
    .text("two values of a mode have one file", 1, #""dark.tokens.json""#, #""light.tokens.json""#, in: resolver),
    .text("a mode is not resolved", 65, ##", {"$ref": "#/modifiers/scheme"}"##, "", in: resolver),
  ]

  /// The change, with a second one.
  private func with(_ second: @escaping @Sendable (SampleProject) throws -> Void) -> Change {
    var change = self
    let first = make
    change.make = {
      try first($0)
      try second($0)
    }
    return change
  }
}
