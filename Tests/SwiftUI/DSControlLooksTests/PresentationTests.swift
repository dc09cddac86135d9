import DSControlLooks
import DSGeometry
import DSNode
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

/// Where sheets and questions stand over a screen of 393 × 852 points with 59 above and 34 below.
@MainActor struct PresentationTests {
  private let open = DSView.Binding.constant(true)

  private func listing(
    _ profile: ProfileName, _ view: some View, _ direction: DSGeometry.LayoutDirection = .leftToRight
  ) -> [String] {
    var environment = EnvironmentValues.drawing(for: profile)
    environment.deviceScreen = PreviewDevice("iPhone 16").screen(isLandscape: false)
    return laidOut({ view }, 393, 852, direction: direction, in: environment).listing
      .split(separator: "\n").map(String.init)
  }

  private let page = Color.blue

  @Test func `a sheet begins below the status bar, over a screen that is dimmed`() {
    let sheet = page.sheet(isPresented: open) { Color.red }
    let classic = listing(.iosClassic, sheet)
    #expect(classic.contains("window 0 69 393 783") && classic.contains("paint 0 69 393 749"))
    let glass = listing(.ios26, sheet)
    #expect(glass.contains("window 0 70 393 782") && glass.contains("paint 0 70 393 748"))
  }

  @Test func `a sheet has the least of its detents, or the one that is chosen`() {
    func bottom(_ profile: ProfileName, _ detents: Set<PresentationDetent>) -> [String] {
      listing(profile, page.sheet(isPresented: open) { Color.red.presentationDetents(detents) })
        .filter { $0.hasPrefix("window") && !$0.hasSuffix("852") }
    }
    #expect(bottom(.iosClassic, [.medium]) == ["window 0 426 393 426"])
    #expect(bottom(.iosClassic, [.height(200), .large]) == ["window 0 618 393 234"])
    // On glass a sheet that is not as high as the screen floats, 6 points from the edges.
    #expect(bottom(.ios26, [.height(200)]) == ["window 6 612 381 234"])
    #expect(bottom(.ios26, [.medium]) == ["window 6 397.6 381 448.4"])
    let chosen = page.sheet(isPresented: open) {
      Color.red.presentationDetents([.height(100), .height(300)], selection: .constant(.height(300)))
    }
    #expect(listing(.iosClassic, chosen).contains("window 0 518 393 334"))
  }

  @Test func `a stack of pages in a sheet has its bar at the sheet's top`() {
    let sheet = page.sheet(isPresented: open) {
      NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(listing(.iosClassic, sheet).contains("paint 0 113 393 705"))
  }

  @Test func `a Mac's sheet has what its toolbar asks for at its bottom, what confirms last`() {
    let sheet = page.sheet(isPresented: open) {
      NavigationStack {
        Color.red.frame(width: 300, height: 100)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Stop") {} }
          }
      }
    }
    var environment = EnvironmentValues.drawing(for: .macos26)
    environment.deviceScreen = PreviewDevice("iPhone 16").screen(isLandscape: false)
    let frames = laidOut({ sheet }, 393, 852, in: environment).frames
    let content = frames.first { $0.width == 300 && $0.height == 100 }
    let words = frames.filter { $0.width == 40 && $0.height == 20 }
    #expect(content != nil && words.count == 2)
    // Below the content, side by side, and the last one at the right.
    #expect(words.allSatisfy { $0.minY > (content?.maxY ?? .infinity) } && words[0].minY == words[1].minY)
    #expect(words[0].maxX < words[1].minX && words[1].maxX < (content?.maxX ?? 0))
  }

  @Test func `a cover is as large as the screen, with the bars of its own`() {
    let cover = page.fullScreenCover(isPresented: open) { NavigationStack { Color.red } }
    for profile in [ProfileName.iosClassic, .ios26] {
      #expect(listing(profile, cover).contains("paint 0 59 393 759"))
    }
  }

  private func alert() -> some View {
    page.alert("Go?", isPresented: open) {
      Button("Yes", role: .destructive) {}
      Button("No", role: .cancel) {}
    } message: {
      Text("Far.")
    }
  }

