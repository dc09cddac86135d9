import DSNode
public import DSView

/// Views with a header and a footer; lists and forms draw them as a block, other containers one below the other.
public struct Section<Parent, Content, Footer> {
  private let header: AnyView?
  private let content: AnyView
  private let footer: AnyView?
  private let isExpanded: Bool

  nonisolated private init(header: AnyView?, content: AnyView, footer: AnyView?, isExpanded: Bool = true) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Never called: a section lowers itself.
  public var body: Never { fatalError("Section has no body") }

  /// The nodes of the parts, which the list around knows apart.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var around = inputs
    around.environment.controlContext = .plain
    around.chain = nil
    let headerOutputs = view.header.map { AnyView._lower($0, around) } ?? _ViewOutputs([])
    let footerOutputs = view.footer.map { AnyView._lower($0, around) } ?? _ViewOutputs([])
    let (header, footer) = (headerOutputs.nodes, footerOutputs.nodes)
    let rows = view.isExpanded ? AnyView._lower(view.content, inputs) : _ViewOutputs([])
    var outputs = _ViewOutputs([inputs.node(.group(header + rows.nodes + footer))])
    outputs.traits[0] = ViewTraits(
      section: SectionParts(
        header: header, rows: rows, footer: footer, headerInsets: headerOutputs.traits[0]?.row.insets ?? RowInsets(),
        footerInsets: footerOutputs.traits[0]?.row.insets ?? RowInsets(),
        prominence: inputs.environment.headerProminence
      ))
    return outputs
  }

  /// Views with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: AnyView(header()), content: AnyView(content()), footer: AnyView(footer()))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: nil, content: AnyView(content()), footer: AnyView(footer()))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: AnyView(header()), content: AnyView(content()), footer: nil)
  }

  /// Views with a header that are shown where a binding says so.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: AnyView(header()), content: AnyView(content()), footer: nil, isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: nil, content: AnyView(content()), footer: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with a text above them.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(Text(titleKey)), content: AnyView(content()), footer: nil)
  }

  /// Views with a text of a string variable above them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(Text(title)), content: AnyView(content()), footer: nil)
  }

  /// Views with a text above them that are shown where a binding says so.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: AnyView(Text(titleKey)), content: AnyView(content()), footer: nil, isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer, with arguments in the deprecated order.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(header), content: AnyView(content()), footer: AnyView(footer))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header, with arguments in the deprecated order.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(header), content: AnyView(content()), footer: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer, with arguments in the deprecated order.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: nil, content: AnyView(content()), footer: AnyView(footer))
  }
}
