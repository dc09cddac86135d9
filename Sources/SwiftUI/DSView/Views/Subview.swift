import DSNode

/// One of the views that a container was given.
/// - Partial: the subview keeps the environment of the group; modifiers on it reach it if they change text, colour or
///   layout.
nonisolated public struct Subview: Identifiable, PrimitiveView {
  /// What identifies a view.
  public struct ID: Hashable {
    let place: UInt64
    let index: Int
  }

  /// What identifies the view.
  public let id: ID
  let node: DSNode
  let traits: ViewTraits?

  /// What the view gives to the container around it.
  public var containerValues: ContainerValues {
    var values = traits?.containerValues ?? ContainerValues()
    values.tag = traits?.tag
    return values
  }

  /// The view's node.
  @MainActor public static func _lower(_ view: Subview, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs([view.node])
    outputs.traits[0] = view.traits
    return outputs
  }
}

/// The views that a container was given; as a view all of them, one after the other.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice
  let views: [Subview]

  init(_ outputs: _ViewOutputs, at place: UInt64) {
    views = outputs.nodes.enumerated().map { index, node in
      Subview(id: .init(place: place, index: index), node: node, traits: outputs.traits[index])
    }
  }

  init(_ nodes: [DSNode], at place: UInt64) { self.init(_ViewOutputs(nodes), at: place) }

  /// The first view's number.
  public var startIndex: Int { 0 }
  /// The number after the last view's.
  public var endIndex: Int { views.count }
  /// The view of a number.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views of some numbers.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }

  /// The nodes of all views.
  @MainActor public static func _lower(_ view: SubviewsCollection, _ inputs: _ViewInputs) -> _ViewOutputs {
    SubviewsCollectionSlice._lower(view[...], inputs)
  }
}

/// Some of the views that a container was given; as a view all of these.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice
  let views: ArraySlice<Subview>

  /// The first view's number.
  public var startIndex: Int { views.startIndex }
  /// The number after the last view's.
  public var endIndex: Int { views.endIndex }
  /// The view of a number.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views of some numbers.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }

  /// The nodes of these views.
  @MainActor public static func _lower(_ view: SubviewsCollectionSlice, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.views.reduce(into: _ViewOutputs([])) { $0.append(Subview._lower($1, inputs)) }
  }
}

/// A section that a container was given.
nonisolated public struct SectionConfiguration: Identifiable {
  /// What identifies a section.
  public struct ID: Hashable {
    let place: UInt64
    let index: Int
  }

  /// What identifies the section.
  public let id: ID
  /// The views above the content.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views below the content.
  public let footer: SubviewsCollection
  /// What the section gives to the container around it.
  public let containerValues: ContainerValues
}

/// The sections that a container was given; views outside of sections are put in sections without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ outputs: _ViewOutputs, at place: UInt64) {
    var sections: [SectionConfiguration] = []
    func add(_ values: ContainerValues, _ header: [DSNode], _ rows: _ViewOutputs, _ footer: [DSNode]) {
      let index = sections.count
      func collection(_ outputs: _ViewOutputs, _ part: UInt64) -> SubviewsCollection {
        SubviewsCollection(outputs, at: mixed(mixed(place, UInt64(index)), part))
      }
      sections.append(
        SectionConfiguration(
          id: .init(place: place, index: index), header: collection(_ViewOutputs(header), 1),
          content: collection(rows, 2), footer: collection(_ViewOutputs(footer), 3), containerValues: values))
    }
    var loose = _ViewOutputs([])
    for (index, node) in outputs.nodes.enumerated() {
      let traits = outputs.traits[index]
      guard let section = traits?.section else {
        var one = _ViewOutputs([node])
        one.traits[0] = traits
        loose.append(one)
        continue
      }
      if !loose.nodes.isEmpty { add(ContainerValues(), [], loose, []) }
      loose = _ViewOutputs([])
      add(traits?.containerValues ?? ContainerValues(), section.header, section.rows, section.footer)
    }
    if !loose.nodes.isEmpty { add(ContainerValues(), [], loose, []) }
    self.sections = sections
  }

  /// The first section's number.
  public var startIndex: Int { 0 }
  /// The number after the last section's.
  public var endIndex: Int { sections.count }
  /// The section of a number.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
