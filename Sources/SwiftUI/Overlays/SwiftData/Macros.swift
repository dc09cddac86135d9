/// Makes objects of a class ones that are kept.
/// - Partial: the properties stay as they are; a change alone makes no view anew.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "DSMacros", type: "ModelMacro")

/// How a property is kept.
/// - Ignored: all properties are kept in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "DSMacros", type: "ModelPropertyMacro")

/// How a reference to other objects is kept.
/// - Ignored: references are those that sources set, and an object that goes takes no others with it.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "DSMacros", type: "ModelPropertyMacro")

/// Leaves a property out of what is kept.
/// - Ignored: all properties are kept in memory.
@attached(peer)
public macro Transient() = #externalMacro(module: "DSMacros", type: "ModelPropertyMacro")

/// Keeps objects from having the same values.
/// - Ignored: the store refuses no object.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "DSMacros", type: "ModelPropertyMacro")

/// Finds objects faster by properties.
/// - Ignored: memory is searched.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "DSMacros", type: "ModelPropertyMacro")

/// Gives an actor its own place for objects.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "DSMacros", type: "ModelActorMacro")
