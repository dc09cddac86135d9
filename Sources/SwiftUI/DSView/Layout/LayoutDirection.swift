import DSGeometry
import DSNode

/// What a view does where content runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where content runs in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where content runs right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Mirrors the view where content runs in the behaviour's direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      NodeModifier { inputs in
        guard case .mirrors(in: inputs.environment.layoutDirection) = behavior else { return [] }
        return [.scaleEffect(x: .literal(-1), y: .literal(1), anchor: .center)]
      })
  }

  /// Mirrors the view where content runs right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(NodeModifier { _ in enabled ? [.flipsForRightToLeft] : [] })
  }
}
