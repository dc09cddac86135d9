/// The name of a span of time.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the span.
  public let rawValue: UInt64

  /// A name by its number.
  public init(_ value: UInt64) { rawValue = value }

  /// A name for spans of a log.
  public init(log: OSLog) { rawValue = 0 }

  /// The one span of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No span.
  public static let invalid = OSSignpostID(.max)
  /// No span.
  public static let null = OSSignpostID(0)
}

/// A span of time that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// Marks spans of time in a log; none is kept.
public struct OSSignposter: Sendable {
  /// A signposter without a name.
  public init() {}

  /// A signposter of a part of a program.
  public init(subsystem: String, category: String) {}

  /// A signposter of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {}

  /// A signposter of a logger's part of a program.
  public init(logger: Logger) {}

  /// Whether spans are kept: never.
  public var isEnabled: Bool { false }

  /// A new name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins a span of time.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins a span of time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a span of time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a span of time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Does something in a span of time.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
