@_spi(Reflection) import Swift

/// The offsets of the properties of a type that the library updates before a body is evaluated.
@MainActor private var knownFields: [ObjectIdentifier: [DynamicField]] = [:]

/// A property of a type that conforms to `DynamicProperty`.
struct DynamicField {
  let offset: Int
  let type: any DynamicProperty.Type
  /// Whether the view owns it, or something in it.
  let isPersistent: Bool
}

/// A copy of a view, a modifier or a style on whose dynamic properties `update()` was called, inner ones first.
///
/// Fields are walked in the order in which they are declared, so that the result is the same in every run.
@MainActor
package func updated<T>(_ value: T) -> T {
  let fields = dynamicFields(of: T.self)
  if fields.isEmpty { return value }
  var copy = value
  withUnsafeMutablePointer(to: &copy) { update(fields, at: UnsafeMutableRawPointer($0)) }
  return copy
}

@MainActor
private func update(_ fields: [DynamicField], at base: UnsafeMutableRawPointer) {
  for field in fields { update(field.type, at: base + field.offset) }
}

@MainActor
private func update<P: DynamicProperty>(_ type: P.Type, at place: UnsafeMutableRawPointer) {
  update(dynamicFields(of: type), at: place)
  place.assumingMemoryBound(to: type).pointee.update()
}

/// The properties of a type that are updated before a body is evaluated.
@MainActor
func dynamicFields(of type: Any.Type) -> [DynamicField] {
  let id = ObjectIdentifier(type)
  if let known = knownFields[id] { return known }
  var fields: [DynamicField] = []
  // An enumeration or an object has no fields at fixed places of its value.
  _ = _forEachField(of: type, options: .ignoreUnknown) { _, offset, fieldType, _ in
    if let type = fieldType as? any DynamicProperty.Type {
      let isPersistent =
        type is any PersistentProperty.Type || dynamicFields(of: type).contains(where: \.isPersistent)
      fields.append(DynamicField(offset: offset, type: type, isPersistent: isPersistent))
    }
    return true
  }
  knownFields[id] = fields
  return fields
}
