public import Foundation

// For sources that keep records with an account: there is none, and every request fails.

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// Why a request failed.
public struct CKError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure
    case notAuthenticated = 9
    case unknownItem = 11
    case quotaExceeded = 25
    case zoneNotFound = 26
  }
  public let code: Code
  /// A failure for a reason.
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  public var localizedDescription: String { "there is no account" }
  public static let notAuthenticated = Code.notAuthenticated
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let quotaExceeded = Code.quotaExceeded
  public static let unknownItem = Code.unknownItem
}

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value of a record.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}

/// A record.
/// - Partial: a value that nothing keeps.
open class CKRecord: NSObject, @unchecked Sendable {
  /// A kind of record.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String
  /// What a record is known by.
  public final class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
  }
  /// What refers to a record.
  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// What becomes of a record that refers to one that goes.
    public enum Action: UInt, Sendable {
      case none, deleteSelf
    }
    public let recordID: ID
    public let action: Action
    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
  }
  public let recordType: RecordType
  public let recordID: ID
  public let creationDate: Date? = nil
  public let modificationDate: Date? = nil
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
  open func value(forKey key: String) -> Any? { values[key] }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a data base.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// What a part is known by.
  public final class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = ID()
  }
  public let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}

/// Which records are asked for.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// The records of an account.
/// - Partial: there are none; every request fails with `notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// What a program keeps with an account.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  private override init() { containerIdentifier = nil }
  /// The program's own.
  open class func `default`() -> CKContainer { CKContainer() }
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

extension Notification.Name {
  /// Announces that another account is used, which none is.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
