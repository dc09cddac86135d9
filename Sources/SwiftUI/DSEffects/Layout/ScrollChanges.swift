import DSGeometry
import DSNode
public import DSView

extension View {
  /// Calls an action with a value of the scroll view's sizes.
  /// - Ignored: pictures show scroll views at rest; actions never receive their sizes, which a run reports.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onLowering {
      $0.warn(
        "ignored-scroll-geometry", "the action of onScrollGeometryChange is not called",
        hint: "use onGeometryChange for sizes that do not depend on scrolling")
    }
  }

  /// Calls an action when the scroll view begins to do something else.
  /// - Ignored: a picture shows a scroll view at rest.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Calls an action when the scroll view begins to do something else.
  /// - Ignored: a picture shows a scroll view at rest.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  /// Calls an action when a share of the view is seen in its scroll view; the view is drawn as the action leaves it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modified { inputs in
      let session = inputs.session
      session.isLive = true
      let mark = LayoutMark(id: inputs.place())
      session.afterLayout(of: mark) { frames in
        guard let place = frames.places[mark], let space = frames.space(spaceName(scrollViewSpace), around: mark) else {
          return false
        }
        let isVisible = place.frame.share(in: space) >= threshold
        guard (session.lastValue(at: mark) ?? false) != isVisible else { return false }
        session.lastValues[mark.id] = isVisible
        action(isVisible)
        return true
      }
      return .mark(mark)
    }
  }

  /// Calls an action with the views of which a share is seen.
  /// - Ignored: actions do not receive the views of a scroll view, which a run reports.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    onLowering {
      $0.warn(
        "ignored-scroll-targets", "the action of onScrollTargetVisibilityChange is not called",
        hint: "put onScrollVisibilityChange on the views themselves")
    }
  }
}

extension Rect {
  /// The share of the rectangle that lies in another.
  fileprivate func share(in other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    guard width >= 0, height >= 0, self.width > 0, self.height > 0 else { return 0 }
    return width * height / (self.width * self.height)
  }
}
