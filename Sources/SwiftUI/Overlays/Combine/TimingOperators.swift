public import DSView

// Operators that control when values are emitted. Schedulers know the time; it does not pass while previews are drawn.

extension Publisher {
  /// A publisher of values after which none came for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    timed { buffer in
      var newest = 0
      return .init { value in
        newest += 1
        let number = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) { if number == newest { buffer.send(value) } }
      } completion: { completion in
        newest += 1
        scheduler.schedule(options: options) { buffer.finish(completion) }
      }
    }
  }

  /// A publisher of one value per interval: the first at once, and then the first or the latest of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    timed { buffer in
      var isWaiting = false
      var pending: Output?
      func wait() {
        isWaiting = true
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil
        ) {
          isWaiting = false
          guard let value = pending else { return }
          pending = nil
          buffer.send(value)
          wait()
        }
      }
      return .init { value in
        if isWaiting {
          if latest || pending == nil { pending = value }
        } else {
          scheduler.schedule(options: nil) { buffer.send(value) }
          wait()
        }
      } completion: { completion in
        scheduler.schedule(options: nil) { buffer.finish(completion) }
      }
    }
  }

  /// A publisher that emits later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    receive { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  /// A publisher that finishes where nothing is emitted for a while.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    timed { buffer in
      var newest = 0
      func wait() {
        newest += 1
        let number = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard number == newest else { return }
          buffer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return .init { value in
        wait()
        scheduler.schedule(options: options) { buffer.send(value) }
      } completion: { completion in
        newest += 1
        scheduler.schedule(options: options) { buffer.finish(completion) }
      }
    }
  }

  /// A publisher of the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    applyingOperator {
      var last = scheduler.now
      return { subscription, _ in
        let now = scheduler.now
        defer { last = now }
        return subscription.send(last.distance(to: now))
      }
    }
  }

  /// A publisher that emits on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    receive { scheduler.schedule(options: options, $0) }
  }

  /// A publisher that is subscribed to on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in scheduler.schedule(options: options) { self.subscribe(subscriber) } }
  }

  /// A publisher of what a subscriber of this one sends when its time has come.
  private func timed(
    _ upstream: @escaping (DemandBuffer<Output, Failure>) -> UpstreamSubscriber<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let buffer = DemandBuffer(subscriber)
      let upstream = upstream(buffer)
      buffer.onTermination = { upstream.cancel() }
      subscriber.receive(subscription: buffer)
      self.subscribe(upstream)
    }
  }
}
