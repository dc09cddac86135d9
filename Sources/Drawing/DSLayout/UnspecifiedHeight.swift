import DSDiagnostics
import DSGeometry
import DSNode
package import DSResolve

/// Whether a view has no intrinsic height at a width: it takes more if it is offered more, and its ideal height comes
/// from the 10 points of shapes, colours and other views that fill what they are offered.
///
/// A view in a scroll view or of a fixed size gets these 10 points on a screen too, and does not count. A list that
/// asks for more than the longest picture has, and could do with less, has no intrinsic height either.
package func hasUnspecifiedHeight(
  _ node: ResolvedNode, width: Double, scale: Double, measurer: any TextMeasurer
) -> Bool {
  func item() -> LayoutItem {
    let offer = ProposedSize(width: width)
    let context = LayoutContext(
      measurer: measurer, pixel: 1 / scale, traces: false, container: ContainerSize(offer), frames: MarkedFrames())
    return makeItem(node, in: nil, context)
  }
  let usual = item()
  let ideal = usual.size(ProposedSize(width: width)).height
  if ideal * scale > Double(Limits.shotSide) {
    return usual.size(ProposedSize(width: width, height: 0)).height < ideal
  }
  guard usual.size(ProposedSize(width: width, height: 10_000)).height > ideal else { return false }
  return UnspecifiedLength.$height.withValue(UnspecifiedLength.usual + 1) {
    item().size(ProposedSize(width: width)).height != ideal
  }
}

/// Measures what gets the usual lengths on a screen too.
func withUsualLengths(_ measure: () -> Size) -> Size {
  UnspecifiedLength.height == UnspecifiedLength.usual
    ? measure() : UnspecifiedLength.$height.withValue(UnspecifiedLength.usual, operation: measure)
}
