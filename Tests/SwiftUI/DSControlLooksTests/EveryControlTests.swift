import DSControlLooks
import DSGeometry
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

/// What holds for every control of every platform.
@MainActor
struct EveryControlTests {
  private func laid(
    _ control: NamedControl, _ profile: ProfileName?, _ width: Double? = 320, _ height: Double? = nil,
    direction: DSGeometry.LayoutDirection = .leftToRight,
    _ change: @escaping @MainActor (AnyView) -> any View = { $0 }
  ) -> LaidOut {
    laidOut({ AnyView(change(control.make())) }, width, height, direction: direction, in: .drawing(for: profile))
  }

  /// All that is drawn of a view, with its colours, as text.
  private func look(_ result: LaidOut) -> String { String(describing: result.placed) }

  @Test(arguments: NamedControl.all, everyProfile)
  func `a control has a size in any room, and what it draws`(control: NamedControl, profile: ProfileName?) {
    for (width, height): (Double?, Double?) in [(320, nil), (nil, nil), (0, 0), (5_000, 5_000), (nil, 10), (10, nil)] {
      let result = laid(control, profile, width, height)
      #expect(result.problems == [] && result.size.isFinite && !result.frames.isEmpty)
      #expect(result.size.width >= 0 && result.size.height >= 0)
      #expect(result.frames.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
    }
    #expect(look(laid(control, profile)) == look(laid(control, profile)))
  }

  @Test(arguments: NamedControl.all)
  func `without a profile a control is that of iOS before version 26`(control: NamedControl) {
    #expect(look(laid(control, nil)) == look(laid(control, .iosClassic)))
  }

  @Test(arguments: NamedControl.all)
  func `a control of a Mac is not that of a phone`(control: NamedControl) {
    // What is text of its own size everywhere, or a mark that only Macs have.
    let same: Set = ["borderless button", "link", "columns", "labelled value", "plain field", "help link"]
    guard !same.contains(control.name) else { return }
    #expect(laid(control, .macos26).numbers != laid(control, .ios26).numbers)
    #expect(look(laid(control, .macos26)) != look(laid(control, .ios26)))
  }

  @Test(arguments: NamedControl.all, everyProfile)
  func `in the dark a control has other colours in the same places`(control: NamedControl, profile: ProfileName?) {
    let (light, dark) = (laid(control, profile), laid(control, profile) { $0.environment(\.colorScheme, .dark) })
    #expect(light.frames == dark.frames)
    // A phone's spinner is of one grey for both.
    if control.name != "spinner" || profile == .macos26 { #expect(look(light) != look(dark)) }
  }

  @Test(arguments: NamedControl.all, everyProfile)
  func `a control that cannot be used is seen to be so, in the same places`(
    control: NamedControl, profile: ProfileName?
  ) {
    let (usable, disabled) = (laid(control, profile), laid(control, profile) { $0.disabled(true) })
    #expect(usable.frames == disabled.frames)
    if control.isUsed { #expect(look(usable) != look(disabled)) }
  }

  @Test(arguments: NamedControl.all, everyProfile)
  func `a control is mirrored where content runs from the right`(control: NamedControl, profile: ProfileName?) {
    // The numbers of a Mac's date run from the left among other letters too.
    if profile == .macos26, ["date", "compact date", "month", "date field", "date stepper"].contains(control.name) {
      return
    }
    let (left, right) = (laid(control, profile), laid(control, profile, direction: .rightToLeft))
    #expect(left.size == right.size)
    func places(_ frames: [Rect]) -> [String] {
      frames.map { "\($0.minX.text(digits: 2)) \($0.minY.text(digits: 2)) \($0.width) \($0.height)" }.sorted()
    }
    let mirrored = left.frames.map {
      Rect(x: left.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect(places(mirrored) == places(right.frames))
  }

  @Test(arguments: NamedControl.all, everyProfile)
  func `a control is never smaller where texts are larger, nor narrower where there is more room`(
    control: NamedControl, profile: ProfileName?
  ) {
    let sizes = [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility5].map { size in
      laid(control, profile, nil) { $0.dynamicTypeSize(size) }.size
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.height <= $1.height + 0.01 }, "\(sizes)")
    let widths = [100.0, 200, 320, 600].map { laid(control, profile, $0).size.width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(widths)")
  }
}
