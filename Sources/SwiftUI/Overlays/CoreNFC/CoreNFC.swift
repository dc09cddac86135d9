public import Foundation

// Tags that a phone reads at its edge, as stubs: there is no reader.

/// How the type of a record is written.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  /// A record of a type.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }
}

/// A message of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]
  /// A message of records.
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// Why nothing is read.
public struct NFCReaderError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound, readerErrorRadioDisabled
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// Whether a tag can be written to.
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A tag that holds a message.
public protocol NFCNDEFTag: NSObjectProtocol {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
}

/// A time in which tags are read.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  override init() {}
  /// Whether there is a reader: there is none.
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

/// A time in which messages of tags are read.
/// - Partial: the delegate receives nothing.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  /// Reads tags, or one of them.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
  ) { super.init() }
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func restartPolling() {}
}

/// Receives the messages of tags.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  /// Nothing is done.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  /// Nothing is done.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
