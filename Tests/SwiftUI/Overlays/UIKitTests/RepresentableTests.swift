import Foundation
import QuartzCore
import Testing
import UIKit
import ViewTestSupport

/// What packages write of the platform's views, fonts and colours.
@MainActor struct RepresentableTests {
  @Test func `a view without an equal is an area with its name, and is not made`() {
    #expect(dump(Rows()).contains("Rows"))
    #expect(warnings(Rows()).contains { $0.contains("'Rows', a view of the platform") })
  }

  @Test func `a view with an equal is drawn as that, with what its coordinator and its update say`() {
    let field = Field(text: .constant("words"))
    #expect(dump(field).contains("words") && !warnings(field).contains { $0.contains("a view of the platform") })
    #expect(field.makeCoordinator().text == "words")
  }

  @Test func `what a view of UIKit is set to is drawn`() {
    let label = dump(
      Drawn(UILabel()) {
        $0.attributedText = NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 31)])
        $0.numberOfLines = 2
      })
    #expect(label.contains("bold") && label.contains("31") && label.contains("2"))
    let lined = dump(
      Drawn(UILabel()) {
        $0.layer.borderWidth = 3
        $0.layer.cornerRadius = 7
      })
    #expect(lined.contains("lineWidth=3") && lined.contains("7"))
    let view = UITextView(frame: .zero, textContainer: nil)
    view.text = "words"
    #expect(view.sizeThatFits(CGSize(width: 100, height: 1e9)).height < 40)
    #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 1e9)).width == 0)
    let text = dump(Drawn(UITextView()) { $0.text = "words" })
    #expect(text.contains("words"))
    let pages = dump(Drawn(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (3, 1) })
    #expect(pages.components(separatedBy: "Shape Circle").count == 4, "\(pages)")
    #expect(pages != dump(Drawn(UIPageControl()) { $0.numberOfPages = 3 }))
    let on = dump(Drawn(UISwitch()) { $0.isOn = true })
    #expect(on == dump(Drawn(UISwitch()) { $0.setOn(true, animated: false) }) && on != dump(Drawn(UISwitch()) { _ in }))
    #expect(dump(Drawn(UISlider()) { $0.value = 0.5 }) != dump(Drawn(UISlider()) { $0.value = 2 }))
    #expect(dump(Drawn(UIProgressView()) { $0.progress = 0.5 }) != dump(Drawn(UIProgressView()) { $0.progress = -1 }))
    let still = dump(Drawn(UIActivityIndicatorView()) { _ in })
    #expect(still != dump(Drawn(UIActivityIndicatorView()) { $0.startAnimating() }) && still.contains(".opacity 0"))
    let blur = dump(Drawn(UIVisualEffectView()) { $0.effect = UIBlurEffect(style: .systemThickMaterialDark) })
    #expect(blur != dump(Drawn(UIVisualEffectView()) { $0.effect = UIBlurEffect(style: .systemThinMaterial) }))
    #expect(UIVisualEffectView(effect: UIBlurEffect(style: .dark)).effect is UIBlurEffect)
  }

  @Test func `a picture of UIKit is drawn as its mode places it`() throws {
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    let image = try #require(Data(base64Encoded: pixel).flatMap { UIImage(data: $0) })
    func drawn(_ mode: UIView.ContentMode, clips: Bool = false) -> String {
      dump(
        Drawn(UIImageView(image: image)) {
          $0.contentMode = mode
          $0.clipsToBounds = clips
        })
    }
    let modes = [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft, .bottomRight]
    #expect(Set(modes.map { drawn($0) }).count == modes.count)
    #expect(drawn(.scaleAspectFill, clips: true) != drawn(.scaleAspectFill))
    #expect(!warnings(Drawn(UIImageView(image: image)) { _ in }).contains { $0.contains("a view of the platform") })
    let empty = dump(Drawn(UIImageView()) { _ in })
    #expect(empty != dump(Drawn(UIImageView()) { $0.image = image }))
  }

  @Test func `a view without content is its ground, and one with content an area with its name`() {
    func told(_ setUp: @escaping (UIView) -> Void) -> Bool {
      warnings(Drawn(UIView(), setUp: setUp)).contains { $0.contains("a view of the platform") }
    }
    #expect(!told { _ in } && !told { $0.backgroundColor = .systemRed })
    #expect(dump(Drawn(UIView()) { $0.backgroundColor = .systemRed }).contains("system(red)"))
    #expect(told { $0.addSubview(UIView()) } && told { $0.layer.addSublayer(CALayer()) })
  }

  @Test func `controls that hold a value are drawn with it`() {
    func parts(_ chosen: Int) -> String {
      dump(Drawn(UISegmentedControl(items: ["one", "two"])) { $0.selectedSegmentIndex = chosen })
    }
    #expect(parts(0).contains("two") && parts(0) != parts(1))
    let steps = dump(Drawn(UIStepper()) { _ in })
    #expect(dump(Drawn(UIStepper()) { $0.isEnabled = false }) != steps)
    #expect(dump(Drawn(UIStepper()) { $0.value = 100 }) != steps)
    #expect(!dump(Drawn(UIStepper()) { ($0.minimumValue, $0.maximumValue, $0.value) = (.nan, .nan, .nan) }).isEmpty)
    #expect(!dump(Drawn(UIStepper()) { ($0.minimumValue, $0.maximumValue) = (5, -5) }).isEmpty)
    #expect(!dump(Drawn(UISlider()) { ($0.minimumValue, $0.maximumValue, $0.value) = (.nan, .nan, .nan) }).isEmpty)
    func day(_ setUp: @escaping (UIDatePicker) -> Void) -> String {
      dump(
        Drawn(UIDatePicker()) {
          $0.date = Date(timeIntervalSinceReferenceDate: 0)
          setUp($0)
        })
    }
    let days = [day { $0.datePickerMode = .date }, day { $0.datePickerMode = .time }, day { _ in }]
    #expect(Set(days).count == 3 && day { $0.preferredDatePickerStyle = .inline } != days[2])
    let search = dump(Drawn(UISearchBar()) { $0.placeholder = "what" })
    #expect(search.contains("what") && !search.contains("Cancel"))
    let words = dump(
      Drawn(UISearchBar()) {
        ($0.placeholder, $0.text) = ("what", "this")
        $0.setShowsCancelButton(true, animated: false)
      })
    #expect(words.contains("this") && !words.contains("what") && words.contains("Cancel"))
  }

  @Test func `a controller of a view of SwiftUI is drawn as that, and one without content is its ground`() {
    #expect(dump(Shown { UIHostingController(rootView: Text("words")) }).contains("words"))
    let changed = Shown {
      UIHostingController(rootView: Text("words"))
    } setUp: {
      $0.rootView = Text("others")
    }
    #expect(dump(changed).contains("others") && dump(changed).contains("systemBackground"))
    let bare = Shown {
      UIHostingController(rootView: Text("a"))
    } setUp: {
      $0.view.backgroundColor = .clear
    }
    #expect(!dump(bare).contains("systemBackground"))
    func told(_ setUp: @escaping (UIViewController) -> Void) -> Bool {
      warnings(
        Shown {
          UIViewController()
        } setUp: {
          setUp($0)
        }
      ).contains { $0.contains("a view of the platform") }
    }
    #expect(!told { _ in } && !told { $0.view.backgroundColor = .systemRed })
    #expect(told { $0.addChild(UIViewController()) } && told { $0.view.addSubview(UIView()) })
    let red = dump(
      Shown {
        UIViewController()
      } setUp: {
        $0.view.backgroundColor = .systemRed
      })
    #expect(red.contains("system(red)"))
  }

  @Test func `a line of UIKit is one of text`() {
    typealias Line = Text.LineStyle
    #expect(Line(nsUnderlineStyle: []) == nil && Line(nsUnderlineStyle: .single) == .single)
    #expect(Line(nsUnderlineStyle: [.single, .patternDash]) == Line(pattern: .dash))
    #expect(Line(nsUnderlineStyle: [.thick, .patternDashDotDot]) == Line(pattern: .dashDotDot))
  }

  @Test func `attributes that are UIKit's alone change no text of SwiftUI`() {
    var marked = AttributedString("words")
    marked.underlineColor = .systemRed
    #expect(marked.underlineColor == .systemRed)
    #expect(dump(Text(marked)) == dump(Text(AttributedString("words"))))
  }

  @Test func `a preview of a view is an area with the type's name, and its body is not run`() {
    let preview = __AnyPreview("Rows") { () -> UIStackView in fatalError("the body is run") }
    #expect(preview.settings.name == "Rows")
    #expect(dump(preview.view(PreviewContexts())).contains("UIStackView"))
    #expect(warnings(preview.view(PreviewContexts())).contains { $0.contains("'UIStackView', a view of the platform") })
    let fixed = __AnyPreview(traits: .fixedLayout(width: 6, height: 4)) { UIViewController() }
    #expect(fixed.settings.layout == .fixed(width: 6, height: 4))
  }

  @Test func `fonts and colours are extended under their own names`() {
    #expect(UIFont.heading.pointSize == 20 && UIFont.heading == UIFont.systemFont(ofSize: 20, weight: .strong))
    let faded: UIColor = .brand.withAlphaComponent(0.5)
    #expect(faded != .brand && dump(Color(.brand)) == dump(Color(.systemRed)))
    #expect(dump(Color(uiColor: .systemTeal)) != dump(Color(uiColor: .systemRed)))
    #expect(faded.withAlphaComponent(1) != faded && UIFont.heading == .heading && UIColor.brand == .brand)
    #expect(UIColor.systemRed == .systemRed && UIColor.label != .systemRed)
    #expect(UIColor.systemRed.hashValue == UIColor.systemRed.hashValue)
  }
}

