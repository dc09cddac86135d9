public import DSFoundation
public import Foundation

/// Chooses documents, as a stub: there are none.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  public nonisolated init(forOpeningContentTypes contentTypes: [UTType]) { super.init(nibName: nil, bundle: nil) }
  public nonisolated init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }
  public nonisolated init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }
  public nonisolated init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
}

/// Receives chosen documents.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing is done.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing is done.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
