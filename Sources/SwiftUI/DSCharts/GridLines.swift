import DSView
import Foundation

/// The lines of a chart's axes across its plot.
struct GridLines: View {
  let plan: ChartPlan
  let size: CGSize

  var body: some View {
    let lines = plan.axes.flatMap { axis in axis.items.compactMap { line($0, axis) } }
    ZStack(alignment: .topLeading) { ForEach(lines.indices, id: \.self) { lines[$0] } }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  private func line(_ item: AxisPlan.Item, _ axis: AxisPlan) -> AnyView? {
    guard case .gridLine = item.part.kind else { return nil }
    let scale = axis.isVertical ? plan.y : plan.x
    guard let place = axis.place(item, scale, axis.isVertical ? size.height : size.width) else { return nil }
    let path = Path { path in
      path.move(to: axis.isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0))
      path.addLine(
        to: axis.isVertical ? CGPoint(x: size.width, y: place) : CGPoint(x: place, y: size.height))
    }
    return AnyView(path.stroke(item.part.style ?? axisLineStyle, style: item.stroke))
  }
}

/// The colour of an axis's lines, measured on pictures of Apple's.
var axisLineStyle: AnyShapeStyle { AnyShapeStyle(Color.secondary.opacity(0.56)) }

extension AxisPlan {
  /// Where a line or a word is along the axis: at its value, or between it and the next.
  func place(_ item: Item, _ scale: ChartScale, _ length: CGFloat) -> CGFloat? {
    guard let place = scale.position(item.value, in: length) else { return nil }
    guard item.part.isCentered == true, scale.band(in: length) == nil else { return place }
    guard let next = item.next else { return nil }
    return scale.position(next, in: length).map { (place + $0) / 2 }
  }
}
