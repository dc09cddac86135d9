import DSControls
import DSView
import Foundation

enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// How many group boxes are around; every second one is drawn on the other ground.
  var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

/// The platform's group box.
nonisolated struct GroupBoxLook: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.groupBoxDepth) private var depth
  @Environment(\.backgroundStyle) private var ground

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !labelsHidden, configuration.label.part != nil { configuration.label.font(.headline) }
      VStack { configuration.content }
        .frame(maxWidth: .infinity)
    }
    .padding(16)
    .environment(\.groupBoxDepth, depth + 1)
    .background(
      ground
        ?? AnyShapeStyle(
          depth.isMultiple(of: 2) ? Color(.secondarySystemBackground) : Color(.tertiarySystemBackground)),
      in: RoundedRectangle(cornerRadius: 8))
  }
}
