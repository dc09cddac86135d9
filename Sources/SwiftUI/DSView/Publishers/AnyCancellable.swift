/// A subscription that is cancelled when nothing retains it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// A cancellable that calls a closure.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// A cancellable in place of another, whose type it erases.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Cancels it.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Stores the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Stores the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Puts the subscription into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
