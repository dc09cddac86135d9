import DSDiagnostics
import DSFiles
import DSGeometry
import TestFolder
import Testing

@testable import DSSymbol

/// The symbols that the fixtures bring.
struct SymbolFixtureTests {
  private static let folder =
    Repository.path + "/Fixtures/Symbols"

  private static var names: [String] { (try? listFiles(folder, suffix: ".svg")) ?? [] }

  @Test("There are enough symbols, each with the name of its file")
  func count() {
    #expect(Self.names.count >= 30)
    for name in ["check", "close", "search", "checkmark-seal-fill", "person-crop-circle-fill", "spinner", "train"] {
      #expect(Self.names.contains(name + ".svg"))
    }
  }

  @Test("Every symbol is read, lies on the grid of 24 units and takes the view's colour", arguments: names)
  func reads(name: String) throws {
    let bytes = try readFile(Self.folder + "/" + name, limit: Limits.symbolFileBytes)
    let symbol = try readSymbol(bytes, name: name, file: name)
    #expect(symbol.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    // A square with a hole fills the mark that it is a part of.
    let liveArea = name.hasPrefix("square-") ? symbol.viewBox : symbol.viewBox.inset(by: 1.9)
    for layer in symbol.layers {
      let bounds = try #require(layer.path.sampledBounds).inset(by: -(layer.stroke?.width ?? 0) / 2)
      #expect(liveArea.contains(bounds), "\(bounds)")
      #expect(layer.fill ?? .currentColor == .currentColor)
      #expect(layer.stroke?.paint ?? .currentColor == .currentColor)
      // Orange's ticks are thicker than its other signs.
      #expect(layer.stroke?.width ?? 2 == (name == "tick.svg" ? 3.5 : 2))
    }
  }
}

extension Path {
  /// The bounds of points on the path, closer than those of its control points.
  var sampledBounds: Rect? {
    var points: [Path.Element] = []
    var last = Point.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        points.append(.line(end))
        last = end
      case .quadratic(let end, let control):
        for step in 0...16 {
          let t = Double(step) / 16
          points.append(.line(last * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)))
        }
        last = end
      case .cubic(let end, let control1, let control2):
        for step in 0...16 {
          let t = Double(step) / 16
          let u = 1 - t
          points.append(
            .line(last * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)))
        }
        last = end
      case .close: break
      }
    }
    return Path(points).controlBounds
  }
}
