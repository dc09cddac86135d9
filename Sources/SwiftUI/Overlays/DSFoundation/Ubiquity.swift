public import Foundation

// Files and values that a user's devices share: there is no account, so that nothing is shared.

extension FileManager {
  /// The account that shares files: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder that is shared: none, because there is no account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is shared: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Loads a shared file.
  /// - Ignored: no file is shared.
  public func startDownloadingUbiquitousItem(at url: URL) throws {}

  /// Removes this device's copy of a shared file.
  /// - Ignored: no file is shared.
  public func evictUbiquitousItem(at url: URL) throws {}
}

extension Notification.Name {
  /// Announces that another account shares files, which none does.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

/// Values that a user's devices share.
/// - Partial: the values live as long as the program.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the program.
  public class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// Announces that another device has changed values, which none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Writes to the account; nothing is written, because there is none.
  @discardableResult open func synchronize() -> Bool { false }
}
