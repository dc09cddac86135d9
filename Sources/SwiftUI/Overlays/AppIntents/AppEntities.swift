public import DSView
public import Foundation

/// How something is shown to people.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture.
  public struct Image: Sendable {
    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// A picture of the program.
    public init(named: String, isTemplate: Bool? = nil) {}
    /// A picture of bytes.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  /// Words, and perhaps a picture.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// Words.
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}

/// How a type is called by people.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  /// A name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
  /// A name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// A type that people know by a name.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// Something that people know by a name.
public protocol InstanceDisplayRepresentable {
  /// How it is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// Something that actions work with.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable, Sendable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

/// Finds things that actions work with.
public protocol EntityQuery<Entity>: DynamicOptionsProvider {
  /// The things.
  associatedtype Entity: AppEntity
  /// The things of identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that people are likely to want.
  func suggestedEntities() async throws -> [Entity]
  /// The thing that is taken where people choose none.
  func defaultResult() async -> Entity?
  /// What finds things.
  init()
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
  /// The things that people are likely to want.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things of words.
  func entities(matching string: String) async throws -> [Entity]
}

/// One of a few values that actions work with.
public protocol AppEnum: TypeDisplayRepresentable, InstanceDisplayRepresentable, RawRepresentable, CaseIterable,
  Hashable,
  Sendable
{
  /// How the values are shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How the value is shown.
  public var displayRepresentation: DisplayRepresentation { Self.caseDisplayRepresentations[self] ?? "" }
}
