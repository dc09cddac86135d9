import Testing
import UIKit
import ViewTestSupport

/// What packages write of the platform's views, fonts and colours.
@MainActor struct RepresentableTests {
  @Test func `a view with a coordinator is an area with its name`() {
    #expect(dump(Field(text: .constant("a"))).contains("Field"))
    #expect(warnings(Field(text: .constant("a"))).contains { $0.contains("'Field', a view of the platform") })
    #expect(Field(text: .constant("a")).makeCoordinator().text == "a")
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
