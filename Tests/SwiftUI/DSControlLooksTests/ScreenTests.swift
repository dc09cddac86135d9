import DSControlLooks
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// Where the bars of a screen and its content stand, on an iPhone of 393 × 852 points with 59 above and 34 below.
@MainActor struct ScreenTests {
  private let profiles: [ProfileName] = [.iosClassic, .ios26]

  private func environment(_ profile: ProfileName) -> EnvironmentValues {
    var environment = EnvironmentValues.drawing(for: profile)
    environment.deviceScreen = PreviewDevice("iPhone 16").screen(isLandscape: false)
    return environment
  }

  private func listing(
    _ profile: ProfileName, _ view: some View, _ direction: DSGeometry.LayoutDirection = .leftToRight
  ) -> [String] {
    laidOut({ view }, 393, 852, direction: direction, in: environment(profile)).listing
      .split(separator: "\n").map(String.init)
  }

  /// Where the red view stands that fills what is left for content.
  private func content(_ profile: ProfileName, _ view: some View) -> [Double] {
    let found = laidOut({ view }, 393, 852, in: environment(profile))
    return found.numbers.last { abs($0[2] - 393) < 0.1 } ?? []
  }

  @Test func `a stack of pages fills the screen, and without a title there is no bar`() {
    let page = NavigationStack { ScrollView { Color.red.frame(width: 96, height: 55) } }
    for profile in profiles {
      #expect(listing(profile, page) == ["ground 0 0 393 852", "window 148.5 0 96 852", "paint 148.5 59 96 55"])
      #expect(laidOut({ page }, in: environment(profile)).size == Size(width: 10, height: 10))
    }
  }

  @Test func `a title is large below the line of buttons, and inline in it`() {
    let large = NavigationStack { Color.red.navigationTitle("Ships") }
    let inline = NavigationStack { Color.red.navigationTitle("Ships").navigationBarTitleDisplayMode(.inline) }
    #expect(content(.iosClassic, large) == [0, 155, 393, 663])
    #expect(content(.ios26, large) == [0, 165.5, 393, 652.5])
    #expect(content(.iosClassic, inline) == [0, 103, 393, 715])
    #expect(content(.ios26, inline) == [0, 113, 393, 705])
    // The title's deprecated name leaves the size alone.
    let old = NavigationStack { EmptyView().navigationBarTitleDisplayMode(.inline).navigationBarTitle("Ships") }
    #expect(listing(.iosClassic, old).contains("“Ships” 171.5 71 50 20"))
    #expect(listing(.iosClassic, large).contains { $0.hasPrefix("“Ships” 16 ") })
    #expect(listing(.iosClassic, inline).contains("“Ships” 171.5 71 50 20"))
    #expect(listing(.ios26, large, .rightToLeft).contains { $0.hasPrefix("“Ships” 327 ") })
  }

  @Test func `a bar of iOS 26 stands ten points lower where there is no status bar`() {
    let found = laidOut(
      { NavigationStack { Color.red.navigationTitle("Ships") } }, 320, 400, in: .drawing(for: .ios26))
    #expect(found.numbers.contains([0, 116.5, 320, 283.5]))
  }

