// What is dragged, dropped, copied and chosen among files. The types are those of `DSFoundation`, which come along.
@_exported public import DSFoundation
import DSNode
public import DSView
public import Foundation

extension Image: Transferable {
  /// The picture's own.
  public static var transferRepresentation: _TransferredValue<Image> { return _TransferredValue() }
}

extension Color: Transferable {
  /// The colour's own.
  public static var transferRepresentation: _TransferredValue<Color> { return _TransferredValue() }
}

extension View {
  /// What happens to what is dropped.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// What happens to what is dropped at a place.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// What happens to what is dropped.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

  /// What happens to what is dropped, by the deprecated names of types.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// What happens to what is dropped, by the deprecated names of types.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// What is dragged with the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  /// What is copied.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// What is cut.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// What happens to what is pasted.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// What happens to what is pasted, where it is right.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { self }

  /// A panel that chooses a file, where a binding says so.
  /// - Partial: the panel is not drawn; the run reports it if the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    notDrawn(.filePanel) { isPresented.wrappedValue }
  }

  /// A panel that chooses files, where a binding says so.
  /// - Partial: the panel is not drawn; the run reports it if the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    notDrawn(.filePanel) { isPresented.wrappedValue }
  }

  /// A panel that chooses files, where a binding says so, and what happens where none is chosen.
  /// - Partial: the panel is not drawn; the run reports it if the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    notDrawn(.filePanel) { isPresented.wrappedValue }
  }

  /// A panel that stores a value in a file, where a binding says so.
  /// - Partial: the panel is not drawn; the run reports it if the binding is true.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    notDrawn(.filePanel) { isPresented.wrappedValue && item != nil }
  }
}