extension UIFont {
  fileprivate static let heading = UIFont.systemFont(ofSize: 20, weight: .strong)
}

extension UIFont.Weight {
  fileprivate static let strong = UIFont.Weight(rawValue: 0.35)
}

extension UIColor {
  fileprivate static let brand: UIColor = .systemRed
}

private struct Rows: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView { fatalError("the view is made") }
  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

/// A view that is set up by a closure.
private struct Drawn<Base: UIView>: UIViewRepresentable {
  let make: () -> Base
  let setUp: (Base) -> Void

  init(_ view: @autoclosure @escaping () -> Base, setUp: @escaping (Base) -> Void) {
    (make, self.setUp) = (view, setUp)
  }

  func makeUIView(context: Context) -> Base { make() }
  func updateUIView(_ uiView: Base, context: Context) { setUp(uiView) }
}

/// A controller that is made and set up by closures.
private struct Shown<Base: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Base
  var setUp: (Base) -> Void = { _ in }

  func makeUIViewController(context: Context) -> Base { make() }
  func updateUIViewController(_ controller: Base, context: Context) { setUp(controller) }
}

private struct Field: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: UIViewRepresentableContext<Field>) -> UITextField {
    let field = UITextField()
    field.text = context.coordinator.text
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(text) }
  static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) { coordinator.text = "" }

  final class Coordinator {
    var text: String
    init(_ text: String) { self.text = text }
  }
}
