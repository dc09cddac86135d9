import DSGeometry
import DSNode

extension View {
  /// Calls an action with a value of the view's place; the view is drawn as the action leaves it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with the earlier and the present value of the view's place; the view is drawn as the action leaves
  /// it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modified { inputs in
      let session = inputs.session
      session.isLive = true
      let mark = LayoutMark(id: inputs.place())
      session.afterLayout(of: mark) { frames in
        guard let place = frames.places[mark] else { return false }
        let geometry = DeferredGeometry(size: place.frame.size, frames: frames)
        let value = transform(GeometryProxy(geometry: geometry, mark: mark))
        let last: T? = session.lastValue(at: mark)
        guard last != value else { return false }
        session.lastValues[mark.id] = value
        action(last ?? value, value)
        return true
      }
      return .mark(mark)
    }
  }
}
