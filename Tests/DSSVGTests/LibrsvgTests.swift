import DSDisplayList
import DSImage
import DSRaster
import Glibc
import Testing

@testable import DSSVG

/// Draws SVG documents with librsvg's own program.
enum Librsvg {
  static let program = "/usr/bin/rsvg-convert"
  static var isInstalled: Bool { access(program, X_OK) == 0 }

  /// The picture of a document in the size of its viewBox; nil if the program fails.
  static func draw(_ document: String, width: Int) throws -> Bitmap? {
    var template = Array("/tmp/dssvg-XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
    let folder = String(cString: mkdtemp(&template))
    let (source, target) = (folder + "/in.svg", folder + "/out.png")
    defer {
      unlink(source)
      unlink(target)
      rmdir(folder)
    }
    let input = fopen(source, "w")
    fputs(document, input)
    fclose(input)
    let words = [program, "--width", String(width), "--output", target, source]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0, waitpid(process, &status, 0) == process,
      status == 0, let output = fopen(target, "r")
    else { return nil }
    defer { fclose(output) }
    fseek(output, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: ftell(output))
    rewind(output)
    guard fread(&bytes, 1, bytes.count, output) == bytes.count else { return nil }
    return try decodePNG(bytes, policy: .asset, file: target)
  }
}

struct LibrsvgTests {
  /// The greatest mean difference of a channel, in steps of 8 bits, and the greatest share of pixels that are more than
  /// 24 steps apart. Edges differ by a few steps between two rasterizers, blurs by how they approximate a Gaussian.
  private static let mostMean = 1.0
  private static let mostFar = 0.01

  @Test(.enabled(if: Librsvg.isInstalled, "rsvg-convert is not installed"), arguments: Scenes.all.map(\.name))
  func `librsvg draws the document as the rasterizer draws the list`(name: String) throws {
    let list = try #require(Scenes.all.first { $0.name == name }).list
    let expected = try Rasterizer().rasterize(list)
    let actual = try #require(try Librsvg.draw(svg(list), width: list.width))
    #expect(actual.width == expected.width && actual.height == expected.height)
    var sum = 0
    var far = 0
    for (a, b) in zip(actual.pixels, expected.pixels) {
      let deltas = [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
      sum += deltas.reduce(0, +)
      if deltas.contains(where: { $0 > 24 }) { far += 1 }
    }
    let count = expected.pixels.count
    #expect(Double(sum) / Double(count * 4) <= Self.mostMean, "\(name): mean")
    #expect(Double(far) / Double(count) <= Self.mostFar, "\(name): share of pixels far apart")
    if let folder = getenv("DSSVG_TEST_OUTPUT") {
      try write(encodePNG(actual), String(cString: folder) + "/\(name).rsvg.png")
      try write(encodePNG(expected), String(cString: folder) + "/\(name).raster.png")
      try write(Array(svg(list).utf8), String(cString: folder) + "/\(name).svg")
    }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    let file = try #require(fopen(path, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
