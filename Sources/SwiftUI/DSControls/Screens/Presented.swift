import DSNode
package import DSView
package import Foundation

/// What comes up over a screen.
package struct Presented {
  /// What it is.
  package enum Kind {
    case sheet, cover
    /// A bubble at a view; the edge of the view is nil for the platform's.
    case popover(Edge?)
    /// A question in the middle of the screen.
    case alert(Question)
    /// A choice.
    case dialog(Question)
  }

  /// What it is.
  package let kind: Kind
  /// Its views; nothing for questions.
  package let content: AnyView
  /// What its views say of it.
  package let settings: SheetSettings
  /// What its views hand up of bars: a phone's pages have drawn theirs, a Mac's sheet has one at its bottom.
  package let bars: PageBars
  /// The view that it comes from.
  package let source: Anchor<CGRect>
}

/// A question or a choice with its answers.
package struct Question {
  /// An answer.
  package struct Answer {
    /// Its label.
    package let label: AnyView
    /// What it does to the reader's work.
    package let role: ButtonRole?

    /// An answer.
    package init(label: AnyView, role: ButtonRole?) { (self.label, self.role) = (label, role) }
  }

  /// The title; nil if it is hidden.
  package let title: Text?
  /// The text below it.
  package let message: AnyView?
  /// The answers, as they are written.
  package let answers: [Answer]
  /// Fields above the answers.
  package let fields: [AnyView]
}

/// What the views of a sheet say of it.
package struct SheetSettings {
  /// The heights that it may have; nil for the screen's.
  package var detents: Set<PresentationDetent>?
  /// The height that it has.
  package var chosen: PresentationDetent?
  /// Whether it has a handle.
  package var indicator = Visibility.automatic
  /// How round its corners are; nil for the platform's.
  package var cornerRadius: CGFloat?
  /// What is behind its views; nil for the platform's ground.
  package var ground: AnyView?
  /// What it becomes where there is little space; nil for what the platform makes of it.
  package var adaptation: String?
  /// How wide an inspector is.
  package var width: CGFloat?

  /// How high the sheet is over the screen's lower safe area.
  /// - Parameter most: the greatest height there can be.
  @MainActor package func height(_ most: CGFloat) -> CGFloat {
    if let height = chosen?.height(most, in: .current) { return height }
    return (detents ?? []).compactMap { $0.height(most, in: .current) }.min() ?? most
  }

  /// Whether the sheet may have several heights, so that it has a handle.
  package var hasHandle: Bool { indicator == .visible || indicator == .automatic && (detents?.count ?? 0) > 1 }
}

enum SheetSettingsKey: PreferenceKey {
  static var defaultValue: SheetSettings { SheetSettings() }
  static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
    if value.detents == nil, value.ground == nil { value = nextValue() }
  }
}

/// What comes up over the screen, the lowest first.
enum PresentedKey: PreferenceKey {
  static var defaultValue: [Presented] { [] }
  static func reduce(value: inout [Presented], nextValue: () -> [Presented]) { value += nextValue() }
}

/// Whether a question is asked in the middle of the screen or offers choices.
enum QuestionKind { case alert, dialog }

extension View {
  /// The view, which gives the sheet around it a setting.
  nonisolated func sheetSettings(_ change: @escaping @MainActor (inout SheetSettings) -> Void) -> some View {
    modifier(
      PreferenceModifier { preferences, _ in
        var settings = preferences.value(of: SheetSettingsKey.self)
        change(&settings)
        preferences[SheetSettingsKey.self] = settings
        return []
      })
  }

