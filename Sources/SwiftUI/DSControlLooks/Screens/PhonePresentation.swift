import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

/// A phone's screen with something that has come up over it.
///
/// Source: iOS 26 is swiftui-web, `Docs/elements/iOS.md` ("Presentations") and `UIKit/Presentation.md`, recorded on an
/// iPhone SE: a dim of 20 % black, a sheet from 31 points below the top with corners of 39, one of another height 6 from the
/// edges. What was before version 26 is from memory of UIKit.
nonisolated struct PhonePresentation: View {
  let part: Presented
  let screen: AnyView
  let device: DeviceScreen?
  let isGlass: Bool
  @Environment(\.colorScheme) private var scheme

  @MainActor var body: some View {
    switch part.kind {
    case .sheet: sheet
    case .popover(let edge):
      if part.settings.adaptation == "popover" || part.settings.adaptation == "none" {
        layered(dim: 0) {
          Bubble(source: part.source, edge: edge, arrow: CGSize(width: 24, height: 13)) {
            part.content.padding(16).environment(\.isInScreen, false)
          }
        }
      } else {
        sheet
      }
    case .cover: Cover(content: part.content, ground: part.settings.ground, device: device, screen: screen)
    case .alert(let question):
      layered {
        if isGlass { GlassAlert(question: question) } else { ClassicAlert(question: question) }
      }
    case .dialog(let question):
      if isGlass {
        layered(dim: 0) {
          Bubble(source: part.source, edge: nil, arrow: CGSize(width: 24, height: 13)) {
            GlassDialog(question: question)
          }
        }
      } else {
        layered { ClassicDialog(question: question, inset: inset) }
      }
    }
  }

  @MainActor @ViewBuilder private var sheet: some View {
    if part.settings.adaptation == "fullScreenCover" {
      Cover(content: part.content, ground: part.settings.ground, device: device, screen: screen)
    } else {
      let isWhole = part.settings.detents.map { $0 == [.large] } ?? true
      PhoneSheet(
        part: part, screen: AnyView(whole), top: max(20, CGFloat(device?.insets.top ?? 0)), inset: inset,
        isGlass: isGlass, isWhole: isWhole, dim: dim)
    }
  }

  private var inset: CGFloat { CGFloat(device?.insets.bottom ?? 0) }
  private var dim: Double { scheme == .dark ? 0.48 : 0.2 }

  /// The screen on its ground.
  @MainActor private var whole: some View {
    screen.fillingScreen().background(Color(.systemBackground))
  }

  /// The screen under a dim with something over it.
  @MainActor private func layered<Content: View>(
    dim own: Double? = nil, @ViewBuilder _ content: @escaping () -> Content
  ) -> some View {
    whole.overlay { Color.black.opacity(own ?? dim) }.overlay { content() }
      .environment(\.isInScreen, false)
  }
}

/// A page over the whole screen.
nonisolated struct Cover: View {
  let content: AnyView
  let ground: AnyView?
  let device: DeviceScreen?
  let screen: AnyView

  @MainActor var body: some View {
    screen.fillingScreen()
      .overlay {
        content.fillingScreen().fillingScreen(device?.insets ?? .init(), screen: device?.size)
          .background {
            Color(.systemBackground)
            ground
          }
      }
  }
}

