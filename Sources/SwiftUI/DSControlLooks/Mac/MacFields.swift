import DSControls
import DSEffects
import DSView
import Foundation

/// A field's text, its prompt, or the discs that hide a secret text.
///
/// Source: swiftui-web, `Docs/elements/TextField.md`, recorded on macOS 26.2.
nonisolated struct MacFieldText: View {
  let text: String
  let isSecure: Bool
  let prompt: AnyView
  let axis: Axis
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var lines
  @Environment(\.isInMacForm) private var isInForm
  private let line: CGFloat = 16

  @MainActor var body: some View {
    if isInForm {
      shown
    } else {
      MacFieldLine(place: lines, line: line) { shown }
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
    if text.isEmpty {
      let prompt = prompt.foregroundStyle(Color.ink(isEnabled ? 127 : 66, dark: isEnabled ? 140 : 66))
        .caret(behind: text)
      if axis == .horizontal { prompt.lineLimit(1) } else { prompt }
    } else if isSecure {
      // As high as a line, with a line's baseline.
      HStack(spacing: 2.5) {
        ForEach(0..<text.count) { _ in
          Circle().fill(Color.ink(isEnabled ? 216 : 66)).frame(width: 5.5, height: 5.5)
        }
      }
      .padding(.leading, 1.5).frame(height: line).caret(behind: "", at: .trailing)
      .alignmentGuide(.firstTextBaseline) { $0.height / 2 + 5 }
    } else {
      Text(verbatim: text).lineLimit(axis == .horizontal ? 1 : lineLimit)
        .foregroundStyle(isEnabled ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(Color.ink(66)))
        .caret(behind: text)
    }
  }
}

/// A line of text as wide as proposed; 4 points wider than itself where no width is proposed.
nonisolated struct MacFieldLine: Layout {
  let place: TextAlignment
  /// The height of a line where there is no text at all.
  let line: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? CGSize(width: 0, height: line)
    return CGSize(width: proposal.width.map { max(0, $0) } ?? size.width + 4, height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard let view = subviews.first else { return }
    let offer = ProposedViewSize(width: bounds.width, height: proposal.height)
    let part: CGFloat =
      switch place {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let x = max(0, bounds.width - view.sizeThatFits(offer).width) * part
    view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: offer)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    if let view = subviews.first { return view.dimensions(in: proposal)[explicit: guide] }
    return guide == .firstTextBaseline ? line * 13 / 16 : nil
  }
}

/// A Mac's field where nothing says how it looks: in a border, but at the end of a form's row.
nonisolated struct MacField: View {
  let field: AnyView
  @Environment(\.isInMacForm) private var isInForm

  @MainActor var body: some View {
    if isInForm { field } else { MacFieldBorder(field: field) }
  }
}

/// A field in its border, which lies around the field's frame.
///
/// Source: swiftui-web, `Docs/elements/TextField.md`, recorded on macOS 26.2.
nonisolated struct MacFieldBorder: View {
  let field: AnyView
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  @MainActor var body: some View {
    field.padding(.horizontal, 6).padding(.vertical, 4).frame(minHeight: 24)
      .macBezel(border: .adapting(.ink(23), dark: Color(white: 128 / 255, opacity: 22 / 255)))
      .overlay {
        // By eye; no recording.
        if isFocused {
          RoundedRectangle(cornerRadius: 8.5).strokeBorder(Color(.accentColor).opacity(0.5), lineWidth: 3.5)
            .padding(-3.5)
        }
      }
      .preferredSpacing(.field)
  }
}

extension View {
  /// The view on the ground of a field, with a border around it.
  @MainActor func macBezel(border: Color) -> some View {
    background { MacBezel(border: border) }
  }
}

/// The ground of a field, with a border around it.
nonisolated struct MacBezel: View {
  let border: Color
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    RoundedRectangle(cornerRadius: 5).fill(Color.controlGround).opacity(isEnabled ? 1 : 192 / 255)
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(border, lineWidth: 1).padding(-1) }
  }
}

/// A Mac's text editor: a text from the top of all the space there is.
nonisolated struct MacTextEditor: View {
  let configuration: TextEditorStyleConfiguration
  @Environment(\.scrollContentBackground) private var background

  @MainActor var body: some View {
    configuration.text
      .caret(behind: configuration.text.spoken)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 5)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .background(background == .hidden ? Color.clear : Color.controlGround)
      .clipped()
  }
}
