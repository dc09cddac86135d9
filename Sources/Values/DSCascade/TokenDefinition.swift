public import DSDiagnostics
public import DSGeometry

/// A token as it is written: its value with references inside, and its metadata.
///
/// Immutable, and shared by all styles that hold it.
public final class TokenDefinition: Sendable {
  /// The token's name.
  public let path: TokenPath
  /// The type that the token declares or has from a group of its file; nil if it takes that of its target, or
  /// that of a group in another set.
  public let type: TokenType?
  /// The value as written.
  public let expression: TokenExpression
  /// The author's description of the token.
  public let description: String?
  /// Whether the token is deprecated; nil if the token does not specify it and its groups decide.
  public let deprecation: Deprecation?
  /// Vendor data, kept word for word.
  public let extensions: [String: DataValue]
  /// The name of the set or file that the token comes from; nil if it was made in Swift.
  public let set: String?
  /// Where the token was written; nil if it was made in Swift.
  public let location: SourceLocation?
  /// The first fault that reading the token found, which leaves it without a value; nil if there is none.
  package let fault: Diagnostic?
  /// How the value is to be understood where its text leaves a choice.
  package let reading: TokenReading
  /// How Tokens Studio's `modify` changes the colour; nil for not at all.
  let modification: ColorModification?

  /// A token's definition.
  public convenience init(
    _ path: TokenPath, type: TokenType? = nil, _ expression: TokenExpression, description: String? = nil,
    deprecation: Deprecation? = nil, extensions: [String: DataValue] = [:], set: String? = nil,
    location: SourceLocation? = nil, reading: TokenReading = TokenReading()
  ) {
    self.init(
      path, type: type, expression, description: description, deprecation: deprecation, extensions: extensions,
      set: set, location: location, fault: nil, reading: reading)
  }

  /// A token's definition, which reading may have found faults in.
  package init(
    _ path: TokenPath, type: TokenType?, _ expression: TokenExpression, description: String?,
    deprecation: Deprecation?, extensions: [String: DataValue], set: String?, location: SourceLocation?,
    fault: Diagnostic?, reading: TokenReading
  ) {
    self.path = path
    self.type = type
    self.expression = expression
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
    self.set = set
    self.location = location
    self.fault = fault
    self.reading = reading
    modification = extensions.isEmpty ? nil : ColorModification(extensions, at: location)
  }

  /// Whether something beside the value changes it: Tokens Studio's `modify`.
  package var isModified: Bool { modification != nil }

  /// All references of the value, and of what changes it, in order.
  package var references: [TokenExpression] { expression.references + (modification?.references ?? []) }

  /// The same definition under another name.
  func moved(to path: TokenPath) -> TokenDefinition {
    TokenDefinition(
      path, type: type, expression, description: description, deprecation: deprecation, extensions: extensions,
      set: set, location: location, fault: fault, reading: reading)
  }

  /// The same definition with a fault.
  func with(fault: Diagnostic) -> TokenDefinition {
    TokenDefinition(
      path, type: type, expression, description: description, deprecation: deprecation, extensions: extensions,
      set: set, location: location, fault: fault, reading: reading)
  }

  /// The token in the form of DTCG.
  var data: DataValue {
    var members: [String: DataValue] = [:]
    if case .pointer(let pointer) = expression.kind {
      members["$ref"] = .string(pointer.description)
    } else {
      members["$value"] = expression.data
    }
    members["$type"] = (reading.writtenType ?? type?.rawValue).map { .string($0) }
    if reading.bareSize != .px { members["$bareSize"] = .string(reading.bareSize.rawValue) }
    if reading.isUnprefixed { members["$unprefixed"] = .boolean(true) }
    members["$lineHeight"] = reading.lineHeight.map { .string($0.rawValue) }
    members["$description"] = description.map { .string($0) }
    members["$deprecated"] = deprecation?.data
    if !extensions.isEmpty { members["$extensions"] = .object(extensions) }
    return .object(members)
  }
}

