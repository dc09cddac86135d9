import DSControls
import DSNode
import DSView
import Foundation

/// The platform's disclosure group; in a list every view is a row.
nonisolated struct DisclosureLook: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlContext) private var context
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    if context == .list {
      head
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        head
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @MainActor private var head: some View {
    HStack(spacing: 8) {
      configuration.label
        .foregroundStyle(
          !isEnabled
            ? AnyShapeStyle(Color(.tertiaryLabel))
            : context == .list ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle()))
      Spacer(minLength: 8)
      Indicator(configuration.isExpanded ? .down : .forward, size: 13, weight: 2)
        .foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel)))
    }
    .accessible {
      $0.role = .button
      $0.value = configuration.isExpanded ? "expanded" : "collapsed"
    }
  }
}
