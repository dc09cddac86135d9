import Testing
import UIKit
import ViewTestSupport

/// A PNG of 3 × 2 pixels, as far as its header.
private let header = Data([
  0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0,
])

@Suite("What sources take from UIKit")
@MainActor struct UIKitValueTests {
  @Test("a colour gives its numbers") func colours() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    for (value, expected) in [(hue, 0.6), (saturation, 0.5), (brightness, 0.8), (alpha, 0.25)] {
      #expect(abs(value - CGFloat(expected)) < 1e-3)
    }
    var white: CGFloat = 0
    UIColor(white: 0.4, alpha: 1).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.4) < 1e-3)
  }

  @Test("an object knows its class and those above it") func classes() {
    let label: UIView = UILabel()
    #expect(label.isKind(of: UIView.self) && label.isKind(of: UILabel.self) && !label.isKind(of: UISwitch.self))
    #expect(label.isMember(of: UILabel.self) && !label.isMember(of: UIView.self))
    let layer = CALayer()
    layer.sublayers = [CALayer()]
    #expect(layer.sublayers?.first?.superlayer === layer)
  }

  @Test("a text has about the size of its letters") func texts() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "Harbour".size(withAttributes: [.font: font])
    #expect(size == CGSize(width: 70, height: font.lineHeight))
    #expect(NSAttributedString(string: "Harbour", attributes: [.font: font]).size() == size)
    #expect("".size(withAttributes: [.font: font]).width == 0 && NSAttributedString(string: "").size() == .zero)
    let narrow = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = "Harbour".boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(wrapped.size == CGSize(width: 40, height: 2 * font.lineHeight))
    #expect("Harbour".boundingRect(with: narrow, attributes: [.font: font], context: nil).size == size)
  }

  @Test("a picture is shown, and knows its size") func pictures() throws {
    let picture = try #require(UIImage(data: header, scale: 1))
    #expect(
      picture.size == CGSize(width: 3, height: 2) && picture.pngData() == header
        && picture.jpegData(compressionQuality: 1) == nil)
    #expect(dump(Image(uiImage: picture)).contains("picture.png"))
    #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(named: "nothing of the name") == nil)
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(dump(Image(uiImage: symbol)) == dump(Image(systemName: "star.fill")))
    #expect(dump(Image(uiImage: UIImage())) == dump(Image("")))
    #expect(
      dump(Image(uiImage: picture.withRenderingMode(.alwaysTemplate)))
        == dump(Image(uiImage: picture).renderingMode(.template)))
  }

  @Test("an outline is that of SwiftUI") func outlines() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let corners = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
    let expected = UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8, style: .circular).path(in: rect)
    #expect(Path(corners.cgPath) == expected)
    let arc = UIBezierPath()
    arc.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Clockwise on a screen goes from the right to the bottom.
    #expect(abs(arc.currentPoint.x - 10) < 1e-9 && abs(arc.currentPoint.y - 20) < 1e-9)
    #expect(abs(arc.bounds.minX - 10) < 1e-9 && abs(arc.bounds.minY - 10) < 1e-9)
  }

  @Test("traits keep what they are told, and a later collection wins") func traits() {
    struct Tone: UITraitDefinition { static let defaultValue = 2 }
    let mixed = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(mixed.userInterfaceStyle == .light && mixed.horizontalSizeClass == .regular && mixed.displayScale == 3)
    #expect(mixed.verticalSizeClass == .regular && UITraitCollection().userInterfaceStyle == .unspecified)
    let loud = mixed.modifyingTraits { $0[Tone.self] = 5 }
    #expect(loud[Tone.self] == 5 && mixed[Tone.self] == 2 && loud != mixed)
    #expect(loud.containsTraits(in: mixed) && !mixed.containsTraits(in: loud))
    #expect(loud.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    var dark = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
    dark = dark.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(dark.isEqual(UIColor.white.resolvedColor(with: mixed)) && !dark.isEqual(UIColor.black) && !dark.isEqual(3))
  }

  @Test("a change over time is made at once") func changes() {
    var steps: [String] = []
    let spring = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { steps.append("moved") }
    animator.addCompletion { steps.append($0 == .end ? "ended" : "stopped") }
    animator.startAnimation()
    #expect(steps == ["moved", "ended"] && animator.timingParameters?.timingCurveType == .spring)
  }

  @Test("a description of a font says what it was made of") func descriptors() {
    let descriptor = UIFontDescriptor(name: "Inter", size: 12)
    #expect(descriptor.object(forKey: .family) as? String == "Inter" && descriptor.postscriptName == "Inter")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 12 && descriptor.object(forKey: .matrix) == nil)
  }

  @Test("segments are kept by their places") func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(
      control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "c" && control.titleForSegment(at: 2) == nil)
  }

  @Test("the device is a phone that shows one window") func device() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.bounds.width == 393)
    #expect(UIApplication.shared.keyWindow?.safeAreaInsets.top == 59)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test("a view of UIKit is an area with its name, and a finding") func placeholders() {
    #expect(dump(Spinner()).contains("Spinner"))
    #expect(warnings(Spinner()).contains { $0.contains("'Spinner', a view of the platform, is not drawn") })
    #expect(dump(Sheets()).contains("Sheets"))
  }
}

private struct Spinner: UIViewRepresentable {
  final class Wheel: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
  }

  final class Coordinator {
    @MainActor func turned() {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> Wheel { Wheel(frame: .zero) }
  func updateUIView(_ uiView: Wheel, context: Context) { uiView.isHidden = !context.environment.isEnabled }
}

private struct Sheets: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIPageViewController { fatalError("the controller is made") }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
}
