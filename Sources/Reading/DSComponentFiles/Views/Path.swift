import DSDiagnostics
import DSGeometry
import DSNode
import DSSymbol
import DSSyntax

extension ViewDefinition {
  /// SwiftUI's `Path`, written as SVG writes it; also a shape.
  static let path = ViewDefinition(
    "Path", "An outline written as SVG path data; scaled to the view where a view box is given.",
    ArgumentList(
      [
        ArgumentDefinition("d", .string, "SVG path data.", required: true),
        ArgumentDefinition("viewBox", .list(.number(-Limits.points...Limits.points)), "x, y, width and height."),
        ArgumentDefinition("fillRule", .choice(["nonZero", "evenOdd"]), "What is inside.", default: "nonZero"),
      ] + DrawingArguments.all, rules: DrawingArguments.rules),
    example: "Path: {d: M0 0 L10 0 L5 8 Z, viewBox: [0, 0, 10, 8], fill: black}"
  ) { arguments in
    let path = arguments.constant("d") { expression, what -> Path? in
      guard let text = arguments.decoding.text(expression, what) else { return nil }
      do throws(DiagnosticsError) {
        let path = try parsePathData(text, at: expression.node.location)
        let isBounded = path.controlBounds.map {
          $0.isFinite && max(abs($0.minX), abs($0.minY), abs($0.maxX), abs($0.maxY)) <= Limits.points
        }
        if isBounded ?? true { return path }
        arguments.error("out-of-range", "\(what) leaves the plane of ±\(Limits.points.text()) points")
      } catch {
        arguments.decoding.bag.add(contentsOf: error.diagnostics)
      }
      return nil
    }
    let rule = arguments.choice("fillRule", FillRule.self) ?? .nonZero
    let viewBox = viewBox(arguments)
    return path.map {
      .shape(.path($0, viewBox: viewBox, rule == .nonZero ? .nonZero : .evenOdd), arguments.drawing())
    }
  }

  private enum FillRule: String, CaseIterable {
    case nonZero, evenOdd
  }

  private static func viewBox(_ arguments: Arguments) -> Rect? {
    guard arguments.has("viewBox") else { return nil }
    let decoding = arguments.decoding
    let numbers = arguments.constant("viewBox") { expression, what -> [Double]? in
      (expression.node.readArray(what, &decoding.bag) ?? []).compactMap { element in
        decoding.constant(expression.with(element), what) {
          decoding.number($0, $1, -Limits.points...Limits.points)
        }
      }
    }
    guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      arguments.error("out-of-range", "'viewBox' of Path needs x, y, and a width and height above 0")
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