  @Test func `an alert has two answers side by side, what leaves things as they are first`() {
    let classic = listing(.iosClassic, alert())
    #expect(classic.contains("ground 61.5 363.3 270 125.5"))
    #expect(classic.contains("“Go?” 181.5 382.3 30 20") && classic.contains("“Far.” 176.5 405.3 40 20"))
    #expect(classic.contains("“No” 118.9 456.8 20 20") && classic.contains("“Yes” 249.1 456.8 30 20"))
    let glass = listing(.ios26, alert())
    #expect(glass.contains("ground 46.5 349.8 300 152.5"))
    #expect(glass.contains("“Go?” 74.5 371.3 30 20") && glass.contains("“Far.” 74.5 395.8 40 20"))
    #expect(glass.contains("“No” 116.5 454.3 20 20"))
    #expect(listing(.ios26, alert(), .rightToLeft).contains("“Go?” 288.5 371.3 30 20"))
  }

  @Test func `answers of one alert stand below one another where there are three, fields above them`() {
    let alert = page.alert("In", isPresented: open) {
      TextField("Name", text: .constant("me"))
      Button("Skip", role: .cancel) {}
      Button("Enter") {}
      Button("Lost") {}
    }
    let order = listing(.iosClassic, alert).filter { $0.hasPrefix("“") }.map { $0.prefix { $0 != " " } }
    #expect(order == ["“In”", "“me”", "“Enter”", "“Lost”", "“Skip”"])
    let lone = page.alert("Done", isPresented: open) {}
    #expect(listing(.iosClassic, lone).contains { $0.hasPrefix("“OK”") })
  }

  @Test func `choices stand at the bottom, in iOS 26 in a bubble at what they come from`() {
    let view = Text("source").confirmationDialog("Go?", isPresented: open) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
    let classic = listing(.iosClassic, view)
    // The title is hidden unless it is asked for.
    #expect(!classic.contains { $0.hasPrefix("“Go?”") })
    #expect(classic.contains("ground 8 696 377 57") && classic.contains("ground 8 761 377 57"))
    let glass = listing(.ios26, view)
    #expect(!glass.contains { $0.hasPrefix("“No”") })
    #expect(glass.contains("“source” 166.5 416 60 20") && glass.contains("ground 77.5 329.5 238 72.5"))
  }

  @Test func `a bubble stands at its view where little space is left to it, else it is a sheet`() {
    func view(_ adaptation: PresentationAdaptation) -> some View {
      Text("here").popover(isPresented: open) { Text("over").presentationCompactAdaptation(adaptation) }
    }
    #expect(listing(.ios26, view(.popover)).contains("“over” 176.5 366 40 20"))
    #expect(listing(.ios26, view(.automatic)).contains("window 0 70 393 782"))
    #expect(listing(.ios26, view(.fullScreenCover)).contains("“over” 176.5 428.5 40 20"))
  }

  @Test func `one sheet may come up over another`() {
    let sheets = page.sheet(isPresented: open) {
      Text("first").sheet(isPresented: .constant(true)) { Text("second") }
    }
    let order = listing(.iosClassic, sheets).filter { $0.hasPrefix("“") }.map { $0.prefix { $0 != " " } }
    #expect(order == ["“first”", "“second”"])
  }

  @Test func `a view keeps its size where nothing is presented`() {
    let closed = Color.red.frame(width: 10, height: 10).sheet(isPresented: .constant(false)) { Text("over") }
    #expect(laidOut({ closed }, in: .drawing(for: .ios26)).size == Size(width: 10, height: 10))
  }

  @Test func `on a Mac a sheet is as large as its views, in the middle of the window`() {
    let sheet = page.sheet(isPresented: open) { Color.red.frame(width: 100, height: 50) }
    #expect(listing(.macos26, sheet).contains("paint 146.5 401 100 50"))
    let panel = listing(.macos26, alert())
    #expect(panel.contains { $0.hasPrefix("window 66.5 ") && $0.contains(" 260 ") })
  }

  @Test func `an inspector stands beside its view where there is space`() {
    let view = page.inspector(isPresented: open) { Color.red.inspectorColumnWidth(100) }
    #expect(listing(.macos26, view).contains("paint 293 0 100 852"))
    #expect(listing(.ios26, view).contains("window 0 70 393 782"))
  }
}
