/// A subscription that is kept: it ends with the last that keeps it.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Something that stops a subscription.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Keeps what can be stopped.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Stops it.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same subscription.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Puts the subscription into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
