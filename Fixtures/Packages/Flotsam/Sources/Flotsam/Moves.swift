import SwiftUI
import UIKit

/// Scenes, changes over time and sharing.
final class Scenes: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }
}

final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Scenes.self
    return configuration
  }
}

@MainActor func move(_ view: UIView) {
  let curve: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut)
  let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: curve)
  animator.addAnimations { view.alpha = 0 }
  animator.addCompletion { position in if position == .end { view.removeFromSuperview() } }
  animator.startAnimation()
  UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { view.alpha = 1 }
}

final class Parcel: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .mail ? "mail" : nil }
}

func words() -> NSAttributedString {
  let style = NSMutableParagraphStyle()
  style.lineBreakStrategy = .hangulWordPriority
  style.setParagraphStyle(.default)
  let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style, .obliqueness: 0.1])
  text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
  return text
}

func family(_ descriptor: UIFontDescriptor) -> String? { descriptor.object(forKey: .family) as? String }
func isSame(_ color: UIColor) -> Bool { color.isEqual(UIColor.red) }
