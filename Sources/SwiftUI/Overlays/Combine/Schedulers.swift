// Schedulers: queues and run loops, for which no time passes while previews are drawn.

public import DSView
public import Dispatch
public import Foundation

/// A length of time that a scheduler can wait.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// What decides when something is done.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of the scheduler.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options beside the time.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// How exact a moment can be.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does something as soon as it can.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as it can.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something later.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does something later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A moment, in seconds.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  let seconds: Double

  /// The time from one moment to another.
  public func distance(to other: _SchedulerTime) -> Stride { Stride(seconds: other.seconds - seconds) }

  /// A moment that much later.
  public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.seconds) }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral, Sendable
  {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    /// Seconds.
    public init(_ seconds: Double) { self.seconds = seconds }

    /// Seconds.
    public init(floatLiteral value: Double) { seconds = value }

    /// Whole seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }

    /// Whole seconds, where they are a number of seconds.
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }

    /// Its length without a sign.
    public var magnitude: Double { seconds.magnitude }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    /// Milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    /// Microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    /// Nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }

    /// Whether one is shorter.
    public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
    /// Both one after the other.
    public static func + (left: Self, right: Self) -> Self { Self(seconds: left.seconds + right.seconds) }
    /// One without the other.
    public static func - (left: Self, right: Self) -> Self { Self(seconds: left.seconds - right.seconds) }
    /// One as often as the other says.
    public static func * (left: Self, right: Self) -> Self { Self(seconds: left.seconds * right.seconds) }
    /// As often as a number says.
    public static func *= (left: inout Self, right: Self) { left.seconds *= right.seconds }
  }
}

extension _SchedulerTime {
  /// The moment of a queue's clock, so far from the present one as it is there.
  public init(_ time: DispatchTime) {
    let away = Double(Int64(bitPattern: time.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds)) / 1e9
    self.init(seconds: DeferredWork.now + away)
  }
}

/// A queue or run loop of Foundation's.
public protocol _SystemScheduler: Scheduler where SchedulerTimeType == _SchedulerTime {}

extension _SystemScheduler {
  /// The present moment.
  public var now: _SchedulerTime { _SchedulerTime(seconds: DeferredWork.now) }

  /// How exact a moment can be.
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  /// Does something as soon as it can.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DeferredWork.schedule(on: self, action)
  }

  /// Does something later.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DeferredWork.schedule(on: self, after: now.distance(to: date).seconds, action)
  }

  /// Does something again and again.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOver = false
    func wait(until date: _SchedulerTime) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !isOver else { return }
        action()
        wait(until: date.advanced(by: interval))
      }
    }
    wait(until: date)
    return AnyCancellable { isOver = true }
  }
}

extension DispatchQueue: _SystemScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of a queue beside the time.
  public struct SchedulerOptions {}
}

extension RunLoop: _SystemScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of a run loop beside the time.
  public struct SchedulerOptions {}
}

extension OperationQueue: _SystemScheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Options of a queue beside the time.
  public struct SchedulerOptions {}
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = _SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The one there is.
  public static let shared = ImmediateScheduler()

  /// The one moment there is.
  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }

  /// How exact a moment can be.
  public var minimumTolerance: _SchedulerTime.Stride { 0 }

  /// Does something.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does something.
  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }

  /// Does something, once.
  public func schedule(
    after date: _SchedulerTime, interval: _SchedulerTime.Stride, tolerance: _SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
