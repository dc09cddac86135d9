import DSControls
import DSNode
import DSView
import Foundation

/// A Mac's group box: a card below its label; only the views below it in a form's row.
///
/// Source: swiftui-web, `Docs/elements/GroupBox.md`, recorded on macOS 26.2.
nonisolated struct MacGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context
  @Environment(\.backgroundStyle) private var ground

  @MainActor var body: some View {
    InControl(context: .plain) { card }
  }

  @MainActor private var card: some View {
    VStack(alignment: .leading, spacing: 3) {
      if !labelsHidden, configuration.label.part != nil {
        configuration.label.font(.subheadline).padding(.leading, 10)
      }
      if context == .form {
        VStack { configuration.content }
      } else {
        VStack { configuration.content }
          .padding(5)
          .background(ground ?? AnyShapeStyle(Color.ink(8)), in: RoundedRectangle(cornerRadius: 12))
      }
    }
  }
}

/// A Mac's disclosure group: an arrow before the label, and the views below both; in a list every view is a row.
///
/// Source: swiftui-web, `Docs/elements/DisclosureGroup.md`, and `Fixtures/Goldens/list/outline` for lists, recorded on macOS
/// 26.2: labels are 9 points in, as are rows without an arrow, and rows in a group 13 further.
nonisolated struct MacDisclosure: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    if context == .list {
      head(gap: 2.5).trait { traits, _ in traits.row.isBranch = true }
      if configuration.isExpanded { configuration.content.padding(.leading, 13) }
    } else {
      VStack(spacing: 0) {
        head(gap: 5).padding(.vertical, 4)
        if configuration.isExpanded { VStack { configuration.content } }
      }
    }
  }

  @MainActor private func head(gap: CGFloat) -> some View {
    HStack(spacing: gap) {
      arrow
      configuration.label.modifier(MacDisabled())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessible {
      $0.role = .button
      $0.value = configuration.isExpanded ? "expanded" : "collapsed"
    }
  }

  @MainActor private var arrow: some View {
    let mark =
      configuration.isExpanded
      ? MacMark([(0.75, 2.75), (3.25, 5.25), (5.75, 2.75)]) : MacMark([(2, 0.75), (5.25, 4), (2, 7.25)], mirrors: true)
    return mark.drawn(1.5, .ink(isEnabled ? 64 : 32)).frame(width: 6.5, height: 8)
  }
}

/// A sentence at the top of the space there is, with buttons below it.
///
/// Source: swiftui-web, `Docs/elements/ContentUnavailableView.md`, recorded on macOS 26.2.
nonisolated struct MacUnavailable: View {
  let label: AnyView
  let description: AnyView
  let actions: AnyView

  @MainActor var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(.titleOnly).font(.largeTitle).fontWeight(.bold).multilineTextAlignment(.center)
        .platformForeground(Color.ink(127, dark: 140))
      description.font(.body).platformForeground(Color.ink(127, dark: 140)).multilineTextAlignment(.center)
      HStack { actions }
    }
    .padding(.top, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// A colour in a pill; half of it upon black where it is not opaque.
///
/// Source: swiftui-web, `Docs/elements/ColorPicker.md`, recorded on macOS 26.2.
nonisolated struct MacColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let swatch = RoundedRectangle(cornerRadius: 8, style: .continuous)
    RoundedRectangle(cornerRadius: 11, style: .continuous).fill(Color.ink(25))
      .overlay {
        ZStack {
          swatch.fill(Color.white)
          MacDiagonal().fill(Color.black)
          swatch.fill(color)
          swatch.strokeBorder(Color(white: 0, opacity: 0.1), lineWidth: 0.5)
        }
        .clipShape(swatch).padding(3)
      }
      .frame(width: 48, height: 24)
      .opacity(isEnabled ? 1 : 0.5)
      .alignmentGuide(.firstTextBaseline) { _ in 22.5 }
  }
}

/// The half of a rectangle above a line that rises by half its length, through the middle.
nonisolated struct MacDiagonal: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let rise = rect.width / 4
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY - rise), CGPoint(x: rect.maxX, y: rect.midY - rise),
      CGPoint(x: rect.minX, y: rect.midY + rise),
    ])
    path.closeSubpath()
    return path
  }
}
