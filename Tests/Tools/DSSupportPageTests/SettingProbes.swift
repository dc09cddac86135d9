import SwiftUI

// Pairs of views that Apple's platforms draw differently: settings, states, navigation and presentation.

@MainActor private let square = AnyView(Rectangle().frame(width: 20, height: 20))
@MainActor private let words = Text("Some words of a text")
@MainActor private let button = AnyView(Button("Save") {}.buttonStyle(.bordered))
@MainActor private let rows = AnyView(
  List { ForEach(0..<2) { Text("row \($0)") }.onDelete { _ in } }.frame(width: 300, height: 300))
@MainActor private let list = AnyView(
  List {
    Section("A") { Text("a").badge(3) }
  })

/// Two days apart, so that no time zone makes them one.
private let day = Date(timeIntervalSinceReferenceDate: 86_400 * 3)

/// A truth value that stays.
@MainActor private func always(_ value: Bool) -> Binding<Bool> { .constant(value) }

@MainActor let environmentProbes = [
  Probe(
    "EnvironmentValues/symbolRenderingMode", Image(systemName: "star").environment(\.symbolRenderingMode, .palette),
    Image(systemName: "star")),
  Probe("EnvironmentValues/font", words.environment(\.font, .title), words),
  Probe("EnvironmentValues/lineLimit", words.environment(\.lineLimit, 1), words),
  Probe("EnvironmentValues/lineSpacing", words.environment(\.lineSpacing, 4), words),
  Probe(
    "EnvironmentValues/multilineTextAlignment", words.environment(\.multilineTextAlignment, .trailing), words),
  Probe("EnvironmentValues/minimumScaleFactor", words.environment(\.minimumScaleFactor, 0.5), words),
  Probe("EnvironmentValues/truncationMode", words.environment(\.truncationMode, .head), words),
  Probe("EnvironmentValues/textCase", words.environment(\.textCase, .uppercase), words),
  Probe("EnvironmentValues/redactionReasons", words.environment(\.redactionReasons, .placeholder), words),
  Probe("EnvironmentValues/allowsTightening", words.environment(\.allowsTightening, true), words),
  Probe("EnvironmentValues/isEnabled", button.environment(\.isEnabled, false), button),
  Probe("EnvironmentValues/colorScheme", button.environment(\.colorScheme, .dark), button),
  Probe("EnvironmentValues/controlSize", button.environment(\.controlSize, .large), button),
  Probe("EnvironmentValues/appearsActive", button.environment(\.appearsActive, false), button),
  Probe("EnvironmentValues/controlActiveState", button.environment(\.controlActiveState, .inactive), button),
  Probe("EnvironmentValues/defaultMinListRowHeight", list.environment(\.defaultMinListRowHeight, 80), list),
  Probe("EnvironmentValues/defaultMinListHeaderHeight", list.environment(\.defaultMinListHeaderHeight, 80), list),
  Probe("EnvironmentValues/editMode", rows.environment(\.editMode, .constant(.active)), rows),
  Probe("EnvironmentValues/headerProminence", list.environment(\.headerProminence, .increased), list),
  Probe(
    "EnvironmentValues/timeZone", Text(day, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!),
    Text(day, style: .time)),
  Probe(
    "EnvironmentValues/calendar", Text(day, style: .date).environment(\.calendar, Calendar(identifier: .buddhist)),
    Text(day, style: .date)),
  Probe(
    "EnvironmentValues/backgroundStyle",
    Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(.red)),
    Rectangle().fill(.background)),
  Probe(
    "EnvironmentValues/symbolVariants", Image(systemName: "star").environment(\.symbolVariants, .fill),
    Image(systemName: "star")),
  Probe(
    "EnvironmentValues/imageScale", Image(systemName: "star").environment(\.imageScale, .large),
    Image(systemName: "star")),
  Probe(
    "EnvironmentValues/sizeCategory", words.environment(\.sizeCategory, .accessibilityLarge).font(.body),
    words.font(.body)),
]

