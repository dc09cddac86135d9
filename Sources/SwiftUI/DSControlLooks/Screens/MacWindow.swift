import DSControls
import DSEffects
import DSNode
import DSView
import Foundation

/// A Mac's window: the three buttons, the title and the items of the bar above the content.
///
/// Source: swiftui-web, `Docs/elements/Toolbar.md`, recorded on macOS 26.2: a bar of 52 points, items 36 high, 8 from
/// its top and from one another, the title in bold letters of 15. The three buttons are from memory of AppKit.
nonisolated struct MacWindow: View {
  let content: AnyView
  let bars: PageBars

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if !bars.hides("windowToolbar") { MacWindowBar(bars: bars) }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color.window)
    .fillingScreen()
  }
}

extension Color {
  /// The ground of a Mac's window.
  nonisolated static var window: Color { adapting(.white, dark: Color(white: 30 / 255)) }
}

/// The bar of a Mac's window.
nonisolated struct MacWindowBar: View {
  let bars: PageBars

  @MainActor var body: some View {
    HStack(spacing: 8) {
      MacWindowButtons().padding(.leading, 11).padding(.trailing, 8)
      MacBarItems(items: items { $0 == .navigation })
      VStack(alignment: .leading, spacing: 0) {
        if let title = bars.title { title.font(.system(size: 15, weight: .bold)).lineLimit(1) }
        if let subtitle = bars.subtitle {
          subtitle.font(.system(size: 11)).foregroundStyle(Color.ink(127, dark: 140)).lineLimit(1)
        }
      }
      .padding(.leading, 8)
      Spacer(minLength: 0)
      MacBarItems(items: items { [.principal, .status].contains($0) })
      Spacer(minLength: 0)
      MacBarItems(
        items: items {
          [
            .automatic, .primaryAction, .secondaryAction, .confirmationAction, .cancellationAction, .destructiveAction,
            .topBarTrailing, .topBarLeading, .navigationBarLeading, .navigationBarTrailing,
          ].contains($0)
        })
      if let search = bars.search { MacSearchField(search: search) }
    }
    .padding(.horizontal, 8)
    .frame(height: 52)
    .background {
      let ground = bars.ground("windowToolbar")
      if ground?.visibility == .visible { Rectangle().fill(ground?.style ?? AnyShapeStyle(.bar)) }
    }
  }

  private func items(_ isHere: (BarPlace) -> Bool) -> [BarItem] { bars.items.filter { isHere($0.place) } }
}

/// The three buttons of a window in front.
nonisolated struct MacWindowButtons: View {
  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<3) { index in
        Circle().fill(Self.colors[index]).frame(width: 14, height: 14)
      }
    }
    .accessibilityHidden(true)
  }

  private static let colors = [
    Color(red: 1, green: 95 / 255, blue: 87 / 255), Color(red: 254 / 255, green: 188 / 255, blue: 46 / 255),
    Color(red: 40 / 255, green: 200 / 255, blue: 64 / 255),
  ]
}

/// Items in the bar of a window, each on a separate ground.
nonisolated struct MacBarItems: View {
  let items: [BarItem]

  @MainActor var body: some View {
    let nodes = items.flatMap(\.nodes).filter { !$0.isSpacer }
    ForEach(0..<nodes.count) { index in
      NodesView([nodes[index]])
        .font(.system(size: nodes[index].showsText ? 13 : 15, weight: .semibold))
        .padding(.horizontal, 8).frame(minWidth: 36, minHeight: 36).frame(height: 36)
        .background(Color.ink(15), in: Capsule())
        .fixedSize()
    }
  }
}

/// The search field in the bar of a window.
nonisolated struct MacSearchField: View {
  let search: SearchBar

  @MainActor var body: some View {
    HStack(spacing: 5) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color.ink(160))
      NodesView(search.tokens)
      if search.text.isEmpty {
        (search.prompt ?? Text(verbatim: "Search")).foregroundStyle(Color.ink(127, dark: 140)).lineLimit(1)
      } else {
        Text(verbatim: search.text).lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .font(.system(size: 13))
    .padding(.horizontal, 10).frame(minWidth: 60, maxWidth: 180).frame(height: 36)
    .background(Color.ink(15), in: Capsule())
    .accessible { $0.role = .searchField }
  }
}

/// The pages of a Mac's tab view: their titles side by side on the upper edge of a box.
///
/// Source: swiftui-web, `Docs/elements/TabView.md`, recorded on macOS 26.2.
nonisolated struct MacTabs: View {
  let tabs: TabPages

  @MainActor var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<tabs.items.count) { index in
          let isChosen = index == tabs.chosen
          if index > 0 {
            Color.ink(isChosen || index - 1 == tabs.chosen ? 0 : 30).frame(width: 1, height: 14)
          }
          HStack { NodesView(tabs.items[index].title) }
            .font(.system(size: 13, weight: isChosen ? .semibold : .medium)).lineLimit(1)
            .padding(.horizontal, 12).frame(height: 24)
            .background {
              if isChosen { RoundedRectangle(cornerRadius: 5.5).fill(Color.ink(50)).padding(0.5) }
            }
            .accessible { $0.role = .button }
        }
      }
      .background(Color.ink(20), in: RoundedRectangle(cornerRadius: 6))
      .fixedSize()
      tabs.content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RoundedRectangle(cornerRadius: 4.5).fill(Color.ink(8))
        .overlay { RoundedRectangle(cornerRadius: 4.5).strokeBorder(Color.ink(10), lineWidth: 1) }
        .padding(.top, 10)
    }
  }
}

/// Columns of a Mac's window: the sidebar on a panel that floats, the others beside it.
///
/// Source: swiftui-web, `Docs/elements/NavigationSplitView.md`, recorded on macOS 26.2: a panel of 140 points, 8 from the
/// edges, a column of 200 with a line behind it. The ground of the panel was not recorded.
nonisolated struct MacColumns: View {
  let pages: ColumnPages

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<pages.columns.count) { index in column(index) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor @ViewBuilder private func column(_ index: Int) -> some View {
    let column = pages.columns[index]
    if index == pages.columns.count - 1 {
      column.content.frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if index == 0, pages.hasSidebar {
      column.content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(width: column.width ?? 140)
        .background(Color.adapting(Color(white: 247 / 255), dark: Color(white: 42 / 255)))
        .clipShape(RoundedRectangle(cornerRadius: 7.5))
        .padding(.leading, 8).padding(.vertical, 8)
    } else {
      column.content.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: column.width ?? 200)
      Color.ink(25).frame(width: 1)
    }
  }
}
