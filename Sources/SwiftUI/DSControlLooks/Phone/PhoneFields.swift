import DSControls
import DSEffects
import DSView
import Foundation

/// A field's text, or its prompt.
nonisolated struct FieldText: View {
  let text: String
  let prompt: AnyView
  let axis: Axis
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var lines

  private var alignment: Alignment {
    switch lines {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @MainActor var body: some View {
    if let slack = metrics.fieldSlack {
      FieldLine(slack: slack) { shown }.frame(maxWidth: .infinity, alignment: alignment)
    } else {
      shown.frame(maxWidth: .infinity, alignment: alignment)
    }
  }

  @MainActor private var shown: some View {
    Group {
      if text.isEmpty {
        let prompt = prompt.foregroundStyle(Color(.placeholderText)).caret(behind: text, at: alignment.horizontal)
        if axis == .horizontal { prompt.lineLimit(1) } else { prompt }
      } else {
        Text(verbatim: text).lineLimit(axis == .horizontal ? 1 : lineLimit)
          .foregroundStyle(isEnabled ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(Color(.tertiaryLabel)))
          .caret(behind: text)
      }
    }
  }
}

/// A field's line, as high as whole points need, with some more below it.
nonisolated struct FieldLine: Layout {
  let slack: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(inner(proposal)) else { return .zero }
    return CGSize(width: size.width, height: size.height.rounded(.up) + slack)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
  }

  /// What the line is offered.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - slack) })
  }
}

/// A field in a border.
nonisolated struct FieldBorder: View {
  let field: AnyView
  let isSquare: Bool
  let metrics: ControlMetrics

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: isSquare ? 0 : 5)
    field.padding(.horizontal, metrics.fieldPadding.width)
      .padding(.top, metrics.fieldPadding.height + metrics.fieldDrop)
      .padding(.bottom, metrics.fieldPadding.height - metrics.fieldDrop)
      .background(Color(.systemBackground), in: shape)
      .overlay { shape.strokeBorder(Color(.systemGray4), lineWidth: 0.5) }
  }
}

/// An editor's text from the top of all the space there is.
nonisolated struct TextEditorLook: View {
  let configuration: TextEditorStyleConfiguration
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.controlContext) private var context

  @MainActor var body: some View {
    configuration.text
      .caret(behind: configuration.text.spoken)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .background(background == .hidden || context == .list ? Color.clear : Color(.systemBackground))
      .clipped()
      .linesAtEdge()
  }
}
