import SwiftUI

extension GoldenViews {
  /// A phone's lists, forms, navigation, search, tabs and what is presented over them.
  static let screens: [String: @MainActor () -> AnyView] = [
    "ios/dark/form": { AnyView(settings().environment(\.colorScheme, .dark)) },
    "ios/dark/list": { AnyView(fruits { switched("toggle") }.environment(\.colorScheme, .dark)) },
    "ios/dark/list-plain": {
      AnyView(
        List { rows("row", ["Apple", "Banana"]) }.listStyle(.plain).called("list").environment(\.colorScheme, .dark))
    },
    "ios/dark/nav": {
      AnyView(pushing { Text("Row").called("row") }.called("nav").environment(\.colorScheme, .dark))
    },
    "ios/nav/push": { AnyView(pushing { Text("Row").called("row") }.called("nav")) },
    "ios/nav/push-inline": { AnyView(pushing {}.called("nav")) },
    "ios/list/editing": {
      AnyView(
        List {
          Section("Editable") {
            ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text(verbatim: $0).called($0.lowercased()) }
              .onDelete { _ in }.onMove { _, _ in }
          }
          Section("Deletable") {
            ForEach(["Date"], id: \.self) { Text(verbatim: $0).called("date") }.onDelete { _ in }
          }
          Section("Fixed") { Text("Detail").called("fixed") }
        }.environment(\.editMode, .constant(.active)).called("list"))
    },
    "ios/list/footer": {
      AnyView(
        List {
          Section {
            Text("Apple").called("row1")
          } header: {
            Text("Fruit").called("header")
          } footer: {
            Text("Banana").called("footer")
          }
          Section {
            Text("Cherry").called("row2")
          } footer: {
            Text("Apple").called("footer2")
          }
        }.called("list"))
    },
    "ios/list/footer-header": {
      AnyView(
        List {
          Section {
            Text("Apple").called("row1")
          } footer: {
            Text("Banana").called("footer")
          }
          Section("Fruit") { Text("Cherry").called("row2") }
        }.called("list"))
    },
    "ios/list/selection": {
      AnyView(
        List(selection: .constant(nil as Int?)) {
          Text("First").tag(1).called("first")
          Text("Second").tag(2).called("second")
          Text("Third").tag(3).called("third")
        }.called("list"))
    },
    "ios/search/basic": {
      AnyView(
        NavigationStack { found.searchable(text: .constant(""), prompt: "Find fruit") }.called("nav"))
    },
    "ios/search/active": {
      AnyView(
        NavigationStack {
          found.searchable(text: .constant(""), isPresented: .constant(false), prompt: "Find fruit")
            .searchScopes(.constant(0), activation: .onSearchPresentation) {
              Text("All").tag(0)
              Text("Fresh").tag(1)
            }
            .searchSuggestions { ForEach(fruits, id: \.self) { Text(verbatim: $0).searchCompletion($0) } }
        }.called("nav"))
    },
    "ios/search/tokens": {
      AnyView(
        NavigationStack {
          found.searchable(text: .constant("ch"), tokens: .constant([Token(id: "Fresh"), Token(id: "Red")])) {
            Text(verbatim: $0.id)
          }
        }.called("nav"))
    },
    "ios/sheet/basic": {
      AnyView(over("Show sheet").sheet(isPresented: .constant(false)) { Text("Done") }.called("stack"))
    },
    "ios/sheet/medium": {
      AnyView(
        over("Show sheet").sheet(isPresented: .constant(false)) {
          Text("Done").presentationDetents([.medium]).presentationDragIndicator(.visible)
        }.called("stack"))
    },
    "ios/alert/basic": {
      AnyView(
        over("Delete…").alert("Delete the item?", isPresented: .constant(false)) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("This cannot be undone.")
        }.called("stack"))
    },
    "ios/dialog/basic": {
      AnyView(
        over("Options…").confirmationDialog("Item options", isPresented: .constant(false), titleVisibility: .visible) {
          Button("Copy") {}
        } message: {
          Text("Choose what to do with the item.")
        }.called("stack"))
    },
    "ios/tabs/basic": { AnyView(tabs(0).called("tabs")) },
    "ios/tabs/second": { AnyView(tabs(1).called("tabs")) },
    "ios/tabs/badges": {
      AnyView(
        TabView(selection: .constant(0)) {
          Tab("Home", systemImage: "house", value: 0) { Text("Home content").called("home") }
          Tab("Alerts", systemImage: "bell", value: 1) { Text("Alerts content") }.badge(3)
          Tab("Search", systemImage: "magnifyingglass", value: 2) { Text("Search content") }
          Tab("Mail", systemImage: "envelope", value: 3) { Text("Mail content") }.badge("New")
          Tab("More", systemImage: "ellipsis", value: 4) { Text("More content") }
        }.called("tabs"))
    },
    "ios/tabs/page": {
      AnyView(
        TabView(selection: .constant(1)) {
          Color.red.frame(width: 120, height: 80).tag(0)
          box("page1", 120, 80).tag(1)
          Color.green.frame(width: 120, height: 80).tag(2)
        }.tabViewStyle(.page).called("tabs"))
    },
  ]

  /// A list under a large title, with a link and more rows.
  private static func pushing(@ViewBuilder _ more: () -> some View) -> some View {
    NavigationStack(path: .constant([Int]())) {
      List {
        NavigationLink("Detail", value: 1).called("link")
        more()
      }
      .navigationTitle("Settings").navigationDestination(for: Int.self) { _ in Text("Pushed") }.called("list")
    }
  }

  private static let fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry"]

  /// A list to search in.
  private static var found: some View {
    List(fruits, id: \.self) { Text(verbatim: $0).called("row-" + $0) }.navigationTitle("Fruit").called("list")
  }

  private struct Token: Identifiable, Hashable { var id: String }

  /// A screen with a button that presents something.
  private static func over(_ title: String) -> some View {
    ZStack {
      Color.white.ignoresSafeArea()
      Button(title) {}.called("button")
    }
  }

  private static func tabs(_ selection: Int) -> some View {
    TabView(selection: .constant(selection)) {
      Text("Home content").called("home").tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Search content").called("search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
      Text("Settings content").tabItem { Label("Settings", systemImage: "gear") }.tag(2)
    }
  }
}
