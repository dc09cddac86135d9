import TestFolder
import Testing

/// Pictures of a few bytes that ask for much: whatever they hold, a run takes 256 MB and 5 s of processor at most.
@Suite(.needsProgram) struct HeavyPictureTests {
  /// Draws one picture under those limits.
  private func draw(_ file: String, _ bytes: [UInt8]) throws -> Outcome {
    let project = try SampleProject()
    try project.write("pictures/\(file)", bytes)
    let isSymbol = file.hasSuffix(".svg")
    try project.write(
      "parts/part.yaml",
      """
      component: part
      body:
        Image: {\(isSymbol ? "symbol" : "asset"): picture, resizable: true}
        modifiers:
          - frame: {width: 24, height: 24}
      scenarios: {plain: {}}
      """)
    try project.write(
      "dsrender.yaml",
      """
      version: 1
      systems:
        demo:
          resolver: tokens/demo.resolver.json
          components: parts
          \(isSymbol ? "symbols" : "images"): pictures
          fonts:
            - file: fonts/NotoSans.ttf
              sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
              family: Noto Sans
              weights: [400, 700]
          defaults:
            font: {family: Noto Sans, size: 12, weight: 400}
            foreground: "{color.text}"
      """)
    var surroundings = Surroundings(folder: project.folder)
    surroundings.limits = "ulimit -d 262144; ulimit -t 5"
    return run(["matrix"], surroundings)
  }

  private func draw(svg content: String) throws -> Outcome {
    try draw(
      "picture.svg", Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>".utf8))
  }

  @Test(arguments: [10, 100, 200])
  func `clips around clips are refused before they are drawn`(groups: Int) throws {
    let outcome = try draw(
      svg: "<clipPath id='a'><path d='M1 1" + String(repeating: "l1 2l-1 3", count: 900) + "z'/></clipPath>"
        + String(repeating: "<g clip-path='url(#a)'>", count: groups)
        + String(repeating: "<path d='M0 0L24 24L24 0'/>", count: 100) + String(repeating: "</g>", count: groups))
    #expect(outcome.code == 65 && outcome.output.contains("[too-many-segments]"), "\(outcome)")
  }

  @Test func `very many attributes are refused, and a very long one is read`() throws {
    let many = (0..<400_000).map { "a\($0)='1'" }.joined(separator: " ")
    let refused = try draw(svg: "<path d='M0 0H9V9z' \(many)/>")
    #expect(refused.code == 65 && refused.output.contains("[too-many-attributes]"), "\(refused)")
    let long = String(repeating: "a", count: 7_000_000)
    #expect(try draw(svg: "<path d='M0 0H9V9z' data-x='\(long)'/>").code == 2)
    #expect(try draw(svg: "<path d='M0 0H9V9z' fill='\(String(repeating: " ", count: 7_000_000))red'/>").code == 2)
  }

  @Test(arguments: ["L", "C", "Q", "A"])
  func `lines that all cross one another in a small icon are refused`(command: String) throws {
    var state: UInt32 = 1
    func number() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % 24
    }
    func step() -> String {
      switch command {
      case "L": "\(number()) \(number())"
      case "C": "\(number()) \(number()) \(number()) \(number()) \(number()) \(number())"
      case "Q": "\(number()) \(number()) \(number()) \(number())"
      default: "9 9 0 0 1 \(number()) \(number())"
      }
    }
    let path = (0..<(command == "A" ? 30_000 : 60_000)).map { _ in command + step() }.joined()
    let outcome = try draw(svg: "<path d='M0 0\(path)z'/>")
    #expect(outcome.code == 65 && outcome.output.contains("has too many edges"), "\(outcome)")
  }

  @Test func `a large JPEG of nearly five hundred scans is decoded in bounds`() throws {
    func part(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    // One code in each table: a difference of zero, and the end of 16,384 blocks.
    func table(_ number: UInt8, _ value: UInt8) -> [UInt8] {
      part(0xC4, [number, 1] + [UInt8](repeating: 0, count: 15) + [value])
    }
    let head: [UInt8] =
      [0xFF, 0xD8] + part(0xDB, [0] + [UInt8](repeating: 1, count: 64))
      + part(0xC2, [8, 16, 0, 16, 0, 1, 1, 0x11, 0]) + table(0, 0) + table(0x10, 0xE0)
    let blocks = 512 * 512
    var file = head
    for scan in 0..<490 {
      let (coefficient, step) = (UInt8(scan / 14), scan % 14)
      let bits = step == 0 ? 13 : UInt8((14 - step) << 4 | 13 - step)
      file += part(0xDA, [1, 1, 0, coefficient, coefficient, bits])
      file += [UInt8](repeating: 0, count: coefficient == 0 ? blocks / 8 : 30)
    }
    let outcome = try draw("picture.jpg", file + [0xFF, 0xD9])
    #expect(outcome.code == 2, "\(outcome)")
  }
}
