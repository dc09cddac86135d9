// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Reading and writing of files together with other programs, and searches for shared files: there are no other programs, and
// nothing is found.

/// Where a function puts its error; nil for a caller who does not want it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Reads and writes files when no other program does.
/// - Partial: other programs are not asked.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    public static let forUploading = Self(rawValue: 8)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
    public static let contentIndependentMetadataOnly = Self(rawValue: 16)
  }

  public override init() {}
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  open func cancel() {}
}

/// A file that a search has found.
open class NSMetadataItem: NSObject, @unchecked Sendable {
  open var attributes: [String] { [] }
  open func value(forAttribute key: String) -> Any? { nil }
}

/// A search for files.
/// - Partial: nothing is found.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  public override init() {}
  open var predicate: NSPredicate?
  open var searchScopes: [Any] = []
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var operationQueue: OperationQueue?
  open var notificationBatchingInterval: TimeInterval = 1
  open var results: [Any] { [] }
  open var resultCount: Int { 0 }
  open var isStarted: Bool { false }
  open var isGathering: Bool { false }
  open var isStopped: Bool { true }
  open func result(at idx: Int) -> Any { NSMetadataItem() }
  @discardableResult open func start() -> Bool { false }
  open func stop() {}
  open func enableUpdates() {}
  open func disableUpdates() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// Announces that a search has begun.
  public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// Announces that a search has found something.
  public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
  /// Announces that a search has found everything.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Announces that what a search has found is different now.
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

// Keys and places of searches; their texts are Apple's.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
