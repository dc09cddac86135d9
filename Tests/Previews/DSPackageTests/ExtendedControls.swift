/// What a client's file that extends the library's views looks like: views of its own belong to the main actor, so the
/// library's must as well, and must still be made anywhere and kept in constants.
let extendedControls = """
  import SwiftUI

  struct Tag: View {
    @State private var isPressed = false
    var title = "new"
    var body: some View { Text(title).opacity(isPressed ? 0.5 : 1) }
  }

  struct Raised: ViewModifier {
    @State private var height = 4.0
    func body(content: Content) -> some View { content.shadow(radius: height) }
  }

  extension Label where Title == Tag, Icon == Tag {
    init(tag: String) { self.init { Tag(title: tag) } icon: { Tag() } }
  }

  extension Button where Label == Tag {
    init(tag: String, action: @escaping @MainActor () -> Void) { self.init(action: action) { Tag(title: tag) } }
  }

  extension Button {
    func raised() -> some View { modifier(Raised()) }
  }

  extension Toggle where Label == Tag {
    init(tag: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { Tag(title: tag) } }
  }

  extension Picker where Label == Tag {
    init(tag: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
      self.init(selection: selection, content: content) { Tag(title: tag) }
    }
  }

  extension Slider where Label == Tag, ValueLabel == Tag {
    init(tag: String, value: Binding<Double>) {
      self.init(value: value, in: 0...1) { Tag(title: tag) } minimumValueLabel: { Tag() } maximumValueLabel: { Tag() }
    }
  }

  extension Stepper where Label == Tag {
    init(tag: String, value: Binding<Int>) { self.init(value: value) { Tag(title: tag) } }
  }

  extension Menu where Label == Tag, Content == Tag {
    init(tag: String) { self.init { Tag() } label: { Tag(title: tag) } }
  }

  extension GroupBox where Label == Tag, Content == Tag {
    init(tag: String) { self.init { Tag() } label: { Tag(title: tag) } }
  }

  extension DisclosureGroup where Label == Tag, Content == Tag {
    init(tag: String) { self.init { Tag() } label: { Tag(title: tag) } }
  }

  extension NavigationLink where Label == Tag, Destination == Tag {
    init(tag: String) { self.init { Tag() } label: { Tag(title: tag) } }
  }

  extension ProgressView where Label == Tag, CurrentValueLabel == Tag {
    init(tag: String, value: Double) { self.init(value: value) { Tag(title: tag) } currentValueLabel: { Tag() } }
  }

  extension TextField where Label == Tag {
    init(tag: String, text: Binding<String>) { self.init(text: text, prompt: nil) { Tag(title: tag) } }
  }

  extension Link where Label == Tag {
    init(tag: String, url: URL) { self.init(destination: url) { Tag(title: tag) } }
  }

  extension VStack where Content == Tag { init(tag: String) { self.init(spacing: 4) { Tag(title: tag) } } }
  extension List where Content == Tag, SelectionValue == Never { init(tag: String) { self.init { Tag(title: tag) } } }
  extension Form where Content == Tag { init(tag: String) { self.init { Tag(title: tag) } } }
  extension ScrollView where Content == Tag { init(tag: String) { self.init(.vertical) { Tag(title: tag) } } }
  extension Grid where Content == Tag { init(tag: String) { self.init { Tag(title: tag) } } }
  extension AnyView { init(tag: String) { self.init(Tag(title: tag)) } }

  nonisolated func confirm() -> Button<Text> { Button("OK") {} }
  nonisolated func row() -> some View { HStack { Text("a"); Image(systemName: "star"); Spacer() }.padding() }
  nonisolated func title() -> some View { Label("a", systemImage: "star").labelStyle(.titleOnly).frame(width: 30) }

  enum Pieces {
    static let line = Divider()
    static let ring = Circle().stroke(Color.red)
    static let confirmation = confirm()
    static let sky = LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
    static let star = Image(systemName: "star").renderingMode(.template)
  }

  """
