import SwiftUI

/// The look of bars, as apps set it when they start.
@MainActor func setLooks() {
  let segments = UISegmentedControl.appearance()
  segments.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
  segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .compact)
  segments.setContentPositionAdjustment(
    UIOffset(horizontal: 1, vertical: 0), forSegmentType: .left, barMetrics: .default)

  let bar = UINavigationBarAppearance()
  bar.configureWithTransparentBackground()
  bar.largeTitleTextAttributes = [
    .foregroundColor: UIColor.label, .underlineStyle: NSUnderlineStyle.patternDashDot.rawValue,
  ]
  UINavigationBar.appearance().standardAppearance = bar
  UINavigationBar.appearance().backIndicatorImage = UIImage(systemName: "chevron.left")
  UIBarButtonItem.appearance().tintColor = .brandRose
  UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    .setTitleTextAttributes([.kern: 1], for: .normal)
  UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
  UITabBarItem.appearance().badgeColor = .red
  UITabBar.appearance().itemPositioning = .centered
  UIToolbar.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).isTranslucent = false
  UITableView.appearance().separatorInset = .zero
  UIScrollView.appearance().keyboardDismissMode = .interactive
}
