import Glibc
import Testing

/// Changes of the configuration.
extension Change {
  private static func configuration(_ name: String, _ code: Int32, _ old: String, _ new: String) -> Change {
    .text(name, code, old, new, in: "dsrender.yaml")
  }

  static let ofConfigurations: [Change] = [
    configuration(
      "an axis came", 2, "padding: 4", "padding: 4\n    axes: {layoutDirection: [leftToRight, rightToLeft]}"),
    configuration("an axis has another value", 2, "padding: 4", "padding: 4\n    axes: {scale: [3]}"),
    configuration("an axis has one value less", 2, "padding: 4", "padding: 4\n    axes: {scheme: [light]}"),
    configuration("an axis is gone", 2, "padding: 4", "padding: 4\n    axes: {scheme: []}"),
    Change("a variant is left out", strict: 3, plain: 0) {
      try $0.replace("padding: 4", by: "padding: 4\n    axes: {exclude: [{scheme: dark}]}", in: "dsrender.yaml")
    },
    configuration(
      "every variant is left out", 65, "padding: 4", "padding: 4\n    axes: {exclude: [{scheme: [light, dark]}]}"),
    configuration("a variant is added", 2, "padding: 4", "padding: 4\n    axes: {include: [{typeSize: [xLarge]}]}"),
    configuration("the padding differs by half a pixel", 1, "padding: 4", "padding: 4.25"),
    configuration("the background is gone", 1, "      background: \"{color.page}\"\n", ""),
    configuration(
      "the foreground is another token", 1, "foreground: \"{color.text}\"", "foreground: \"{color.brand}\""),
    configuration("the font's size differs by half a point", 1, "size: 12", "size: 12.5"),
    configuration("the font's weight is another one", 1, "weight: 400", "weight: 500"),
    configuration("a font's weights are others", 1, "weights: [400, 700]", "weights: [600, 700]"),
    configuration("a profile came", 1, "    symbols: symbols", "    profile: ios26\n    symbols: symbols"),
    configuration("a system has another name", 2, "  demo:", "  other:"),
    configuration("the baselines are another folder", 2, "baselines: Baselines", "baselines: Pictures"),
    configuration(
      "the baselines are another folder by their capitals", 2, "baselines: Baselines", "baselines: baselines"),
    configuration("there are no components", 65, "components: components", "components: []"),
    configuration("the components' folder has none", 65, "components: components", "components: symbols"),
    configuration(
      "the components' folder is a pattern that fits nothing", 65, "components: components",
      "components: \"components/*.none\""),
    configuration("the symbols' folder is another one", 65, "symbols: symbols", "symbols: images"),
    configuration("a tolerance is asked for", 65, "version: 1", "version: 1\ntolerance: 0.1"),
    configuration("a threshold is asked for in a system", 65, "padding: 4", "padding: 4\n    threshold: {pixels: 100}"),
    Change("a second system came without baselines", 2) {
      let text = try $0.text("dsrender.yaml")
      let system = text.split(separator: "systems:\n")[1]
      try $0.write("dsrender.yaml", text + system.replacing("demo:", with: "other:"))
    },
    Change("a second system has the name in capitals", 65) {
      let text = try $0.text("dsrender.yaml")
      let system = text.split(separator: "systems:\n")[1]
      try $0.write("dsrender.yaml", text + system.replacing("  demo:", with: "  Demo:"))
    },
    Change("there are no systems", 65) { try $0.write("dsrender.yaml", "version: 1\nsystems: {}\n") },
    Change("the configuration ends before its defaults", 1) {
      try $0.write("dsrender.yaml", String(try $0.text("dsrender.yaml").split(separator: "    defaults:")[0]))
    },
    .bytes("the configuration has both sides of a merge", 65, of: "dsrender.yaml") {
      Array("<<<<<<< ours\n".utf8) + $0 + Array("=======\n".utf8) + $0 + Array(">>>>>>> theirs\n".utf8)
    },
    Change("the font is another file, and its hash is too", 5) {
      try $0.replace("fonts/NotoSans.ttf", by: "fonts/NotoSans-Italic.ttf", in: "dsrender.yaml")
      try $0.replace(
        "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b",
        by: "28602f4b032ed8f5d91445e830585f34aba54ff9d3ac3e58c0b8834f3d6ae684", in: "dsrender.yaml")
    },
  ]
}