extension TokenDefinition: Hashable {
  /// Whether both have the same content; their places and sets do not count.
  public static func == (a: TokenDefinition, b: TokenDefinition) -> Bool {
    a === b
      || a.path == b.path && a.type == b.type && a.expression == b.expression && a.description == b.description
        && a.deprecation == b.deprecation && a.extensions == b.extensions && a.fault == b.fault
        && a.reading == b.reading
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(expression)
  }
}

/// Whether a token or group should no longer be used (DTCG `$deprecated`).
public enum Deprecation: Hashable, Sendable {
  /// In use, also where a group around it is deprecated.
  case active
  /// No longer to be used, with the author's reason if there is one.
  case deprecated(reason: String?)

  /// The form of DTCG.
  var data: DataValue {
    switch self {
    case .active: .boolean(false)
    case .deprecated(nil): .boolean(true)
    case .deprecated(let reason?): .string(reason)
    }
  }

  /// Reads the form of DTCG; nil for other values.
  public init?(_ data: DataValue) {
    switch data {
    case .boolean(let value): self = value ? .deprecated(reason: nil) : .active
    case .string(let reason): self = .deprecated(reason: reason)
    case .null, .integer, .number, .list, .object: return nil
    }
  }
}

/// The properties that a group of tokens has for the tokens in it.
public final class TokenGroup: Sendable {
  /// The group's name.
  public let path: TokenPath
  /// The type of tokens that declare none.
  public let type: TokenType?
  /// The group whose tokens and groups this one takes over where it has none of the same name.
  public let extends: TokenPath?
  /// The author's description of the group.
  public let description: String?
  /// Whether the tokens are deprecated, if they do not specify it themselves.
  public let deprecation: Deprecation?
  /// Vendor data, kept word for word.
  public let extensions: [String: DataValue]
  /// Where the group was written; nil if it was made in Swift.
  public let location: SourceLocation?
  /// The first fault that reading found in the group's own properties, which leaves every token in it without a value;
  /// nil if there is none.
  package let fault: Diagnostic?

  /// A group.
  public convenience init(
    _ path: TokenPath, type: TokenType? = nil, extends: TokenPath? = nil, description: String? = nil,
    deprecation: Deprecation? = nil, extensions: [String: DataValue] = [:], location: SourceLocation? = nil
  ) {
    self.init(
      path, type: type, extends: extends, description: description, deprecation: deprecation, extensions: extensions,
      location: location, fault: nil)
  }

  /// A group, which reading may have found a fault in.
  package init(
    _ path: TokenPath, type: TokenType?, extends: TokenPath?, description: String?, deprecation: Deprecation?,
    extensions: [String: DataValue], location: SourceLocation?, fault: Diagnostic?
  ) {
    self.path = path
    self.type = type
    self.extends = extends
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
    self.location = location
    self.fault = fault
  }

  /// Whether the group has no properties that count.
  public var isSilent: Bool {
    type == nil && extends == nil && description == nil && deprecation == nil && extensions.isEmpty && fault == nil
  }

  /// The properties of both; if both have one, `other` wins.
  func merging(_ other: TokenGroup) -> TokenGroup {
    TokenGroup(
      path, type: other.type ?? type, extends: other.extends ?? extends, description: other.description ?? description,
      deprecation: other.deprecation ?? deprecation, extensions: extensions.merging(other.extensions) { $1 },
      location: other.location ?? location, fault: fault ?? other.fault)
  }

  /// The group in the form of DTCG, without its tokens.
  var data: DataValue {
    var members: [String: DataValue] = [:]
    members["$type"] = type.map { .string($0.rawValue) }
    members["$extends"] = extends.map { .string("{\($0)}") }
    members["$description"] = description.map { .string($0) }
    members["$deprecated"] = deprecation?.data
    if !extensions.isEmpty { members["$extensions"] = .object(extensions) }
    return .object(members)
  }
}

extension TokenGroup: Hashable {
  /// Whether both have the same properties; their places do not count.
  public static func == (a: TokenGroup, b: TokenGroup) -> Bool {
    a.path == b.path && a.data == b.data && a.fault == b.fault
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
