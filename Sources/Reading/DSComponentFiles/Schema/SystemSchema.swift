package import DSShots

/// What a schema may know of the design systems that component files belong to.
package struct SchemaSystem: Sendable {
  /// The components, which are views by their names.
  package var components: [Component]
  /// The axes, with all their values.
  package var axes: [MatrixAxis]

  /// Components and axes.
  package init(components: [Component], axes: [MatrixAxis]) { (self.components, self.axes) = (components, axes) }

  /// The views that components are, in the order of the components; those of several systems may share a name.
  var views: [(name: String, components: [Component])] {
    var views: [(name: String, components: [Component])] = []
    for component in components {
      if let index = views.firstIndex(where: { $0.name == component.viewName }) {
        views[index].components.append(component)
      } else {
        views.append((component.viewName, [component]))
      }
    }
    return views
  }
}

extension Component {
  /// What may follow its view's name: parameters and slots by name, parameters by position, or the first one.
  var schema: SchemaValue {
    var properties = parameters.map { (key: $0.name, value: $0.schema) }
    properties += slots.map { (key: $0, value: .reference("views")) }
    var styleList: SchemaValue = ["type": "array", "items": .oneOf(styles.keys.sorted())]
    if styles.isEmpty { styleList = ["type": "array", "maxItems": .number(0)] }
    properties.append(("styles", styleList))
    let required = parameters.filter { $0.defaultValue == nil && !$0.isOptional }.map(\.name)
    var forms = [SchemaValue.closed(properties, required: required)]
    if required.isEmpty { forms.append(.type("null")) }
    let position = parameters.lastIndex { required.contains($0.name) }.map { $0 + 1 } ?? 0
    var list: [(key: String, value: SchemaValue)] = [("type", "array"), ("minItems", .number(Double(position)))]
    list += parameters.isEmpty ? [] : [("prefixItems", .array(parameters.map(\.schema)))]
    forms.append(.object(list + [("items", false)]))
    if let first = parameters.first, position <= 1 { forms.append(first.schema) }
    let found = SchemaValue.anyOf(forms)
    return description.map { found.described($0) } ?? found
  }
}

extension Parameter {
  fileprivate var schema: SchemaValue { isOptional ? .anyOf([type.schema, .type("null")]) : type.schema }
}

extension Parameter.Kind {
  /// What may be given.
  var schema: SchemaValue {
    switch self {
    case .string, .symbol, .asset: .reference("text")
    case .number: ArgumentType.open(.type("number"))
    case .boolean: ArgumentType.open(.type("boolean"))
    case .choice(let values): ArgumentType.decided(.oneOf(values))
    case .list(let element): ArgumentType.decided(.list(of: element.schema))
    case .mapping(let fields):
      ArgumentType.decided(
        fields.isEmpty
          ? .type("object")
          : .closed(
            fields.map { ($0.name, $0.isOptional ? .anyOf([$0.type.schema, .type("null")]) : $0.type.schema) },
            required: fields.filter { !$0.isOptional }.map(\.name)))
    case .color: .reference("paint")
    case .dimension: .reference("length")
    case .token("fontWeight"): .reference("fontWeight")
    case .token: .anyOf([.reference("token"), .reference("switch")])
    }
  }
}
