public import DSView

// Operators that buffer values, and that show what a publisher does.

extension Publishers {
  /// How a publisher fills its buffer.
  public enum PrefetchStrategy: Sendable {
    /// It is filled once; every value that is taken is replaced.
    case keepFull
    /// Values are demanded as they are needed.
    case byRequest
  }

  /// What happens when a publisher's buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is dropped.
    case dropNewest
    /// The oldest value is dropped.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// A publisher that buffers values until they are demanded.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let buffer = DemandBuffer(subscriber)
      weak var known: UpstreamSubscriber<Output, Failure>?
      let upstream = UpstreamSubscriber<Output, Failure>(demand: prefetch == .keepFull ? .max(size) : .unlimited) {
        value in
        buffer.withLock {
          if buffer.bufferedCount >= size {
            switch whenFull {
            case .dropNewest: return
            case .dropOldest: buffer.dropOldest()
            case .customError(let error): return buffer.finish(.failure(error()))
            }
          }
          let before = buffer.bufferedCount
          buffer.send(value)
          // It was passed on without being buffered.
          if buffer.bufferedCount == before { known?.request(.max(1)) }
        }
      } completion: {
        buffer.finish($0)
      }
      known = upstream
      buffer.onDequeue = { upstream.request(.max(1)) }
      buffer.onTermination = { upstream.cancel() }
      subscriber.receive(subscription: buffer)
      self.subscribe(upstream)
    }
  }

  /// A publisher that calls closures with its events.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let subscription = OperatorSubscription<Output, Failure, Output, Failure>(
        subscriber,
        .init {
          receiveOutput?($1)
          let more = $0.send($1)
          if more > 0 { receiveRequest?(more) }
          return more
        } completion: {
          receiveCompletion?($1)
          $0.finish($1)
        })
      (subscription.onSubscription, subscription.onRequest, subscription.onCancel) = (
        receiveSubscription, receiveRequest, receiveCancel
      )
      self.subscribe(subscription)
    }
  }

  /// A publisher that stops a debugger at some of its events.
  /// - Ignored: pictures are not debugged; the closures are called.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(
      receiveSubscription: { _ = receiveSubscription?($0) }, receiveOutput: { _ = receiveOutput?($0) },
      receiveCompletion: { _ = receiveCompletion?($0) })
  }

  /// A publisher that stops a debugger where it fails.
  /// - Ignored: pictures are not debugged.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// A publisher that prints its events.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    var stream = stream
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ text: String) {
      if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write($0 == .unlimited ? "request unlimited" : "request max: (\($0.max ?? 0))") })
  }
}
