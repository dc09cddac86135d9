import Testing
import UIKit
import ViewTestSupport

/// What is drawn of what proxies of UIKit's classes say.
@MainActor struct AppearanceTests {
  /// A view that sets how controls look before it shows some.
  private struct Setting<Content: View>: View {
    let content: Content

    init(_ set: () -> Void, @ViewBuilder content: () -> Content) {
      set()
      self.content = content()
    }

    var body: some View { content }
  }

  @Test func `one object stands for a class in a view, and another in the next`() {
    let (bar, same) = (UINavigationBar.appearance(), UINavigationBar.appearance())
    #expect(bar === same && UITabBar.appearance() === UITabBar.appearance())
    #expect(UINavigationBar.appearance(whenContainedInInstancesOf: []) !== bar)
    var inside: UINavigationBar?
    _ = dump(Setting({ inside = UINavigationBar.appearance() }) { Text("a") })
    #expect(inside != nil)
  }

  @Test func `an appearance is copied with all that it says`() throws {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = .red
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    bar.backgroundColor = .blue
    #expect(copy !== bar && copy.backgroundColor == .red && copy.titleTextAttributes.count == 1)
    let tabs = UITabBarAppearance()
    #expect(tabs.copy() is UITabBarAppearance)
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundColor == nil)
  }

  @Test func `a slider, a switch, choices and dots are as their proxies say`() {
    func drawn(@ViewBuilder _ content: @escaping () -> some View, _ set: @escaping () -> Void) -> String {
      dump(Set(set: set, content: content))
    }
    let slider = drawn({ Slider(value: .constant(0.5)) }) {
      UISlider.appearance().minimumTrackTintColor = .systemRed
      UISlider.appearance().maximumTrackTintColor = .systemGreen
      UISlider.appearance().setThumbImage(UIImage(), for: .normal)
    }
    #expect(slider.contains("system(red)") && slider.contains("system(green)"), "\(slider)")
    let toggle = drawn({ Toggle("a", isOn: .constant(true)) }) { UISwitch.appearance().onTintColor = .systemPurple }
    #expect(toggle.contains("system(purple)"))
    let choices = drawn({
      Picker("a", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }.pickerStyle(.segmented)
    }) {
      UISegmentedControl.appearance().selectedSegmentTintColor = .systemOrange
      UISegmentedControl.appearance().backgroundColor = .systemYellow
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .normal)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemMint], for: .selected)
    }
    for color in ["system(orange)", "system(yellow)", "system(pink)", "system(mint)"] {
      #expect(choices.contains(color))
    }
    let dots = drawn({
      TabView {
        Text("one"); Text("two")
      }.tabViewStyle(.page)
    }) {
      UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
      UIPageControl.appearance().pageIndicatorTintColor = .systemBrown
    }
    #expect(dots.contains("system(red)") && dots.contains("system(brown)"))
  }

  @Test func `a bar has the ground, the title and the tint that were set`() {
    let bar = dump(
      Set {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemRed
        look.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        look.largeTitleTextAttributes = [.foregroundColor: UIColor.systemMint]
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
        UINavigationBar.appearance().tintColor = .systemPink
      } content: {
        NavigationStack {
          Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
        }
      })
    #expect(bar.contains("system(red)") && bar.contains("system(yellow)") && bar.contains("system(pink)"), "\(bar)")
    #expect(!bar.contains("system(mint)"))
    let plain = dump(NavigationStack { Text("a").navigationTitle("Title") })
    #expect(!plain.contains("system(red)"), "a setting holds in its view alone")
  }

  @Test func `a bar of tabs has the colours that were set`() {
    let tabs = dump(
      Set {
        UITabBar.appearance().unselectedItemTintColor = .systemBrown
        UITabBar.appearance().tintColor = .systemPink
        UITabBar.appearance().backgroundColor = .systemRed
      } content: {
        TabView {
          Text("a").tabItem { Text("one") }
          Text("b").tabItem { Text("two") }
        }
      })
    #expect(tabs.contains("system(brown)") && tabs.contains("system(pink)") && tabs.contains("system(red)"), "\(tabs)")
  }

  @Test func `a bar of tabs is left out where an app hides all of them to draw its own`() {
    func tabs(_ isHidden: Bool) -> String {
      dump(
        Set {
          UITabBar.appearance().isHidden = isHidden
        } content: {
          TabView {
            Text("a").tabItem { Text("one") }
            Text("b").tabItem { Text("two") }
          }
        })
    }
    #expect(tabs(false).contains("two"))
    #expect(!tabs(true).contains("two") && tabs(true).contains("a"), "\(tabs(true))")
  }
}

/// A view that sets how controls look as its body is made.
private struct Set<Content: View>: View {
  let set: () -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = set()
    content()
  }
}
