public import DSFoundation
import DSView
public import Foundation

#if DSRENDER_UIKIT
  @_exported public import UIKit
#endif

// Previews of addresses, as stubs: nothing is loaded.

/// What is known of an address.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  public override init() {}
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Why nothing is known of an address.
public struct LPError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  public let code: Code
}

/// Loads what is known of an address.
/// - Partial: always fails, because nothing is loaded.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  public override init() {}
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw LPError(code: .metadataFetchFailed)
  }
  open func cancel() {}
}

#if DSRENDER_UIKIT
  /// Shows what is known of an address, as a stub.
  @preconcurrency @MainActor
  open class LPLinkView: UIView {
    public init(url URL: URL) {
      metadata = LPLinkMetadata()
      super.init(frame: .zero)
      metadata.url = URL
    }
    public init(metadata: LPLinkMetadata) {
      self.metadata = metadata
      super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
      metadata = LPLinkMetadata()
      super.init(coder: coder)
    }
    open var metadata: LPLinkMetadata
  }

  extension UIActivityItemSource {
    /// None.
    public func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController)
      -> LPLinkMetadata?
    { nil }
  }
#endif
