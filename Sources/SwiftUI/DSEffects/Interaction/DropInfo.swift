import DSNode
public import DSView
public import Foundation

/// What happens to what is dropped.
/// - Ignored: a picture receives no touches.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What would happen to what is dropped.
/// - Ignored: a picture receives no touches.
public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation
  /// An operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view.
/// - Ignored: a picture receives no touches.
public struct DropInfo {
  /// Where it is.
  public let location: CGPoint
  /// Whether something of a type is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What is dragged.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// Answers what is dragged over a view; never asked, since nothing is dragged over a picture.
/// - Ignored: a picture receives no touches.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it can be dropped here.
  func validateDrop(info: DropInfo) -> Bool
  /// It was dropped.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It can.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing.
  public func dropExited(info: DropInfo) {}
}

/// Whether a control is used when something is held over it.
/// - Ignored: a picture receives no touches.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It is.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It is not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// What is dragged with the view, as another view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Whether controls are used when something is held over them.
  /// - Ignored: a picture receives no touches.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// What is copied from the view.
  /// - Ignored: a picture receives no commands.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// What is cut out of the view.
  /// - Ignored: a picture receives no commands.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// What happens to what is pasted.
  /// - Ignored: a picture receives no commands.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// A panel that moves a file, where a binding says so.
  /// - Partial: the panel is not drawn; the run reports it if the binding is true.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    notDrawn(.filePanel) { isPresented.wrappedValue }
  }
}
