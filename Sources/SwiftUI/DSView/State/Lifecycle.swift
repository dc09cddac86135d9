import DSGeometry
import DSNode

// What runs when views come and change. A picture shows the view as these actions leave it; nothing goes while it is
// made.

extension View {
  /// What is done when the view appears: once, when its place is known. Views of lazy containers appear where they are
  /// seen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    appearing { action?() }
  }

  /// What is done when the view disappears.
  /// - Ignored: no view disappears while a picture is made.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// What is done in the background while the view is there. A picture shows what the task has done until it waits for
  /// something that is not there yet, such as an answer of the network; no time passes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    appearing { Task(priority: priority) { await action() } }
  }

  /// What is done in the background while the view is there, and again whenever a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    onChange(of: value, initial: true) { Task(priority: priority) { await action() } }
  }

  nonisolated private func appearing(_ action: @escaping @MainActor () -> Void) -> some View {
    modified { inputs in
      let session = inputs.session
      let mark = LayoutMark(id: inputs.place())
      session.isLive = true
      session.afterLayout(of: mark) { frames in
        guard session.lastValues[mark.id] == nil, inputs.isThere(mark, in: frames) else { return false }
        session.lastValues[mark.id] = true
        action()
        return true
      }
      return .mark(mark)
    }
  }
}

extension View {
  /// What is done when a value changes.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { onChange(of: value) { _, new in action(new) } }

  /// What is done when a value changes, with its old and new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modified { inputs in
      let session = inputs.session
      let mark = LayoutMark(id: inputs.place())
      // Without a first call nothing can change in a view that does nothing by itself.
      if initial { session.isLive = true }
      session.afterLayout(of: mark) { frames in
        guard inputs.isThere(mark, in: frames) else { return false }
        let last: V? = session.lastValue(at: mark)
        session.lastValues[mark.id] = value
        guard last != value, last != nil || initial else { return false }
        action(last ?? value, value)
        return true
      }
      return .mark(mark)
    }
  }

  /// What is done when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// What is done when a publisher emits a value: from when the view appears.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modified { inputs in
      let session = inputs.session
      let mark = LayoutMark(id: inputs.place())
      session.isLive = true
      let known: Reception<P>? = session.lastValue(at: mark)
      known?.action = action
      session.afterLayout(of: mark) { frames in
        let known: Reception<P>? = session.lastValue(at: mark)
        guard inputs.isThere(mark, in: frames) else { return false }
        if let known, known.follows(publisher) { return false }
        let reception = Reception(publisher, action)
        session.lastValues[mark.id] = reception
        return reception.begin()
      }
      return .mark(mark)
    }
  }
}

/// A view's subscription to a publisher.
private final class Reception<P: Publisher> where P.Failure == Never {
  /// What the view does with a value, as it was evaluated last.
  var action: (P.Output) -> Void
  private let publisher: P
  private var subscription: AnyCancellable?
  private var hasReceived = false

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) { (self.publisher, self.action) = (publisher, action) }

  /// Subscribes; whether there was a value at once.
  func begin() -> Bool {
    subscription = publisher.sink { [weak self] value in
      self?.hasReceived = true
      self?.action(value)
    }
    return hasReceived
  }

  /// Whether a publisher, which the view was evaluated with anew, is this one. One that cannot be compared is: a chain
  /// that a body makes is another one each time.
  func follows(_ other: P) -> Bool {
    guard publisher is any Equatable else { return true }
    return areKnownEqual(publisher, other)
  }
}

extension _ViewInputs {
  /// Whether a view is there for its actions: laid out, and in a lazy container seen at least in part.
  fileprivate func isThere(_ mark: LayoutMark, in frames: MarkedFrames) -> Bool {
    guard let place = frames.places[mark] else { return false }
    guard isLazy, let visible = frames.space(spaceName(scrollViewSpace), around: mark) else { return true }
    let frame = place.frame
    return frame.minX < visible.maxX && frame.maxX > visible.minX && frame.minY < visible.maxY
      && frame.maxY > visible.minY
  }
}