@MainActor let momentProbes = [
  Probe(
    "View/matchedGeometryEffect(id:in:properties:anchor:isSource:)",
    Matched(isSource: false), Matched(isSource: true)),
  Probe("View/keyboardShortcut(_:)", button.keyboardShortcut(.defaultAction), button),
  Probe("View/redacted(reason:)", words.redacted(reason: .placeholder), words),
  Probe(
    "View/privacySensitive(_:)", words.privacySensitive().redacted(reason: .privacy), words.redacted(reason: .privacy)),
  Probe(
    "View/phaseAnimator(_:content:animation:)",
    square.phaseAnimator([1.0, 2.0]) { $0.scaleEffect($1) }, square.phaseAnimator([2.0, 1.0]) { $0.scaleEffect($1) }),
  Probe(
    "View/animation(_:body:)", square.animation(.default) { $0.opacity(0.5) }, square),
  Probe(
    "View/scrollTransition(_:axis:transition:)",
    ScrollView { square.scrollTransition { $0.opacity($1.isIdentity ? 0.3 : 1) } }, ScrollView { square }),
  Probe(
    "View/visualEffect(_:)", square.visualEffect { effect, _ in effect.opacity(0.4) }, square),
  Probe(
    "View/colorEffect(_:isEnabled:)", square.colorEffect(ShaderLibrary.default.noise(.float(1))), square),
  Probe(
    "VisualEffect/layerEffect(_:maxSampleOffset:isEnabled:)",
    square.visualEffect { effect, _ in effect.layerEffect(ShaderLibrary.noise(.float(1)), maxSampleOffset: .zero) },
    square.visualEffect { effect, _ in effect }),
  Probe("View/containerBackground(_:for:)", square.containerBackground(.red, for: .window), square),
  Probe(
    "ConcentricRectangle", ConcentricRectangle().containerShape(.rect(cornerRadius: 20)), ConcentricRectangle()),
]

/// A view that takes another one's place.
private struct Matched: View {
  let isSource: Bool
  @Namespace private var space

  var body: some View {
    HStack {
      square.matchedGeometryEffect(id: 1, in: space)
      words.matchedGeometryEffect(id: 1, in: space, isSource: isSource)
    }
  }
}

@MainActor private let stack = AnyView(NavigationStack { words })

@MainActor let navigationProbes = [
  Probe(
    "View/navigationLinkIndicatorVisibility(_:)",
    List { NavigationLink("a", value: 1).navigationLinkIndicatorVisibility(.hidden) },
    List { NavigationLink("a", value: 1) }),
  Probe("NavigationLink/init(_:value:)", NavigationLink("a", value: Int?.none), NavigationLink("a", value: 1)),
  Probe(
    "NavigationStack/init(path:root:)",
    NavigationStack(path: .constant([1])) { words.navigationDestination(for: Int.self) { _ in square } },
    NavigationStack(path: .constant([Int]())) { words.navigationDestination(for: Int.self) { _ in square } }),
  Probe(
    "NavigationSplitViewVisibility/detailOnly",
    NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      words
    } detail: {
      square
    }
    .environment(\.horizontalSizeClass, .regular),
    NavigationSplitView(columnVisibility: .constant(.all)) {
      words
    } detail: {
      square
    }
    .environment(\.horizontalSizeClass, .regular)),
  Probe(
    "View/tabItem(_:)", TabView { words.tabItem { Label("A", systemImage: "star") } }, TabView { words }),
  Probe(
    "TabViewStyle/page", TabView { words.tabItem { Text("A") } }.tabViewStyle(.page),
    TabView { words.tabItem { Text("A") } }),
  Probe(
    "View/navigationDestination(isPresented:destination:)",
    NavigationStack { words.navigationDestination(isPresented: always(true)) { square } },
    NavigationStack { words.navigationDestination(isPresented: always(false)) { square } }),
  Probe("View/navigationTitle(_:)", NavigationStack { words.navigationTitle("Title") }, stack),
  Probe(
    "View/navigationBarTitleDisplayMode(_:)",
    NavigationStack { words.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) },
    NavigationStack { words.navigationTitle("Title") }),
  Probe("View/toolbar(content:)", NavigationStack { words.toolbar { Button("Edit") {} } }, stack),
  Probe("View/searchable(text:placement:prompt:)", NavigationStack { words.searchable(text: .constant("")) }, stack),
  Probe("View/sheet(isPresented:onDismiss:content:)", words.sheet(isPresented: always(true)) { square }, words),
  Probe(
    "View/popover(isPresented:attachmentAnchor:arrowEdge:content:)",
    words.popover(isPresented: always(true)) { square }, words),
  Probe("View/alert(_:isPresented:actions:)", words.alert("A", isPresented: always(true)) { Button("b") {} }, words),
  Probe(
    "View/confirmationDialog(_:isPresented:titleVisibility:actions:)",
    words.confirmationDialog("A", isPresented: always(true)) { Button("b") {} }, words),
  Probe(
    "View/fullScreenCover(isPresented:onDismiss:content:)",
    words.fullScreenCover(isPresented: always(true)) { square }, words),
  Probe(
    "View/inspector(isPresented:content:)", words.inspector(isPresented: always(true)) { square }, words),
  Probe("View/badge(_:)", List { words.badge(3) }, List { words }),
  Probe(
    "View/listRowSeparator(_:edges:)",
    List {
      words.listRowSeparator(.hidden)
      words
    },
    List {
      words
      words
    }),
  Probe("View/listStyle(_:)", List { words }.listStyle(.plain), List { words }.listStyle(.insetGrouped)),
  Probe("View/scrollContentBackground(_:)", list.scrollContentBackground(.hidden), list),
  Probe(
    "View/toolbarBackground(_:for:)",
    NavigationStack {
      words.navigationTitle("A").toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    },
    NavigationStack { words.navigationTitle("A").toolbarBackground(.visible, for: .navigationBar) }),
  Probe(
    "View/presentationDetents(_:)", words.sheet(isPresented: always(true)) { square.presentationDetents([.medium]) },
    words.sheet(isPresented: always(true)) { square }),
]

