import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

/// A page between its bars: its content keeps out of them, and what scrolls reaches under them.
nonisolated struct PhonePage: View {
  let page: NavigationPage
  let isGlass: Bool

  @MainActor var body: some View {
    framed.fillingScreen(page.device?.insets ?? .init(), screen: page.device?.size)
      .environment(\.isInScreen, true)
      .background(page.isOnGround ? Color.clear : Color(.systemBackground))
  }

  @MainActor private var framed: AnyView {
    var view = AnyView(page.content.fillingScreen())
    let bottom = page.bars.items.filter { $0.place == .bottomBar || $0.place == .status }
    let search = isGlass ? page.bars.search : nil
    if (!bottom.isEmpty || search != nil) && !page.bars.hides("bottomBar") {
      let bar = PhoneBottomBar(
        items: bottom, search: search, ground: page.bars.ground("bottomBar"), isGlass: isGlass,
        inset: CGFloat(page.device?.insets.bottom ?? 0))
      view = AnyView(view.safeAreaInset(edge: .bottom, spacing: 0) { bar })
    }
    if (page.bars.fillsTopBar || page.back != nil) && !page.bars.hides("navigationBar") {
      let bar = PhoneTopBar(page: page, isGlass: isGlass)
      view = AnyView(view.safeAreaInset(edge: .top, spacing: 0) { bar })
    }
    return view
  }
}

/// The bar at the top of a page: buttons and a title in one line, a large title below it, and a search field.
///
/// At rest it has no ground, as nothing has been scrolled under it.
///
/// Source: before version 26 a line of 44 points and 52 for a large title ("iPad Navigation Bar and Toolbar Height
/// Changes in iOS 12" by G. Hackworth, hacknicity.medium.com), letters as UIKit's; iOS 26 is swiftui-web,
/// `Docs/elements/UIKit/Navigation.md`, recorded on an iPhone: 54 points, 10 further where there is no status bar, 52.5
/// for a large title.
nonisolated struct PhoneTopBar: View {
  let page: NavigationPage
  let isGlass: Bool

  @MainActor var body: some View {
    let bars = page.bars
    let ground = bars.ground("navigationBar")
    let bar = VStack(spacing: 0) {
      line.frame(height: 44).padding(.bottom, isGlass ? 10 : 0).inBarLetters()
      if isLarge, let title = bars.title { large(title) }
      if !isGlass, let search = bars.search {
        PhoneSearchField(search: search, isGlass: false).padding(.top, 1).padding(.bottom, 15).padding(.horizontal, 16)
          .inBarLetters()
      }
    }
    .padding(.top, isGlass && (page.device?.insets.top ?? 0) == 0 ? 10 : 0)
    let set = PlatformAppearance.current.navigationBar
    let tinted = bar.modifier(OptionalTint(tint: set.tint))
    if ground?.visibility == .visible {
      tinted.background(ground?.style ?? AnyShapeStyle(.bar))
        .overlay(alignment: .bottom) { if !isGlass { Color(.separator).frame(height: 0.5) } }
        .environment(\.colorScheme, bars.schemes["navigationBar"] ?? bars.schemes["automatic"] ?? scheme)
    } else if ground?.visibility != .hidden, let style = set.ground?.style {
      tinted.background(style)
        .overlay(alignment: .bottom) { (set.line ?? (isGlass ? .clear : Color(.separator))).frame(height: 0.5) }
    } else {
      tinted
    }
  }

  @Environment(\.colorScheme) private var scheme

  private var isLarge: Bool { page.bars.hasLargeTitle }
  private var principal: [DSNode] { items([.principal, .title]).flatMap(\.nodes) }

  private func items(_ places: Set<BarPlace>) -> [BarItem] { page.bars.items.filter { places.contains($0.place) } }

  @MainActor private var line: some View {
    HStack(spacing: 8) {
      HStack(spacing: isGlass ? 8 : 16) {
        if let back = page.back, !page.bars.hidesBackButton { PhoneBackButton(title: back.title, isGlass: isGlass) }
        PhoneBarItems(
          items: items([.navigation, .cancellationAction, .topBarLeading, .navigationBarLeading]), isGlass: isGlass)
      }
      .fixedSize().frame(maxWidth: .infinity, alignment: .leading)
      middle.layoutPriority(1)
      HStack(spacing: isGlass ? 8 : 16) {
        PhoneBarItems(
          items: items([
            .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
            .navigationBarTrailing,
          ]), isGlass: isGlass)
        if !items([.secondaryAction]).isEmpty { more }
      }
      .fixedSize().frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(.horizontal, 16)
  }

  /// The button of what has no place in the bar.
  @MainActor private var more: some View {
    Image(systemName: isGlass ? "ellipsis" : "ellipsis.circle").font(.system(size: isGlass ? 19 : 20))
      .foregroundStyle(isGlass ? AnyShapeStyle(Color(.label)) : AnyShapeStyle(TintShapeStyle()))
      .frame(width: isGlass ? 44 : nil, height: 44)
      .modifier(OptionalGlass(isGlass: isGlass))
  }

  @MainActor @ViewBuilder private var middle: some View {
    if !principal.isEmpty {
      HStack { NodesView(principal) }.font(.system(size: 17, weight: .semibold))
    } else if let title = page.bars.title, !isLarge {
      VStack(spacing: 0) {
        title.letters(PlatformAppearance.current.navigationBar.title, font: .system(size: 17, weight: .semibold))
          .lineLimit(1)
        let subtitle = items([.subtitle]).flatMap(\.nodes)
        if !subtitle.isEmpty {
          HStack { NodesView(subtitle) }.font(.system(size: 12)).foregroundStyle(Color(.secondaryLabel))
        } else if let subtitle = page.bars.subtitle {
          subtitle.font(.system(size: 12)).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
        }
      }
      .accessible { $0.traits = [.isHeader] }
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }

  @MainActor private func large(_ title: Text) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      title.letters(PlatformAppearance.current.navigationBar.largeTitle, font: .largeTitle.bold()).lineLimit(1)
        .frame(height: nil)
      if let subtitle = page.bars.subtitle { subtitle.font(.subheadline).foregroundStyle(Color(.secondaryLabel)) }
    }
    .padding(.bottom, isGlass ? 4 : 5)
    .frame(maxWidth: .infinity, minHeight: isGlass ? 52.5 : 52, alignment: .leading)
    .frame(height: page.bars.subtitle == nil && size <= .large ? (isGlass ? 52.5 : 52) : nil)
    .padding(.horizontal, 16)
    .accessible { $0.traits = [.isHeader] }
  }

  @Environment(\.dynamicTypeSize) private var size
}

