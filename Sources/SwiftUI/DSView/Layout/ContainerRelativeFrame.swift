import DSGeometry
import DSNode
public import Foundation

extension View {
  /// As long as the nearest scroll view, or the size of the whole view, on axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relative(axes, alignment) { _ in .whole }
  }

  /// As long as some of the equal parts of the nearest scroll view, or of the size of the whole view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    relative(axes, alignment) { _ in .tracks(count: count, span: span, spacing: Double(spacing)) }
  }

  /// As long as a closure says for the length of the nearest scroll view, or of the size of the whole view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relative(axes, alignment) { inputs in
      inputs.session.isLive = true
      let length = MainOwned(length)
      return .function(
        LengthFunction { container, axis in
          onMainThread { Double(length.value(CGFloat(container), axis == .horizontal ? .horizontal : .vertical)) }
        })
    }
  }

  nonisolated private func relative(
    _ axes: Axis.Set, _ alignment: Alignment,
    _ rule: @escaping @MainActor (_ViewInputs) -> Modifier.ContainerLength
  ) -> some View {
    modifier(
      NodeModifier { inputs in
        axes.node.map { [.containerRelativeFrame($0, rule(inputs), alignment: alignment.node)] } ?? []
      })
  }
}
