public import DSView

// One subscription for several subscribers.

extension Publishers {
  /// A publisher that subscribes when it is connected, and multicasts through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values it emits.
    public typealias Output = Upstream.Output
    /// The error it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are multicast.
    public let upstream: Upstream
    /// What makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Begins.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publishers {
  /// A publisher that shares one subscription, from the first subscriber on.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values it emits.
    public typealias Output = Upstream.Output
    /// The error it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher whose subscription is shared.
    public let upstream: Upstream
    private let shared: AnyPublisher<Output, Failure>

    init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// A publisher that multicasts through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }

  /// A publisher that multicasts through a subject.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// A publisher that shares one subscription, from the first subscriber on.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// A publisher that begins when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}
