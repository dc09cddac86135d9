import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSNode
import DSReport
import DSResolve
import DSShots
import DSText
import TestFolder

@testable import DSProject

extension TestFolder {
  /// Every file in the folder with the bytes it has.
  func contents() throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for file in try listFiles(path, suffix: "") { found[file] = try readFile(self[file], limit: 1 << 30) }
    return found
  }
}

/// A system of coloured boxes, without fonts: `boxes/box/<name>@<scheme>`.
func boxSystem(_ boxes: [(name: String, color: UInt32, side: Double)]) -> DesignSystem {
  let place = SourceLocation(file: "box.yaml", line: 1)
  let theme = Theme(
    name: "boxes", layers: [],
    modes: [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")])
  let scenarios = boxes.map { box in
    let color = Color(
      red: Double(box.color >> 16 & 255) / 255, green: Double(box.color >> 8 & 255) / 255,
      blue: Double(box.color & 255) / 255)
    let side = Value<Double>.literal(box.side)
    return Scenario(
      system: "boxes", component: "box", name: box.name,
      node: DSNode(
        .shape(.roundedRectangle(ShapeNode.Radii(.literal(4)), .circular), .fill(.color(.literal(color)))),
        modifiers: [.frame(width: side, height: side, alignment: .center)], at: place),
      at: place)
  }
  var bag = DiagnosticBag()
  let matrix = Matrix(modes: [MatrixAxis("scheme", values: ["light", "dark"], default: "light")], &bag)
  let fonts = FontLibrary(files: [], fallbacks: [])
  return DesignSystem(
    name: "boxes", matrix: matrix, shots: expandMatrix(scenarios, matrix, &bag), root: ResolveContext(theme: theme),
    fonts: fonts, background: nil, padding: .literal(2), fingerprint: Fingerprint(fonts: fonts).text)
}

/// A project of one system of boxes with its baselines in a folder.
func boxProject(
  _ folder: TestFolder,
  _ boxes: [(name: String, color: UInt32, side: Double)] = [("red", 0xFF0000, 10), ("blue", 0xFF, 12)]
) -> Project {
  Project(
    configuration: "dsrender.yaml", baselines: folder["Baselines"], systems: [boxSystem(boxes)], warnings: [])
}
