#if DSRENDER_UIKIT
  public import Foundation
  public import UIKit

  // Messages and mail, as stubs: none can be sent.

  /// How writing mail ended.
  public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
  }

  /// How writing a message ended.
  public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
  }

  /// Writes mail, as a stub.
  @preconcurrency @MainActor
  open class MFMailComposeViewController: UINavigationController {
    public nonisolated init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  }

  /// Receives the events of writing mail.
  @preconcurrency @MainActor
  public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
  }

  /// Writes a message, as a stub.
  @preconcurrency @MainActor
  open class MFMessageComposeViewController: UINavigationController {
    public nonisolated init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func canSendText() -> Bool { false }
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
  }

  /// Receives the events of writing a message.
  @preconcurrency @MainActor
  public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
  }
#endif
