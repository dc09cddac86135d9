// What runs when views come, go and change: never, since a picture is made of a body that is evaluated once.

extension View {
  /// What is done when the view appears.
  /// - Ignored: nothing runs for a picture; it shows the first values of the view's state.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// What is done when the view disappears.
  /// - Ignored: nothing runs for a picture.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// What is done when a value changes.
  /// - Ignored: no value changes while a picture is made.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { self }

  /// What is done when a value changes, with its old and new value.
  /// - Ignored: no value changes while a picture is made.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }

  /// What is done when a value changes.
  /// - Ignored: no value changes while a picture is made.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// What is done when a publisher tells of a value.
  /// - Ignored: nothing runs for a picture.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }

  /// What is done in the background while the view is there.
  /// - Ignored: nothing runs for a picture; it shows the first values of the view's state.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { self }

  /// What is done in the background while the view is there, and again whenever a value changes.
  /// - Ignored: nothing runs for a picture; it shows the first values of the view's state.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { self }
}
