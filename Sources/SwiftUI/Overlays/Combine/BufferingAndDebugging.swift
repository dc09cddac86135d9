// Following what a chain does, and keeping values back.

extension Publishers {
  /// How a publisher fills its store.
  public enum PrefetchStrategy: Sendable {
    /// It is filled once, and what is taken is replaced.
    case keepFull
    /// Values are asked for as they are needed.
    case byRequest
  }

  /// What happens where a publisher's store is full.
  public enum BufferingStrategy<Failure: Error> {
    /// The value that comes is left out.
    case dropNewest
    /// The oldest value is left out.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// A publisher that stores values until they are asked for.
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
          // It went through without waiting.
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

  /// A publisher that is followed while it tells.
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

  /// A publisher that writes down what it tells.
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
