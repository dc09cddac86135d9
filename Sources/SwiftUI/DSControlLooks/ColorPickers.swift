import DSView
import Foundation

/// A colour in a ring of all hues.
nonisolated struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<24) { step in
        RingPart(fraction: 1, inset: 1.5, start: Double(step) * 15 - 90, turn: 15.8)
          .stroke(Color(hue: Double(step) / 24, saturation: 0.85, brightness: 1), lineWidth: 3)
      }
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