  @Test func `buttons stand at the ends of the bar, and a line at the bottom`() {
    let page = NavigationStack {
      Color.red.navigationTitle("Ships").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("No") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Yes") {} }
        ToolbarItem(placement: .keyboard) { Button("Return") {} }
        ToolbarItem(placement: .bottomBar) { Button("All") {} }
      }
    }
    let classic = listing(.iosClassic, page)
    #expect(classic.contains("“No” 16 71 20 20") && classic.contains("“Yes” 347 71 30 20"))
    #expect(classic.contains("“All” 181.5 786 30 20"))
    #expect(!classic.contains { $0.contains("Return") })
    // On glass letters have 12 points at each side, and glass is 44 wide at least.
    let glass = listing(.ios26, page)
    #expect(glass.contains("“No” 28 71 20 20") && glass.contains("“Yes” 335 71 30 20"))
    #expect(glass.contains("“All” 181.5 790 30 20"))
  }

  @Test func `things of a principal place stand in the middle, and hidden bars nowhere`() {
    let principal = NavigationStack {
      Color.red.navigationTitle("Ships").toolbar { ToolbarItem(placement: .principal) { Text("Fleet") } }
    }
    #expect(listing(.iosClassic, principal).contains("“Fleet” 171.5 71 50 20"))
    #expect(!listing(.iosClassic, principal).contains { $0.contains("Ships") })
    for profile in profiles {
      let hidden = NavigationStack { Color.red.navigationTitle("Ships").toolbar(.hidden, for: .navigationBar) }
      #expect(content(profile, hidden) == [0, 59, 393, 759])
    }
  }

  @Test func `a page on top has a button back, with the title below it before version 26`() {
    let pages = NavigationStack(path: .constant(["a", "b"])) {
      Color.blue.navigationTitle("Ships")
        .navigationDestination(for: String.self) { Text("page \($0)").navigationTitle($0) }
    }
    let classic = listing(.iosClassic, pages)
    #expect(classic.contains { $0.hasPrefix("“page b”") } && !classic.contains { $0.hasPrefix("“page a”") })
    // The back button is a shape and the title of the page that is next below.
    #expect(classic.contains("shape 9 72.5 9 17") && classic.contains("“a” 24 71 10 20"))
    #expect(!listing(.ios26, pages).contains { $0.hasPrefix("“a”") })
    let bare = NavigationStack {
      Color.blue.navigationDestination(isPresented: .constant(true)) {
        Color.red.navigationBarBackButtonHidden()
      }
    }
    #expect(!listing(.iosClassic, bare).contains { $0.hasPrefix("shape") })
  }

  @Test func `a search field stands below the title, in iOS 26 above the bottom of the screen`() {
    let page = NavigationStack { Color.red.navigationTitle("Ships").searchable(text: .constant("")) }
    #expect(content(.iosClassic, page) == [0, 207, 393, 611])
    #expect(listing(.iosClassic, page).contains("ground 16 156 361 36"))
    #expect(content(.ios26, page) == [0, 165.5, 393, 610.5])
    #expect(listing(.ios26, page).contains("shape 28 776 337 48"))
  }

  @Test func `tabs stand in a bar at the bottom, in iOS 26 on glass that floats`() {
    let tabs = TabView {
      Tab("One", systemImage: "star") { Color.red }
      Tab("Two", systemImage: "heart") { Color.blue }
    }
    #expect(content(.iosClassic, tabs)[3] == 49 || listing(.iosClassic, tabs).contains("paint 0 59 393 710"))
    let glass = listing(.ios26, tabs)
    #expect(glass.contains("paint 0 59 393 710"))
    #expect(glass.contains("shape 102.5 769 188 62"))
    let hidden = TabView { Tab("One", systemImage: "star") { Color.red.toolbar(.hidden, for: .tabBar) } }
    #expect(content(.ios26, hidden) == [0, 59, 393, 759])
  }

  @Test func `what scrolls reaches under every bar, and begins below those at the top`() {
    let tabs = TabView {
      Tab("One", systemImage: "star") {
        NavigationStack { ScrollView { Color.red.frame(width: 393, height: 2000) }.navigationTitle("Ships") }
      }
    }
    let classic = listing(.iosClassic, tabs)
    #expect(classic.contains("window 0 0 393 852") && classic.contains("paint 0 155 393 2000"))
    let list = NavigationStack { List { Text("row") }.navigationTitle("Ships") }
    #expect(listing(.iosClassic, list).contains("window 0 0 393 852"))
  }

  @Test func `grounds reach under bars, and what ignores the safe area does`() {
    for profile in profiles {
      let page = NavigationStack {
        Text("t").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red).navigationTitle("Ships")
      }
      #expect(
        listing(profile, page).contains("paint 0 0 393 852") || listing(profile, page).contains("shape 0 0 393 852"))
      let color = NavigationStack { Color.red.ignoresSafeArea().navigationTitle("Ships") }
      #expect(listing(profile, color).contains("paint 0 0 393 852"))
    }
  }

  @Test func `a stack that does not fill the screen keeps out of no status bar`() {
    let page = VStack(spacing: 0) {
      Color.blue.frame(height: 300)
      NavigationStack { Color.red.navigationTitle("Ships").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(listing(.iosClassic, page).contains("paint 0 344 393 508"))
  }

  @Test func `columns stand side by side where there is space, else the preferred one`() {
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("sidebar").navigationSplitViewColumnWidth(300)
    } detail: {
      Text("detail")
    }
    #expect(listing(.ios26, split).filter { $0.hasPrefix("“") }.map { $0.prefix(8) } == ["“detail”"])
    var wide = EnvironmentValues.drawing(for: .ios26)
    wide.horizontalSizeClass = .regular
    let columns = laidOut({ split }, 1000, 600, in: wide).listing
    #expect(columns.contains("“sidebar” 115 290 70 20") && columns.contains("“detail” 620.3 290 60 20"))
    let mac = laidOut({ split }, 480, 300, in: .drawing(for: .macos26)).listing
    #expect(mac.contains("“sidebar” 123 140 70 20"))
  }

  @Test func `a Mac's window has its title and its buttons above the content`() {
    let page = NavigationStack {
      Color.red.navigationTitle("Ships").toolbar { Button("Add") {} }
    }
    let found = listing(.macos26, page)
    #expect(found.contains("paint 0 52 393 800"))
    #expect(found.contains { $0.hasPrefix("“Ships”") } && found.contains("“Add” 347 16 30 20"))
    // Without a screen there is no window either, as in recordings of a window's content.
    #expect(laidOut({ page }, 100, 50, in: .drawing(for: .macos26)).listing == "paint 0 0 100 50")
  }
}
