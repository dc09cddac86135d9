public import Foundation

/// A document of a user, as a stub: documents are on a user's account, and there is none, so that none can be opened or written.
@preconcurrency @MainActor
open class UIDocument {
  /// How a document is written.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }
  /// What is known of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  /// A change of a document.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }
  public nonisolated let fileURL: URL
  /// The document of a file.
  public nonisolated init(fileURL url: URL) { fileURL = url }
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { nil }
  open var fileModificationDate: Date?
  open var documentState: State { .closed }
  open var hasUnsavedChanges: Bool { false }
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  open func open() async -> Bool { false }
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  open func close() async -> Bool { true }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool { false }
  open func updateChangeCount(_ change: ChangeKind) {}
  /// Takes the contents of the file; a document keeps them as it likes.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// The contents to be written.
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}