/// A sheet over a dimmed screen.
nonisolated struct PhoneSheet: View {
  let part: Presented
  let screen: AnyView
  let top: CGFloat, inset: CGFloat
  let isGlass, isWhole: Bool
  let dim: Double

  @MainActor var body: some View {
    if isWhole && !isGlass {
      // The screen behind is a card that is inset as far as the sheet is below the status bar.
      Color.black
        .overlay {
          screen.overlay { Color.black.opacity(dim / 2) }
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .scaleEffect(0.918, anchor: .top).offset(y: top)
        }
        .overlay { panel }
        .clipped()
    } else {
      screen.overlay { Color.black.opacity(dim) }.overlay { panel }.clipped()
    }
  }

  private var gap: CGFloat { isGlass ? 11 : 10 }
  private var floats: Bool { isGlass && !isWhole }

  @MainActor private var panel: some View {
    let radius = part.settings.cornerRadius ?? (isGlass ? 39 : 10)
    let side: CGFloat = floats ? 6 : 0
    return part.content.fillingScreen()
      .fillingScreen(DSGeometry.EdgeInsets(bottom: Double(max(0, inset - side))))
      .environment(\.isInScreen, true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let ground = part.settings.ground { ground } else { ownGround }
      }
      .overlay(alignment: .top) {
        if part.settings.hasHandle {
          Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: floats ? radius : 0, bottomTrailingRadius: floats ? radius : 0,
          topTrailingRadius: radius)
      )
      .containerRelativeFrame(.vertical) { length, _ in height(length) }
      .padding(.horizontal, side).padding(.bottom, side)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  @MainActor @ViewBuilder private var ownGround: some View {
    if floats {
      Rectangle().fill(.regularMaterial)
    } else {
      Color.adapting(.white, dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
    }
  }

  /// The height of the sheet on a screen of a height.
  @MainActor private func height(_ screen: CGFloat) -> CGFloat {
    let most = screen - top - gap
    if isWhole { return most }
    let chosen = part.settings.chosen ?? part.settings.detents?.first
    // The recorded sheet of half a screen is 351 points high on one of 667.
    if chosen == .medium, part.settings.detents?.count == 1 || part.settings.chosen == .medium {
      return isGlass ? screen * 351 / 667 : screen / 2
    }
    return min(most, part.settings.height(most - inset) + inset)
  }
}

/// An alert before version 26: 270 points wide, its title and message in the middle, its answers below lines.
nonisolated struct ClassicAlert: View {
  let question: Question

  @MainActor var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 3) {
        if let title = question.title { title.font(.headline) }
        question.message.font(.footnote)
        if !question.fields.isEmpty { fields }
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16).padding(.vertical, 19)
      line
      QuestionAnswers(question: question, height: 44) { answer, isLast in
        AnyView(
          answer.label.font(.system(size: 17, weight: answer.role == .cancel ? .semibold : .regular))
            .foregroundStyle(answer.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
            .lineLimit(1).frame(maxWidth: .infinity).frame(height: 44))
      } separator: { isVertical in
        AnyView(isVertical ? AnyView(Color(.separator).frame(width: 0.5, height: 44)) : AnyView(line))
      }
    }
    .frame(width: 270)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
  }

  @MainActor private var line: some View { Color(.separator).frame(height: 0.5) }

  @MainActor private var fields: some View {
    VStack(spacing: 0) {
      ForEach(0..<question.fields.count) { index in
        if index > 0 { line }
        question.fields[index].font(.system(size: 13)).multilineTextAlignment(.leading)
          .padding(.horizontal, 7).frame(height: 30)
      }
    }
    .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 6))
    .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 0.5) }
    .padding(.top, 12)
  }
}

/// The answers of a question in the platform's order: two side by side, more below one another, the one that leaves things
/// as they are first or last.
nonisolated struct QuestionAnswers: View {
  let question: Question
  let height: CGFloat
  let make: @MainActor (Question.Answer, Bool) -> AnyView
  let separator: @MainActor (Bool) -> AnyView

  init(
    question: Question, height: CGFloat, _ make: @escaping @MainActor (Question.Answer, Bool) -> AnyView,
    separator: @escaping @MainActor (Bool) -> AnyView
  ) {
    (self.question, self.height, self.make, self.separator) = (question, height, make, separator)
  }

  @MainActor var body: some View {
    let answers = question.orderedAnswers
    if answers.count == 2 {
      HStack(spacing: 0) {
        make(answers[0], false)
        separator(true)
        make(answers[1], true)
      }
    } else {
      VStack(spacing: 0) {
        ForEach(0..<answers.count) { index in
          if index > 0 { separator(false) }
          make(answers[index], index == answers.count - 1)
        }
      }
    }
  }
}

extension Question {
  /// The answers of an alert as they are drawn; where there is none the reader can only agree.
  @MainActor var orderedAnswers: [Answer] {
    guard !answers.isEmpty else { return [Answer(label: AnyView(Text(verbatim: "OK")), role: nil)] }
    let cancel = answers.filter { $0.role == .cancel }
    let others = answers.filter { $0.role != .cancel }
    return answers.count == 2 ? cancel + others : others + cancel
  }
}

/// An alert of iOS 26: 300 points wide, its title and message at the leading edge, its answers in capsules.
nonisolated struct GlassAlert: View {
  let question: Question

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 4.5) {
        if let title = question.title { title.font(.headline) }
        question.message.font(.subheadline)
      }
      .padding(.horizontal, 28).padding(.top, 21.5).padding(.bottom, question.message == nil ? 18 : 10.5)
      if !question.fields.isEmpty { fields }
      answers.padding(.horizontal, 14).padding(.bottom, 14).padding(.top, 14)
    }
    .frame(width: 300, alignment: .leading)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 34))
  }

  @MainActor private var fields: some View {
    VStack(spacing: 0) {
      ForEach(0..<question.fields.count) { index in
        question.fields[index].font(.system(size: 13)).padding(.horizontal, 7.5).frame(height: 34)
          .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 7))
      }
    }
    .padding(.horizontal, 15)
  }

  @MainActor @ViewBuilder private var answers: some View {
    let answers = question.orderedAnswers
    if answers.count == 2 {
      HStack(spacing: 8) {
        ForEach(0..<2) { GlassAnswer(answer: answers[$0], isFilled: isFilled(answers[$0], answers)) }
      }
    } else {
      VStack(spacing: 8) {
        ForEach(0..<answers.count) { GlassAnswer(answer: answers[$0], isFilled: isFilled(answers[$0], answers)) }
      }
    }
  }

  private func isFilled(_ answer: Question.Answer, _ answers: [Question.Answer]) -> Bool {
    answer.role == .cancel || answers.count == 1
  }
}