/// The tint that was set for a bar.
nonisolated struct OptionalTint: ViewModifier {
  let tint: DSView.Color?

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let tint { content.tint(tint) } else { content }
  }
}

extension PlatformAppearance.Ground {
  /// What is drawn behind a bar; nil for nothing.
  var style: AnyShapeStyle? {
    switch self {
    case .none: nil
    case .material: AnyShapeStyle(.bar)
    case .color(let color): AnyShapeStyle(color)
    }
  }
}

/// Glass behind a button where bars have it.
nonisolated struct OptionalGlass: ViewModifier {
  let isGlass: Bool

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if isGlass { content.onGlass(Capsule()) } else { content }
  }
}

/// The button that leads back: an arrow, and before version 26 the title of the page that it leads to.
nonisolated struct PhoneBackButton: View {
  let title: Text?
  let isGlass: Bool

  @MainActor var body: some View {
    if isGlass {
      arrow(CGSize(width: 8, height: 16), 2.5).frame(width: 44, height: 44)
        .foregroundStyle(Color(.label)).onGlass(Circle())
        .accessible { $0.role = .button }
    } else {
      HStack(spacing: 6) {
        arrow(CGSize(width: 9, height: 17), 2.8)
        (title ?? Text(verbatim: "Back")).font(.system(size: 17)).lineLimit(1)
      }
      .foregroundStyle(TintShapeStyle())
      .padding(.leading, -7)
      .accessible { $0.role = .button }
    }
  }

  @MainActor private func arrow(_ size: CGSize, _ width: CGFloat) -> some View {
    BackArrow().stroke(style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      .frame(width: size.width, height: size.height)
  }
}

/// An arrow to where lines begin.
private nonisolated struct BackArrow: Shape {
  func path(in rect: CGRect) -> DSView.Path {
    DSView.Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// Things side by side in a bar; on glass pictures share a ground, and texts have one each.
nonisolated struct PhoneBarItems: View {
  let items: [BarItem]
  let isGlass: Bool
  var height: CGFloat = 44

  @MainActor var body: some View {
    if isGlass {
      let platters = platters
      ForEach(0..<platters.count) { platter(platters[$0]) }
    } else {
      ForEach(0..<items.count) { index in
        NodesView(items[index].nodes)
          .font(.system(size: 17, weight: items[index].place == .confirmationAction ? .semibold : .regular))
          .imageScale(.large)
      }
    }
  }

  /// Views on one ground.
  private struct Platter {
    var nodes: [DSNode]
    var isText = false, isProminent = false, hidesGround = false
  }

  private var platters: [Platter] {
    var all: [Platter] = []
    var isOpen = false
    for item in items {
      if item.kind != .views { isOpen = false }
      for node in item.nodes where !node.isSpacer {
        let isProminent = item.place == .confirmationAction
        let isAlone = node.showsText || isProminent || item.hidesGround
        if isOpen, !isAlone {
          all[all.count - 1].nodes.append(node)
        } else {
          all.append(
            Platter(
              nodes: [node], isText: node.showsText, isProminent: isProminent, hidesGround: item.hidesGround))
        }
        isOpen = !isAlone
      }
    }
    return all
  }

  @MainActor @ViewBuilder private func platter(_ platter: Platter) -> some View {
    let views = HStack(spacing: 0) {
      ForEach(0..<platter.nodes.count) { index in
        NodesView([platter.nodes[index]])
          .padding(.horizontal, platter.isText ? 12 : 0)
          .frame(minWidth: platter.nodes.count > 1 ? height - 4 : height, minHeight: height)
      }
    }
    .font(.system(size: platter.isText ? 17 : 19, weight: platter.isProminent ? .semibold : .medium))
    .padding(.horizontal, platter.nodes.count > 1 ? 4 : 0)
    if platter.hidesGround {
      views
    } else if platter.isProminent {
      views.background(TintShapeStyle(), in: Capsule())
    } else {
      views.onGlass(Capsule())
    }
  }
}

/// A search field.
nonisolated struct PhoneSearchField: View {
  let search: SearchBar
  let isGlass: Bool

  @MainActor var body: some View {
    let field = HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.system(size: 17)).foregroundStyle(
        isGlass ? Color(.label) : Color(.secondaryLabel))
      NodesView(search.tokens)
      if search.text.isEmpty {
        (search.prompt ?? Text(verbatim: "Search")).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
      } else {
        Text(verbatim: search.text).lineLimit(1)
      }
      Spacer(minLength: 0)
      if search.text.isEmpty {
        Image(systemName: "mic.fill").foregroundStyle(isGlass ? Color(.label) : Color(.secondaryLabel))
      } else {
        Image(systemName: "xmark.circle.fill").foregroundStyle(Color(.secondaryLabel))
      }
    }
    .font(.system(size: 17, weight: isGlass ? .medium : .regular))
    .padding(.horizontal, isGlass ? 14 : 8)
    .frame(height: isGlass ? 48 : 36)
    .accessible { $0.role = .searchField }
    if isGlass {
      field.onGlass(Capsule())
    } else {
      HStack(spacing: 12) {
        field.background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
        if search.isActive {
          Text(verbatim: "Cancel").font(.system(size: 17)).foregroundStyle(TintShapeStyle())
        }
      }
    }
  }
}

/// The bar at the bottom of a page.
///
/// Source: iOS 26 is swiftui-web, `Docs/elements/UIKit/Bars.md`: glass 48 points high, 28 from the edges; before, 44
/// points, from memory of UIKit.
nonisolated struct PhoneBottomBar: View {
  let items: [BarItem]
  let search: SearchBar?
  let ground: BarGround?
  let isGlass: Bool
  let inset: CGFloat

  @MainActor var body: some View {
    if isGlass {
      HStack(spacing: 12) {
        if let search { PhoneSearchField(search: search, isGlass: true).frame(minWidth: 110) }
        spread { PhoneBarItems(items: $0, isGlass: true, height: 48) }
      }
      .frame(maxWidth: .infinity).frame(height: 48)
      .padding(.horizontal, 28).padding(.bottom, 28 - inset)
      .inBarLetters()
    } else {
      HStack(spacing: 16) { spread { PhoneBarItems(items: $0, isGlass: false) } }
        .frame(maxWidth: .infinity).frame(height: 44)
        .padding(.horizontal, 16)
        .background(ground?.visibility == .hidden ? AnyShapeStyle(Color.clear) : ground?.style ?? AnyShapeStyle(.bar))
        .overlay(alignment: .top) {
          if ground?.visibility != .hidden { Color(.separator).frame(height: 0.5) }
        }
        .inBarLetters()
    }
  }

  /// The things with the spaces that are written between them; where there are none, they are spread.
  @MainActor @ViewBuilder private func spread<Items: View>(
    @ViewBuilder _ make: @escaping ([BarItem]) -> Items
  ) -> some View {
    let groups = groups
    ForEach(0..<groups.count) { index in
      if index > 0 { Spacer(minLength: 0) }
      make(groups[index])
    }
  }

  private var groups: [[BarItem]] {
    var groups: [[BarItem]] = [[]]
    var isSpread = false
    for item in items {
      if item.kind == .flexibleSpace {
        groups.append([])
        isSpread = true
        continue
      }
      var nodes: [DSNode] = []
      func add() {
        if !nodes.isEmpty || item.kind == .fixedSpace {
          groups[groups.count - 1].append(
            BarItem(kind: item.kind, place: item.place, nodes: nodes, hidesGround: item.hidesGround))
        }
        nodes = []
      }
      for node in item.nodes {
        if node.isSpacer {
          add()
          groups.append([])
          isSpread = true
        } else {
          nodes.append(node)
        }
      }
      add()
    }
    return isSpread || groups[0].count < 2 ? groups : groups[0].map { [$0] }
  }
}