/// Two rows in a list.
@MainActor private func rows(_ row: some View) -> some View {
  List {
    row
    Text("b")
  }
}

@MainActor private let form = AnyView(
  Form {
    Section("A") { Text("a") }
    Section("B") { Text("b") }
  })

@MainActor let containerProbes = [
  Probe("View/listRowBackground(_:)", rows(words.listRowBackground(Color.red)), rows(words)),
  Probe("View/listRowInsets(_:)", rows(words.listRowInsets(EdgeInsets())), rows(words)),
  Probe("View/listRowSeparatorTint(_:edges:)", rows(words.listRowSeparatorTint(.red)), rows(words)),
  Probe(
    "View/listItemTint(_:)", rows(Label("A", systemImage: "star").listItemTint(.red)),
    rows(Label("A", systemImage: "star"))),
  Probe("View/listRowSpacing(_:)", form.listRowSpacing(20), form),
  Probe("View/listSectionSpacing(_:)", form.listSectionSpacing(60), form),
  Probe("ListSectionSpacing/compact", form.listSectionSpacing(.compact), form),
  Probe("View/headerProminence(_:)", form.headerProminence(.increased), form),
  Probe("View/alternatingRowBackgrounds(_:)", rows(words).alternatingRowBackgrounds(.enabled), rows(words)),
  Probe(
    "DisclosureGroup/init(_:isExpanded:content:)", DisclosureGroup("A", isExpanded: always(true)) { square },
    DisclosureGroup("A", isExpanded: always(false)) { square }),
  Probe(
    "Section/init(_:isExpanded:content:)",
    List { Section("A", isExpanded: always(false)) { words } }.listStyle(.sidebar),
    List { Section("A", isExpanded: always(true)) { words } }.listStyle(.sidebar)),
  Probe(
    "View/labelIconToTitleSpacing(_:)", Label("A", systemImage: "star").labelIconToTitleSpacing(20),
    Label("A", systemImage: "star")),
  Probe(
    "View/labelReservedIconWidth(_:)", Label("A", systemImage: "star").labelReservedIconWidth(40),
    Label("A", systemImage: "star")),
  Probe("View/labelsHidden()", Toggle("A", isOn: always(true)).labelsHidden(), Toggle("A", isOn: always(true))),
  Probe("View/disclosureGroupStyle(_:)", DisclosureGroup("A") { square }.disclosureGroupStyle(.automatic), words),
  Probe(
    "View/tag(_:)", Picker("A", selection: .constant(1)) { words.tag(1) }.pickerStyle(.menu),
    Picker("A", selection: .constant(1)) { words.tag(2) }.pickerStyle(.menu)),
  Probe("View/menuIndicator(_:)", Menu("A") { words }.menuIndicator(.visible), Menu("A") { words }),
  Probe("View/preferredColorScheme(_:)", words.preferredColorScheme(.dark), words),
  Probe(
    "View/privacySensitive(_:)", words.privacySensitive().redacted(reason: .privacy), words.redacted(reason: .privacy)),
]