/// An answer in a capsule.
nonisolated struct GlassAnswer: View {
  let answer: Question.Answer
  let isFilled: Bool

  @MainActor var body: some View {
    answer.label.font(.system(size: 17, weight: isFilled ? .semibold : .medium)).lineLimit(1)
      .foregroundStyle(
        isFilled
          ? AnyShapeStyle(Color.white)
          : answer.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color(.label))
      )
      .frame(maxWidth: .infinity).frame(height: 48)
      .background(isFilled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiarySystemFill)), in: Capsule())
  }
}

/// A choice of iOS 26: the answers in capsules, without the one that leaves things as they are.
nonisolated struct GlassDialog: View {
  let question: Question

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if question.title != nil || question.message != nil {
        VStack(alignment: .leading, spacing: 4) {
          if let title = question.title { title.font(.headline) }
          question.message
        }
        .padding(.horizontal, 14.5).padding(.bottom, 19).padding(.top, 8)
      }
      VStack(spacing: 10.5) {
        let answers = question.answers.filter { $0.role != .cancel }
        ForEach(0..<answers.count) { index in
          answers[index].label.font(.system(size: 17, weight: .medium)).lineLimit(1)
            .foregroundStyle(answers[index].role == .destructive ? Color.red : Color(.label))
            .frame(maxWidth: .infinity).frame(height: 45.5)
            .background(Color(.label).opacity(0.06), in: Capsule())
        }
      }
    }
    .padding(13.5)
    .frame(width: 238)
  }
}

/// A choice before version 26: the answers at the bottom of the screen, the one that leaves things as they are apart.
nonisolated struct ClassicDialog: View {
  let question: Question
  let inset: CGFloat

  @MainActor var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        if question.title != nil || question.message != nil {
          VStack(spacing: 12) {
            if let title = question.title { title.fontWeight(.semibold) }
            question.message
          }
          .font(.footnote).foregroundStyle(Color(.secondaryLabel)).multilineTextAlignment(.center)
          .padding(.horizontal, 16).padding(.vertical, 14)
        }
        let answers = question.answers.filter { $0.role != .cancel }
        ForEach(0..<answers.count) { index in
          if index > 0 || question.title != nil || question.message != nil { Color(.separator).frame(height: 0.5) }
          row(answers[index], weight: .regular)
        }
      }
      .frame(maxWidth: .infinity)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 13))
      let cancel = question.answers.first { $0.role == .cancel }
      row(cancel ?? Question.Answer(label: AnyView(Text(verbatim: "Cancel")), role: .cancel), weight: .semibold)
        .background(
          Color.adapting(.white, dark: Color(white: 44 / 255)), in: RoundedRectangle(cornerRadius: 13))
    }
    .padding(.horizontal, 8).padding(.bottom, max(8, inset))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }

  @MainActor private func row(_ answer: Question.Answer, weight: DSView.Font.Weight) -> some View {
    answer.label.font(.system(size: 20, weight: weight)).lineLimit(1)
      .foregroundStyle(answer.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
      .frame(maxWidth: .infinity).frame(height: 57)
  }
}

/// A bubble above a view that points at it, or below where there is no room.
nonisolated struct Bubble<Content: View>: View {
  let source: Anchor<CGRect>
  let edge: DSView.Edge?
  let arrow: CGSize
  @ViewBuilder let content: () -> Content
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    GeometryReader { proxy in
      let place = proxy[source]
      let size = proxy.size
      let isBelow = edge.map { $0 == .top } ?? (place.minY < size.height * 0.4)
      let bubble = content().fixedSize()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .shadow(color: Color.black.opacity(0.18), radius: 16, x: 0, y: 4)
        .environment(\.layoutDirection, direction)
      ZStack(alignment: .topLeading) {
        Color.clear
        Triangle().fill(.regularMaterial).frame(width: arrow.width, height: arrow.height)
          .rotationEffect(.degrees(isBelow ? 180 : 0))
          .alignmentGuide(.leading) { _ in -(place.midX - arrow.width / 2) }
          .alignmentGuide(.top) { _ in isBelow ? -(place.maxY + 1) : -(place.minY - 1 - arrow.height) }
        bubble
          .alignmentGuide(.leading) { bubble in
            -max(8, min(size.width - 8 - bubble.width, place.midX - bubble.width / 2))
          }
          .alignmentGuide(.top) { bubble in
            isBelow ? -(place.maxY + 1 + arrow.height) : -(place.minY - 1 - arrow.height - bubble.height)
          }
      }
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// An arrow downwards.
private nonisolated struct Triangle: Shape {
  func path(in rect: CGRect) -> DSView.Path {
    DSView.Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
