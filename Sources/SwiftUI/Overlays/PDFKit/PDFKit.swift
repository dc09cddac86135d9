public import CoreGraphics
public import DSView
public import Foundation

#if DSRENDER_UIKIT
  public import UIKit
  /// The class of the platform's views.
  public typealias PDFKitView = UIView
  /// The class of the platform's colours.
  public typealias PDFKitColor = UIColor
  /// The class of the platform's pictures.
  public typealias PDFKitImage = UIImage
#else
  public import AppKit
  /// The class of the platform's views.
  public typealias PDFKitView = NSView
  /// The class of the platform's colours.
  public typealias PDFKitColor = NSColor
  /// The class of the platform's pictures.
  public typealias PDFKitImage = NSImage
#endif

// Documents, as stubs: they are neither read nor drawn.

/// A document.
/// - Partial: it has no pages.
open class PDFDocument: NSObject, @unchecked Sendable {
  private let bytes: Data
  public let documentURL: URL?
  public override init() { (bytes, documentURL) = (Data(), nil) }
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (bytes, documentURL) = (data, url)
  }
  public init?(data: Data) { (bytes, documentURL) = (data, nil) }
  open weak var delegate: (any PDFDocumentDelegate)?
  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open var isLocked: Bool { false }
  open var isEncrypted: Bool { false }
  open var outlineRoot: PDFOutline? { nil }
  open var documentAttributes: [AnyHashable: Any]?
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { NSNotFound }
  open func insert(_ page: PDFPage, at index: Int) {}
  open func removePage(at index: Int) {}
  open func dataRepresentation() -> Data? { bytes }
  open func write(to url: URL) -> Bool { false }
  open func unlock(withPassword password: String) -> Bool { false }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}

/// Receives the events of a document.
public protocol PDFDocumentDelegate: AnyObject {}

/// A part of a page that is drawn.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page.
open class PDFPage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(image: PDFKitImage) {}
  open weak var document: PDFDocument?
  open var label: String? { nil }
  open var string: String? { nil }
  open var rotation = 0
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> PDFKitImage { PDFKitImage() }
}

/// A chapter of a document.
open class PDFOutline: NSObject, @unchecked Sendable {
  public override init() {}
  open var label: String?
  open var destination: PDFDestination?
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}

/// A place in a document.
open class PDFDestination: NSObject, @unchecked Sendable {
  public let page: PDFPage?
  public let point: CGPoint
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// A part of a document's text.
open class PDFSelection: NSObject, @unchecked Sendable {
  public init(document: PDFDocument) {}
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: PDFKitColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
}

/// How pages follow each other.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Which way pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// Shows a document, as a stub.
@preconcurrency @MainActor
open class PDFView: PDFKitView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var displayBox = PDFDisplayBox.cropBox
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  open func go(to page: PDFPage) {}
  open func go(to destination: PDFDestination) {}
  open func go(to selection: PDFSelection) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func clearSelection() { currentSelection = nil }
}

extension Notification.Name {
  /// Announces that another page is shown, which none is.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Announces that another scale is used, which none is.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
}
