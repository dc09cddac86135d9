import DSGeometry
import DSNode

extension ShapeNode {
  var dump: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle(let radii, let style): "RoundedRectangle(\(radii.dump) \(style.rawValue))"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .path(let path, let viewBox, let rule):
      "Path(\(path.elements.count) steps"
        + (viewBox.map { " viewBox=\($0.minX.text()),\($0.minY.text()),\($0.width.text()),\($0.height.text())" } ?? "")
        + " \(rule.rawValue))"
    case .function(let function): "Shape(\(function.name))"
    case .evenOdd(let shape): "\(shape.dump).evenOdd"
    case .inset(let shape, let length): "\(shape.dump).inset(\(length.dump))"
    }
  }
}

extension ShapeNode.Radii {
  var dump: String {
    let all = [topLeading.dump, topTrailing.dump, bottomTrailing.dump, bottomLeading.dump]
    return Set(all).count == 1 ? all[0] : all.joined(separator: "/")
  }
}

extension ShapeDrawing {
  var dump: String {
    switch self {
    case .fill(let paint): "fill" + (paint.map { " \($0.dump)" } ?? "")
    case .stroke(let paint, let stroke): "stroke \(paint.dump)\(stroke.dump)"
    case .strokeBorder(let paint, let stroke): "strokeBorder \(paint.dump)\(stroke.dump)"
    }
  }
}

extension StrokeNode {
  var dump: String {
    " lineWidth=\(lineWidth.dump)" + (lineCap == .butt ? "" : " cap=\(lineCap.rawValue)")
      + (lineJoin == .miter ? "" : " join=\(lineJoin.rawValue)")
      + (miterLimit == 10 ? "" : " miterLimit=\(miterLimit.text())")
      + (dash.isEmpty ? "" : " dash=" + dash.map { $0.text() }.joined(separator: ","))
      + (dashPhase == 0 ? "" : " phase=\(dashPhase.text())") + (style.map { " style=\($0.dump)" } ?? "")
  }
}
