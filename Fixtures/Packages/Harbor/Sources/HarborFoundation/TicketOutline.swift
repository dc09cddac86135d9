import CoreGraphics

/// The outline of a ticket: round corners, and a bite on either side where it is torn.
/// - Parameters:
///   - rect: the area.
///   - tear: how far below the top it is torn.
public func ticketOutline(in rect: CGRect, tear: CGFloat) -> CGPath {
  let (corner, bite): (CGFloat, CGFloat) = (14, 7)
  let path = CGMutablePath()
  path.move(to: CGPoint(x: rect.minX + corner, y: rect.minY))
  path.addArc(
    tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: corner)
  path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + tear - bite))
  path.addArc(
    center: CGPoint(x: rect.maxX, y: rect.minY + tear), radius: bite, startAngle: -.pi / 2, endAngle: .pi / 2,
    clockwise: true)
  path.addArc(
    tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: corner)
  path.addArc(
    tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: corner)
  path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + tear + bite))
  path.addArc(
    center: CGPoint(x: rect.minX, y: rect.minY + tear), radius: bite, startAngle: .pi / 2, endAngle: -.pi / 2,
    clockwise: true)
  path.addArc(
    tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: corner)
  path.closeSubpath()
  return path
}
