import DSControls
import DSNode
import DSView
import Foundation

/// A Mac's window with something that has come up over it.
///
/// Source: swiftui-web, `Docs/elements/Presentation.md`, whose sizes are approximate: macOS shows these in separate
/// windows.
nonisolated struct MacPresentation: View {
  let part: Presented
  let screen: AnyView

  @MainActor var body: some View {
    switch part.kind {
    case .popover(let edge):
      screen.fillingScreen().background(Color.window).overlay {
        Bubble(source: part.source, edge: edge, arrow: CGSize(width: 24, height: 10)) { part.content }
      }
    case .sheet, .cover:
      layered {
        VStack(spacing: 0) {
          part.content
          MacSheetBar(bars: part.bars)
        }
        .background {
          Color.adapting(.white, dark: Color(white: 40 / 255))
          part.settings.ground
        }
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 8)
        .padding(20)
      }
    case .alert(let question), .dialog(let question):
      layered { MacAlert(question: question) }
    }
  }

  @MainActor private func layered<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
    screen.fillingScreen().background(Color.window).overlay { Color.black.opacity(0.2) }
      .overlay(content: content)
  }
}

/// The buttons at the bottom of a Mac's sheet, which its toolbar defines: the confirming button is last, in the tint.
///
/// From memory of AppKit; no recording. A sheet shows no title.
nonisolated struct MacSheetBar: View {
  let bars: PageBars

  @MainActor var body: some View {
    let leading = nodes { [.destructiveAction, .status, .navigation, .automatic].contains($0) }
    let cancelling = nodes { [.cancellationAction, .primaryAction].contains($0) }
    let confirming = nodes { $0 == .confirmationAction }
    if !(leading + cancelling + confirming).isEmpty {
      HStack(spacing: 8) {
        ForEach(0..<leading.count) { MacSheetButton(node: leading[$0], isDefault: false) }
        Spacer(minLength: 0)
        ForEach(0..<cancelling.count) { MacSheetButton(node: cancelling[$0], isDefault: false) }
        ForEach(0..<confirming.count) { MacSheetButton(node: confirming[$0], isDefault: true) }
      }
      .padding(.horizontal, 20).padding(.bottom, 20).padding(.top, 8)
    }
  }

  private func nodes(_ isHere: (BarPlace) -> Bool) -> [DSNode] {
    bars.items.filter { isHere($0.place) }.flatMap(\.nodes).filter { !$0.isSpacer }
  }
}

/// A button at the bottom of a sheet.
private nonisolated struct MacSheetButton: View {
  let node: DSNode
  let isDefault: Bool

  @MainActor var body: some View {
    NodesView([node]).font(.system(size: 13, weight: .medium)).lineLimit(1)
      .padding(.horizontal, 14).frame(minWidth: 64).frame(height: 28)
      .background(isDefault ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.ink(20)), in: Capsule())
      .fixedSize()
  }
}

/// A question in a separate panel.
nonisolated struct MacAlert: View {
  let question: Question

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let title = question.title { title.font(.system(size: 13, weight: .bold)) }
      question.message.font(.system(size: 11))
      ForEach(0..<question.fields.count) { index in
        question.fields[index].padding(.horizontal, 7).frame(height: 24)
          .background(Color.controlGround, in: RoundedRectangle(cornerRadius: 6))
          .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.ink(40), lineWidth: 1) }
      }
      buttons.padding(.top, 6)
    }
    .padding(16)
    .frame(width: 260, alignment: .leading)
    .background(Color.adapting(Color(white: 246 / 255), dark: Color(white: 44 / 255)))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(color: Color.black.opacity(0.3), radius: 20, x: 0, y: 8)
  }

  @MainActor @ViewBuilder private var buttons: some View {
    let answers = question.orderedAnswers
    if answers.count == 2 {
      HStack(spacing: 8) { ForEach(0..<2) { button(answers[$0], isDefault: $0 == 1) } }
    } else {
      VStack(spacing: 8) { ForEach(0..<answers.count) { button(answers[$0], isDefault: $0 == 0) } }
    }
  }

  @MainActor private func button(_ answer: Question.Answer, isDefault: Bool) -> some View {
    let isFilled = isDefault && answer.role == nil
    return answer.label.font(.system(size: 13, weight: .medium)).lineLimit(1)
      .foregroundStyle(
        isFilled
          ? AnyShapeStyle(Color.white)
          : answer.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.ink(216))
      )
      .frame(maxWidth: .infinity).frame(height: 28)
      .background(isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.ink(20)), in: Capsule())
  }
}

/// A panel beside a view.
nonisolated struct InspectorPanel: View {
  let panel: AnyView
  let width: CGFloat
  let content: AnyView
  let line: Color

  @MainActor var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      line.frame(width: 1)
      panel.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: width)
    }
  }
}
