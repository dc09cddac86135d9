public import DSFoundation
public import Foundation

// What is dragged and dropped, as stubs: nothing is ever dragged.

/// What is dragged over a view.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What may be dropped on a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What a finger drags.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  /// A thing that is dragged.
  public nonisolated init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal {
  public let operation: UIDropOperation
  /// What a drop would do.
  public nonisolated init(operation: UIDropOperation) { self.operation = operation }
}

/// Takes what is dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Takes what is dropped.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// Decides what happens to what is dropped on a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Nothing is done.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Nothing is done.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Nothing is done.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Nothing is done.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
