/// Whether something is shown; `automatic` leaves it to what shows it.
@frozen
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
