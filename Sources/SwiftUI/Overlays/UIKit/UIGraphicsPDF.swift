public import CoreGraphics
public import Foundation

/// What a document is like that is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  open var documentInfo: [String: Any] = [:]
  open class func `default`() -> UIGraphicsPDFRendererFormat { .init() }
}

/// What the pages of a document are drawn into.
open class UIGraphicsPDFRendererContext: UIGraphicsImageRendererContext {
  public private(set) var pdfContextBounds: CGRect
  init(bounds: CGRect) {
    pdfContextBounds = bounds
    super.init()
  }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
  open func setURL(_ url: URL, for rect: CGRect) {}
}

/// What draws documents.
/// - Partial: drawing has no effect, the document is empty, and no file is written.
open class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) { self.bounds = bounds }
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext(bounds: bounds))
    return Data()
  }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    _ = pdfData(actions: actions)
  }
}
