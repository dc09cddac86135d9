public import Foundation

/// What can be dragged, copied and shared, by the name of the framework CoreTransferable. Nothing is, in a picture: the
/// representations of a type are kept nowhere and never asked.
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// How the value becomes data and comes from it.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value becomes data and comes from it.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value's type.
  associatedtype Item: Transferable
  /// What it consists of.
  associatedtype Body: TransferRepresentation
  /// What it consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// Which processes see a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  /// Which processes see the representation.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
  /// A name for files of the representation.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  /// A name for files of the representation.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
  /// Which values have the representation.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}

extension TransferRepresentation where Body == Never {
  /// Never called.
  public var body: Never { return fatalError("representations have no body") }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public static var transferRepresentation: Never { return fatalError("no value of this type exists") }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
  /// Nothing.
  public typealias Body = Never
}

/// Collects the representations that a closure lists.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One of them.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// One of a type whose types follow from its place.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }
  /// A representation that is a separate type.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Several.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, Never> { TupleTransferRepresentation() }
}

/// A value as it encodes itself.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>:
  TransferRepresentation
{
  /// A value in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
  /// A value in the form of an encoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
  /// Nothing.
  public typealias Body = Never
}

/// A value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Data both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Data of a value.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// A value of data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  /// Nothing.
  public typealias Body = Never
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// A file both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// A file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// A value of a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Nothing.
  public typealias Body = Never
}

/// A value as another one that can be given away.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Another value both ways.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  /// Another value both ways, with waiting.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  /// Another value in place of this one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Another value in place of this one, with waiting.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  /// This value of another one.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  /// This value of another one, with waiting.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
  /// Nothing.
  public typealias Body = Never
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is opened where it is.
  public let allowAccessingOriginalFile: Bool
  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is where it was.
  public let isOriginalFile: Bool
}

extension String: Transferable {
  /// Text.
  public static var transferRepresentation: _TransferredValue<String> { return _TransferredValue() }
}

extension Data: Transferable {
  /// Data.
  public static var transferRepresentation: _TransferredValue<Data> { return _TransferredValue() }
}

extension URL: Transferable {
  /// An address.
  public static var transferRepresentation: _TransferredValue<URL> { return _TransferredValue() }
}

extension AttributedString: Transferable {
  /// Text with attributes.
  public static var transferRepresentation: _TransferredValue<AttributedString> {
    return _TransferredValue()
  }
}

extension Optional: Transferable where Wrapped: Transferable {
  /// The value's own.
  public static var transferRepresentation: _TransferredValue<Wrapped?> { return _TransferredValue() }
}

/// The representation of values that the platform itself gives away.
public struct _TransferredValue<Item: Transferable>: TransferRepresentation {
  /// The representation.
  public init() {}
  /// Nothing.
  public typealias Body = Never
}
