import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

/// Columns of pages on a wide screen, each under its own bar.
///
/// Source: `UISplitViewController`'s columns, 320 points wide, from memory of UIKit.
nonisolated struct PhoneColumns: View {
  let pages: ColumnPages
  let isGlass: Bool

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<pages.columns.count) { index in
        column(index)
        if index < pages.columns.count - 1 { Color(.separator).frame(width: 0.5) }
      }
    }
    .fillingScreen(pages.device?.insets ?? .init(), screen: pages.device?.size)
    .environment(\.isInScreen, true)
    .background(Color(.systemBackground))
  }

  @MainActor private func column(_ index: Int) -> some View {
    let column = pages.columns[index]
    let isLast = index == pages.columns.count - 1
    var bars = column.bars
    if isLast, bars.titleMode == .automatic { bars.titleMode = .inline }
    return PhonePage(
      page: NavigationPage(content: column.content, bars: bars, back: nil, device: nil, isOnGround: false),
      isGlass: isGlass
    )
    .frame(width: isLast ? nil : column.width ?? 320)
  }
}
