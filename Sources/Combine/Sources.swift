// Publishers that begin a chain, and those made of several. None tells of anything; their types are what sources need.

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// A publisher that ends at once, or never.
  public init(completeImmediately: Bool = true) {}

  /// A publisher of a type's values.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {}
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) { self.error = error }

  /// A publisher of a type's values that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
}

/// A publisher of one value that is found later: what finds it is never begun.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the value.
  public typealias Promise = (Result<Output, Failure>) -> Void

  /// A publisher of what is found.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
}

/// A publisher that is made when somebody subscribes: it never is.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values that are told.
  public typealias Output = DeferredPublisher.Output
  /// How telling may fail.
  public typealias Failure = DeferredPublisher.Failure
  /// What makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
}

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// A publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }
  }

  /// A publisher of the latest values of two.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of both.
    public init(_ a: A, _ b: B) {}
  }

  /// A publisher of the latest values of three.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of all three.
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  /// A publisher of the latest values of four.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of all four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {}
  }

  /// A publisher of pairs of two publishers' values.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of pairs.
    public init(_ a: A, _ b: B) {}
  }

  /// A publisher of the values of two.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    /// The values that are told.
    public typealias Output = A.Output
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of the values of both.
    public init(_ a: A, _ b: B) {}
  }

  /// A publisher of the values of three.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// The values that are told.
    public typealias Output = A.Output
    /// How telling may fail.
    public typealias Failure = A.Failure

    /// A publisher of the values of all three.
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  /// A publisher of the values of many.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values that are told.
    public typealias Output = Upstream.Output
    /// How telling may fail.
    public typealias Failure = Upstream.Failure

    /// A publisher of the values of all.
    public init(_ upstream: Upstream...) {}

    /// A publisher of the values of all.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {}
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, where there is one.
  public struct Publisher: DSView.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// Telling does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// A publisher of a value, where there is one.
    public init(_ output: Wrapped?) { self.output = output }
  }

  /// A publisher of the value, where there is one.
  public var publisher: Publisher { Publisher(self) }
}

/// A publisher of a value or a failure.
public struct _ResultPublisher<Output, Failure: Error>: Publisher {
  /// The value or the failure.
  public let result: Result<Output, Failure>

  /// A publisher of the value or the failure.
  public init(_ result: Result<Output, Failure>) { self.result = result }
}

extension Result {
  /// A publisher of the value or the failure.
  public typealias Publisher = _ResultPublisher<Success, Failure>

  /// A publisher of the value or the failure.
  public var publisher: Publisher { Publisher(self) }
}
