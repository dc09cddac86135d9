@_exported public import EventKit

#if DSRENDER_UIKIT
  public import UIKit

  /// What people did with an event.
  public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

  /// Lets people write an event, as a stub.
  @preconcurrency @MainActor
  open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
    public nonisolated init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
  }

  /// Learns what people did with an event.
  @preconcurrency @MainActor
  public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  }
#endif
