import DSView
import Foundation

/// The dots of pages, near the bottom of them.
nonisolated struct PageDots: View {
  let count: Int
  let index: Int
  let ground: Bool

  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count) { page in
        Circle().fill(Color.white.opacity(page == index ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if ground { Capsule().fill(Color(.systemGray).opacity(0.5)) } }
    .padding(.bottom, 12)
  }
}
