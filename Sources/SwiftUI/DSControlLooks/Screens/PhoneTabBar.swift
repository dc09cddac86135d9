import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

/// The chosen page of a tab view above the bar of all, on the ground that each page has on a phone.
nonisolated struct PhoneTabs: View {
  let tabs: TabPages
  let isGlass: Bool

  @MainActor var body: some View {
    framed.fillingScreen(tabs.device?.insets ?? .init(), screen: tabs.device?.size)
      .environment(\.isInScreen, true)
      .background(Color(.systemBackground))
  }

  @MainActor private var framed: AnyView {
    let content = AnyView(tabs.content.fillingScreen())
    let isHidden = tabs.bars.hides("tabBar") || PlatformAppearance.current.tabBar.isHidden
    guard !isHidden, !tabs.items.isEmpty else { return content }
    let inset = CGFloat(tabs.device?.insets.bottom ?? 0)
    return AnyView(
      content.safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 8) {
          if let accessory = tabs.accessory { PhoneTabAccessory(content: accessory, isGlass: isGlass) }
          if isGlass {
            GlassTabBar(tabs: tabs).padding(.bottom, 21 - inset)
          } else {
            ClassicTabBar(tabs: tabs)
          }
        }
        .inBarLetters()
      })
  }
}

/// A view above a tab bar.
nonisolated struct PhoneTabAccessory: View {
  let content: AnyView
  let isGlass: Bool

  @MainActor var body: some View {
    let view = content.frame(maxWidth: .infinity, minHeight: 48).frame(height: 48)
    if isGlass { view.onGlass(Capsule()).padding(.horizontal, 21) } else { view.background(.bar) }
  }
}

/// A tab's icon above its title.
nonisolated struct PhoneTabItem: View {
  let item: TabPages.Item
  let icon: CGFloat, top: CGFloat, baseline: CGFloat

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ZStack { NodesView(item.icon) }.font(.system(size: icon, weight: .medium)).imageScale(.medium)
        .frame(height: 28)
        .overlay(alignment: .topTrailing) { if let badge = item.badge { PhoneTabBadge(text: badge) } }
      HStack { NodesView(item.title) }.font(.system(size: 10, weight: .medium)).lineLimit(1).frame(height: 12)
        .padding(.top, baseline - top - 28)
    }
    .padding(.top, top)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A number or a word at a tab.
nonisolated struct PhoneTabBadge: View {
  let text: Text

  @MainActor var body: some View {
    text.font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1)
      .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18).frame(height: 18)
      .background(Color(.systemRed), in: Capsule())
      .fixedSize().alignmentGuide(.trailing) { $0[.leading] + 6 }.padding(.top, -3)
  }
}

/// The bar of tabs before version 26: as wide as the screen, 49 points high.
///
/// Source: 49 points as `UITabBar`'s `sizeThatFits` answers; icons, letters and their places from memory of UIKit.
nonisolated struct ClassicTabBar: View {
  let tabs: TabPages

  @MainActor var body: some View {
    let ground = tabs.bars.ground("tabBar")
    let set = PlatformAppearance.current.tabBar
    HStack(spacing: 0) {
      ForEach(0..<tabs.items.count) { index in
        PhoneTabItem(item: tabs.items[index], icon: 22, top: 4, baseline: 34)
          .foregroundStyle(set.tab(isChosen: index == tabs.chosen, usual: Color(.systemGray)))
          .frame(maxWidth: .infinity)
          .accessible { $0.role = .button }
      }
    }
    .frame(height: 49)
    .background(
      ground?.visibility == .hidden
        ? AnyShapeStyle(Color.clear)
        : ground?.style ?? set.ground.map { $0.style ?? AnyShapeStyle(Color.clear) } ?? AnyShapeStyle(.bar)
    )
    .overlay(alignment: .top) {
      if ground?.visibility != .hidden { (set.line ?? Color(.separator)).frame(height: 0.5) }
    }
  }
}

extension PlatformAppearance.Bar {
  /// The colour of a tab.
  fileprivate func tab(isChosen: Bool, usual: DSView.Color) -> AnyShapeStyle {
    isChosen ? tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(otherTabs ?? usual)
  }
}

/// The bar of tabs of iOS 26: glass that floats above the bottom of the screen.
///
/// Source: view trees of iOS 26 that public sources quote (`UITabBar` 83 points high, its glass 62 from its top and 21 from
/// the edges; tabs 54 high, 4 inside it, which overlap by 8.25 of 16.25 points) and swiftui-web,
/// `Docs/elements/UIKit/Navigation.md`: (188 wide for two tabs, a symbol at 5.5 and a title at 35).
nonisolated struct GlassTabBar: View {
  let tabs: TabPages

  @MainActor var body: some View {
    let bar = tabs.items.indices.filter { !tabs.items[$0].isSearch }
    let search = tabs.items.indices.first { tabs.items[$0].isSearch }
    HStack(spacing: 8) {
      HStack(spacing: -8.25) {
        ForEach(0..<bar.count) { number in item(bar[number]) }
      }
      .padding(4)
      .frame(maxWidth: 8 + 94 + 86 * CGFloat(max(0, bar.count - 1)))
      .frame(height: 62)
      .onGlass(Capsule())
      if let search {
        Spacer(minLength: 0)
        ZStack {
          if tabs.items[search].icon.isEmpty { Image(systemName: "magnifyingglass") }
          NodesView(tabs.items[search].icon)
        }
        .font(.system(size: 22, weight: .medium)).foregroundStyle(style(search))
        .frame(width: 62, height: 62)
        .onGlass(Circle())
        .accessible { $0.role = .button }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 21)
  }

  @MainActor private func item(_ index: Int) -> some View {
    PhoneTabItem(item: tabs.items[index], icon: 22, top: 5.5, baseline: 35)
      .foregroundStyle(style(index))
      .frame(maxWidth: .infinity).frame(height: 54)
      .background {
        if index == tabs.chosen {
          Capsule().fill(Color.adapting(Color.black.opacity(0.086), dark: Color.white.opacity(0.14)))
        }
      }
      .accessible { $0.role = .button }
  }

  private func style(_ index: Int) -> AnyShapeStyle {
    PlatformAppearance.current.tabBar.tab(isChosen: index == tabs.chosen, usual: Color(.label))
  }
}
