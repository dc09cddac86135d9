public import Foundation

/// What was logged.
open class OSLogEntry: NSObject, @unchecked Sendable {
  open var composedMessage: String { "" }
  open var date: Date { Date(timeIntervalSince1970: 0) }
}

/// Where an entry comes from.
public protocol OSLogEntryFromProcess {
  var process: String { get }
}

/// What an entry says beside its message.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
}

/// A message that was logged.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  /// How much it matters.
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  open var level: Level { .undefined }
  open var category: String { "" }
  open var subsystem: String { "" }
  open var process: String { "" }
}

/// A place in a log.
open class OSLogPosition: NSObject {}

/// What was logged.
/// - Partial: nothing was.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }
  /// How they are read.
  public struct EnumeratorOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reverse = EnumeratorOptions(rawValue: 1)
  }
  /// What the program has logged.
  public init(scope: Scope) throws {}
  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  open func getEntries(
    with options: EnumeratorOptions = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
