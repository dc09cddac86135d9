@_exported public import Contacts

#if DSRENDER_UIKIT
  public import UIKit

  /// Lets people choose a person, as a stub.
  @preconcurrency @MainActor
  open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    public nonisolated init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
  }

  /// Learns who was chosen.
  @preconcurrency @MainActor
  public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  }

  extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  }

  /// Shows a person's entry, as a stub.
  @preconcurrency @MainActor
  open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    public let contact: CNContact
    public init(for contact: CNContact) {
      self.contact = contact
      super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public required init?(coder: NSCoder) { nil }
  }

  /// Learns what became of an entry.
  @preconcurrency @MainActor
  public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  }

  extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
  }
#endif
