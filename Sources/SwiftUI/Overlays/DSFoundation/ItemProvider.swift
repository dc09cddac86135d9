public import Foundation

/// What an object is given away as; nothing is given away here.
public protocol NSItemProviderWriting: AnyObject {}
/// What an object is made of that was given away; nothing is given away here.
public protocol NSItemProviderReading: AnyObject {}

/// Something that is dragged or pasted, by Foundation's name; Foundation has it on Apple's platforms only. It holds
/// nothing here, as nothing is dragged over a picture.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A name for files.
  public var suggestedName: String?
  /// The types that it could be given as.
  public private(set) var registeredTypeIdentifiers: [String] = []
  /// The types that it could be given as.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Nothing.
  public override init() {}
  /// An object.
  public init(object: any NSItemProviderWriting) {}
  /// An item of a type.
  public init(item: (any NSCoding)?, typeIdentifier: String?) {
    registeredTypeIdentifiers = [typeIdentifier].compactMap { $0 }
  }
  /// A file.
  public init?(contentsOf fileURL: URL?) {}

  /// Whether it could be given as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether an object could be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  /// Whether a value could be made of it.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool { false }
  /// Makes an object of it; never, in a picture.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Makes a value of it; never, in a picture.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Loads what the item was made of; in a picture it never arrives.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {}
  /// Makes data of it; never, in a picture.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Makes a value of it; never, in a picture.
  @discardableResult
  open func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  /// Says what it could be given as.
  open func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {}
  /// Says what it could be given as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: Int = 0) {}
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