/// Changes of symbols, pictures and fonts.
extension Change {
  private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0000\nsize 12345\n"

  static let ofAssets: [Change] = [
    .text("a symbol differs by a quarter of a unit", 1, "r=\"3\"", "r=\"3.25\"", in: "symbols/dot.svg"),
    .text("a symbol has another view box", 1, "0 0 8 8", "0 0 9 9", in: "symbols/dot.svg"),
    Change("a symbol is gone", 65) { try $0.remove("symbols/dot.svg") },
    Change("a symbol's file has other capitals", 65) { try $0.move("symbols/dot.svg", to: "symbols/Dot.svg") },
    Change("a symbol is a pointer of Git LFS", 65) { try $0.write("symbols/dot.svg", pointer) },
    Change("one pixel of a picture is a little different", 1) {
      try $0.write("images/photo.png", SampleProject.photo(changed: 100))
    },
    Change("a picture is gone", 65) { try $0.remove("images/photo.png") },
    Change("a picture is a pointer of Git LFS", 65) { try $0.write("images/photo.png", pointer) },
    Change("a picture's file has other capitals", 65) { try $0.move("images/photo.png", to: "images/Photo.png") },
    Change("a picture is another one", 1) {
      try $0.write("images/photo.png", try #require($0.read(SampleProject.tileBaseline)))
    },
    Change("the font's bytes are others than its hash says", 65) {
      var font = try #require($0.read("fonts/NotoSans.ttf"))
      font[font.count - 1] ^= 1
      try $0.write("font.ttf", font)
      try $0.replace("fonts/NotoSans.ttf", by: "font.ttf", in: "dsrender.yaml")
    },
    Change("the font is a pointer of Git LFS", 65) {
      try $0.write("font.ttf", pointer)
      try $0.replace("fonts/NotoSans.ttf", by: "font.ttf", in: "dsrender.yaml")
    },
  ]
}

/// Changes that arguments, the environment or an output folder are to hide.
extension Change {
  private static func hidden(
    _ name: String, _ code: Int32 = 1, arguments: [String] = [], environment: [String] = [],
    make: @escaping @Sendable (SampleProject) throws -> Void = { _ in }
  ) -> Change {
    var change = Change("a length has changed, and \(name)", code) {
      try make($0)
      try $0.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    }
    change.arguments = arguments
    change.environment = environment
    return change
  }

  static let ofSurroundings: [Change] = [
    hidden(
      "variables ask other tools to record",
      environment: [
        "UPDATE_SNAPSHOTS=1", "SNAPSHOT_TESTING_RECORD=all", "INSTA_UPDATE=always", "DSRENDER_RECORD=all",
      ]),
    hidden(
      "variables switch tests off", environment: ["CI=", "DSRENDER_SKIP=1", "DSRENDER_TOLERANCE=255", "UPDATE=0"]),
    hidden("the run is one of a CI", environment: ["CI=true", "GITHUB_ACTIONS=true"]),
    hidden("pictures are drawn as SVG alone", arguments: ["--format", "svg", "--out", "shots"]),
    hidden("one report is written", arguments: ["--report", "json", "--out", "shots"]),
    hidden("there is one worker", arguments: ["--jobs", "1"]),
    hidden("a filter fits it among others", arguments: ["--filter", "demo/{tile,none}/*"]).strict(64),
    hidden("the output folder has the pictures of a run that passed", arguments: ["--out", "shots"]) {
      try #require($0.run("matrix", "--out", "shots").code == 0)
    },
    hidden("the output folder's list names the baseline", arguments: ["--out", "shots"]) {
      try $0.write("shots/.dsrender-files", "../\(SampleProject.tileBaseline)\n../components/tile.yaml\nreport.json\n")
    },
    hidden("the output folder's list is no text", arguments: ["--out", "shots"]) {
      try $0.write("shots/.dsrender-files", [0, 0xFF, 0x0A, 0x2F, 0x0A])
    },
    hidden("a list of viewed pictures lies in the output folder", 74, arguments: ["--out", "shots"]) {
      try $0.write("shots/pictures.lock", "# dsrender pictures, version 2\n# id pixels baseline group\n")
    },
    hidden("recording is asked for", arguments: ["--record", "never"]),
  ]

  /// The change, where a strict run ends otherwise.
  private func strict(_ code: Int32) -> Change {
    var change = self
    change.strict = code
    return change
  }
}
