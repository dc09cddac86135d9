public import DSView
public import Foundation

extension View {
  /// Shows a file over the view while there is one.
  /// - Ignored: a picture is at rest, and shows no file.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Shows one of several files over the view while one is chosen.
  /// - Ignored: a picture is at rest, and shows no file.
  nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL { self }
}

/// A file that is shown.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

#if DSRENDER_UIKIT
  public import UIKit

  /// Shows files, as a stub.
  @preconcurrency @MainActor
  open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
  }

  /// Has the files that are shown.
  @preconcurrency @MainActor
  public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
  }

  /// Learns what people do with a file.
  @preconcurrency @MainActor
  public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
  }

  extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  }
#endif
