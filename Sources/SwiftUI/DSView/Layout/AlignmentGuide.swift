import DSGeometry
import DSNode
public import Foundation

extension View {
  /// Puts a horizontal guide of the view elsewhere.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(.horizontal(g.node), computeValue)
  }

  /// Puts a vertical guide of the view elsewhere.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guide(.vertical(g.node), computeValue)
  }

  nonisolated private func guide(
    _ guide: Modifier.Guide, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified { inputs in
      inputs.session.isLive = true
      let compute = MainOwned(compute)
      return .alignmentGuide(
        guide,
        .function(
          GuideFunction { child, offer in onMainThread { Double(compute.value(ViewDimensions(child, offer))) } }))
    }
  }
}
