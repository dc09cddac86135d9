import DSView
import Foundation

/// The dots of pages, near the bottom of them.
nonisolated struct PageDots: View {
  let count: Int
  let index: Int
  let ground: Bool

  @MainActor var body: some View {
    let set = PlatformAppearance.current
    let (present, others) = (set.presentDot ?? Color.white, set.otherDots ?? Color.white.opacity(0.3))
    HStack(spacing: 9) {
      ForEach(0..<count) { page in
        Circle().fill(page == index ? present : others).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if ground { Capsule().fill(Color(.systemGray).opacity(0.5)) } }
    .padding(.bottom, 12)
  }
}
