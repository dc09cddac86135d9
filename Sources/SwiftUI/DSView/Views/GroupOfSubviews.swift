/// What a closure makes of the views of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  /// The nodes of what the closure makes.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let views = SubviewsCollection(Subviews._lower(view.subviews, inputs.part(1)), at: inputs.path)
    return Content._lower(inputs.evaluate { view.content(views) }, inputs.part(2))
  }
}

/// What a closure makes of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let sections: Sections
  let content: (SectionCollection) -> Content

  /// The nodes of what the closure makes.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let sections = SectionCollection(Sections._lower(view.sections, inputs.part(1)), at: inputs.path)
    return Content._lower(inputs.evaluate { view.content(sections) }, inputs.part(2))
  }
}

extension Group {
  /// What a closure makes of the views of another view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// What a closure makes of the sections of another view.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

/// The views that a loop goes through; they are known once the loop is lowered.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The first view's number.
  public var startIndex: Int { 0 }
  /// The number after the last view's.
  public var endIndex: Int { 0 }
  /// The view of a number.
  public subscript(index: Int) -> Subview { preconditionFailure("the views are not known yet") }
}

/// The sections that a loop goes through; they are known once the loop is lowered.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The first section's number.
  public var startIndex: Int { 0 }
  /// The number after the last section's.
  public var endIndex: Int { 0 }
  /// The section of a number.
  public subscript(index: Int) -> SectionConfiguration { preconditionFailure("the sections are not known yet") }
}

extension ForEach {
  /// A view for each view of another view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(ForEachSubviewCollection(), id: \.id, content: content)
    replacement = AnyView(Group(subviews: view) { ForEach<SubviewsCollection, ID, Content>($0, content: content) })
  }

  /// A view for each section of another view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(ForEachSectionCollection(), id: \.id, content: content)
    replacement = AnyView(Group(sections: view) { ForEach<SectionCollection, ID, Content>($0, content: content) })
  }
}