  /// The view; views come up over its screen where there are some.
  nonisolated func presenting<Content: View>(
    _ kind: Presented.Kind, _ content: @escaping @MainActor () -> Content?
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, inputs in
        guard let content = inputs.evaluate(content) else { return [] }
        var inner = inputs.onSheet
        if case .cover = kind { inner.environment.isOnSheet = false }
        let (nodes, own) = inner.collecting { inner.part(1).nodes(content) }
        return inputs.present(
          kind, AnyView(VStack { NodesView(nodes) }), own.value(of: SheetSettingsKey.self),
          own.value(of: PageBarsKey.self), own.value(of: PresentedKey.self), &preferences)
      })
  }

  /// The view; a question is asked over its screen where a condition holds.
  nonisolated func question<Actions: View, Message: View>(
    _ kind: QuestionKind, _ title: Text, _ isPresented: Bool, titleVisibility: Visibility = .automatic,
    actions: Actions?, message: Message?
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, inputs in
        guard isPresented else { return [] }
        var inner = inputs.onSheet
        inner.environment.controlContext = .question
        let answers = actions.map { Actions._lower($0, inner.part(1)).rows } ?? []
        let message = message.map { inner.part(2).nodes($0) } ?? []
        let question = Question(
          title: kind == .dialog && titleVisibility != .visible
            && (titleVisibility == .hidden || inputs.environment.profile != .macos26) ? nil : title,
          message: message.isEmpty ? nil : AnyView(VStack { NodesView(message) }),
          answers: answers.compactMap { row in
            guard case .button(let role) = row.traits.answer else { return nil }
            return Question.Answer(label: AnyView(NodesView([row.node])), role: role)
          },
          fields: answers.compactMap { row in
            guard case .field = row.traits.answer else { return nil }
            return AnyView(NodesView([row.node]))
          })
        return inputs.present(
          kind == .alert ? .alert(question) : .dialog(question), AnyView(EmptyView()), SheetSettings(), PageBars(), [],
          &preferences)
      })
  }

  /// The view beside an inspector where there is one; on a phone the inspector is a sheet.
  nonisolated func inspected<Content: View>(by content: Content?) -> some View {
    modifier(InspectorModifier(content: content.map { AnyView($0) }))
  }
}

extension _ViewInputs {
  /// The inputs of views that come up over the screen.
  fileprivate var onSheet: _ViewInputs {
    var inner = self
    inner.chain = nil
    inner.environment.isOnSheet = true
    inner.environment.isInScreen = environment.profile != .macos26
    inner.environment.deviceScreen = nil
    inner.environment.hasNavigationBar = false
    inner.environment.controlContext = .plain
    return inner
  }

  /// Hands up what comes over the screen, and what comes over that.
  @MainActor fileprivate func present(
    _ kind: Presented.Kind, _ content: AnyView, _ settings: SheetSettings, _ bars: PageBars, _ nested: [Presented],
    _ preferences: inout PreferenceStore
  ) -> [Modifier] {
    session.pass.readsPreferences = true
    let mark = LayoutMark(id: place())
    let inherited = environment.modifiers(changedFrom: EnvironmentValues())
    let presented = Presented(
      kind: kind, content: AnyView(content.modifier(NodeModifier { _ in inherited })), settings: settings,
      bars: bars, source: Anchor(mark, .bounds))
    preferences[PresentedKey.self] = preferences.value(of: PresentedKey.self) + [presented] + nested
    return [.mark(mark)]
  }
}

/// Puts an inspector beside a view.
private nonisolated struct InspectorModifier: ViewModifier {
  typealias Body = Never

  let content: AnyView?

  @MainActor static func _lower(
    _ modifier: InspectorModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let panel = modifier.content else { return content(inputs) }
    let isBeside = inputs.environment.profile == .macos26 || inputs.environment.horizontalSizeClass == .regular
    guard isBeside else {
      let outputs = content(inputs)
      let shown = NodesView(outputs.nodes).presenting(.sheet) { panel }
      return _ViewOutputs(inputs.nodes(shown))
    }
    let nodes = content(inputs).nodes
    var (side, preferences) = inputs.collecting { inputs.part(1).nodes(panel) }
    let width = preferences.value(of: SheetSettingsKey.self).width
    preferences[SheetSettingsKey.self] = nil
    inputs.handUp(preferences)
    return _ViewOutputs(
      inputs.nodes(
        DrawnControl {
          $0.inspector(AnyView(NodesView(side)), width: width, beside: AnyView(NodesView(nodes)))
        }))
  }
}
