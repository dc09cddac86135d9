// For sources that open pages inside themselves, as stubs: nothing is loaded.

#if DSRENDER_UIKIT
  public import Foundation
  public import UIKit

  /// A browser over the program's own views.
  @preconcurrency @MainActor
  open class SFSafariViewController: UIViewController {
    /// How the browser begins.
    open class Configuration {
      public init() {}
      open var entersReaderIfAvailable = false
      open var barCollapsingEnabled = true
    }

    /// What the button says that closes it.
    public enum DismissButtonStyle: Int, Sendable {
      case done, close, cancel
    }

    /// A browser that shows a page.
    public init(url URL: URL, configuration: Configuration) {
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }

    /// No browser of an archive.
    public required init?(coder: NSCoder) { nil }

    /// A browser that shows a page.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
  }

  /// Receives the events of a browser.
  @preconcurrency @MainActor
  public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  }

  extension SFSafariViewControllerDelegate {
    /// Nothing is done.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  }
#endif
