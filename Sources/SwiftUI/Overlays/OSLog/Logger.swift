// For sources that have `import OSLog`: what models and components write their logs with. No log is kept on Linux, so
// nothing is written and no value of a message is evaluated. It is a separate product, because packages that test
// `canImport(OSLog)` expect all of it where they find it.

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public var rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What might help to find a fault.
  public static let `default` = OSLogType(0x00)
  /// What may help, but is not needed.
  public static let info = OSLogType(0x01)
  /// What is of use in development only.
  public static let debug = OSLogType(0x02)
  /// A fault of the process.
  public static let error = OSLogType(0x10)
  /// A fault of the system or of several processes.
  public static let fault = OSLogType(0x11)
}

/// Where messages go: nowhere.
public final class OSLog: Sendable {
  /// A log of a part of a program.
  public init(subsystem: String, category: String) {}

  /// A log of a part of a program.
  public init(subsystem: String, category: Category) {}

  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Kinds of messages that tools show in their own way.
  public struct Category: Sendable {
    /// Moments that matter.
    public static let pointsOfInterest = Category()
    /// Messages that are kept while a tool asks for them.
    public static let dynamicTracing = Category()
    /// Messages with the calls that led to them.
    public static let dynamicStackTracing = Category()
  }

  /// Whether messages of a level are kept: never.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether spans of time are kept: never.
  public var signpostsEnabled: Bool { false }
}

/// Writes messages of a part of a program.
public struct Logger: Sendable {
  /// A logger without a name.
  public init() {}

  /// A logger of a part of a program.
  public init(subsystem: String, category: String) {}

  /// A logger that writes to a log.
  public init(_ logObj: OSLog) {}

  /// Writes a message of the usual level.
  public func log(_ message: OSLogMessage) {}

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Writes a message that is of use in development only.
  public func trace(_ message: OSLogMessage) {}

  /// Writes a message that is of use in development only.
  public func debug(_ message: OSLogMessage) {}

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) {}

  /// Writes a message of the usual level.
  public func notice(_ message: OSLogMessage) {}

  /// Writes a message of a fault.
  public func warning(_ message: OSLogMessage) {}

  /// Writes a message of a fault.
  public func error(_ message: OSLogMessage) {}

  /// Writes a message of a grave fault.
  public func critical(_ message: OSLogMessage) {}

  /// Writes a message of a grave fault.
  public func fault(_ message: OSLogMessage) {}
}

/// Writes a message with values in the places of its format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Writes a message with values in the places of its format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

/// Writes a message of a level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// Writes a message of the usual level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {}
