import DSDiagnostics
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct MemberKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isMember: Bool {
    get { self[MemberKey.self] }
    set { self[MemberKey.self] = newValue }
  }
}

/// A card that shows a star for members.
private struct MemberCard: View {
  var name: String
  var points: Int
  @Environment(\.isMember) private var isMember
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 4) {
      Text(name).font(.headline)
      if isMember {
        Image(systemName: "star.fill").foregroundColor(.yellow)
      }
      Text("\(points) points").font(.caption)
    }
    .padding()
    .background(scheme == .dark ? Color.black : Color.white)
    .cornerRadius(8)
  }
}

private struct Framed: ViewModifier {
  var isMember: Bool

  func body(content: Content) -> some View {
    content.environment(\.isMember, isMember).overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2))
  }
}

@MainActor
struct LoweringTests {
  @Test func `a radius is at least nothing, and at most what any picture can have`() {
    let box = Color.red
    #expect(dump(box.cornerRadius(.infinity)) == dump(box.cornerRadius(Limits.points)))
    #expect(dump(box.cornerRadius(-3)) == dump(box.cornerRadius(0)))
    #expect(
      dump(box.clipShape(RoundedRectangle(cornerRadius: .infinity)))
        == dump(box.clipShape(RoundedRectangle(cornerRadius: Limits.points))))
  }

  @Test func `a view lowers to the nodes of its body`() {
    #expect(
      dump(MemberCard(name: "Ada", points: 12876)) == """
        HStack center spacing=4
          .padding all
          .backgroundStyle system(white)
          .cornerRadius 8
          Text
            span "Ada"
              .font style(headline)
          Text
            span "12,876 points"
              .font style(caption)
        """)
  }

  @Test func `a modifier's body sets what the views inside read`() {
    let text = dump(MemberCard(name: "Ada", points: 3).modifier(Framed(isMember: true)))
    #expect(text.contains("Image systemSymbol(star.fill)\n    .foregroundStyle system(yellow)"))
    #expect(
      text.contains("  .overlay center-center\n    Shape RoundedRectangle(8 continuous) stroke system(red) lineWidth=2")
    )
  }

  @Test func `a body reads the environment in which its view stands, not the one it makes`() {
    struct Reader: View {
      @Environment(\.isMember) var isMember
      var body: some View { Text(verbatim: "\(isMember)").environment(\.isMember, true) }
    }
    #expect(dump(Reader()).contains("\"false\""))
    #expect(dump(Reader().environment(\.isMember, true)).contains("\"true\""))
    #expect(
      dump(MemberCard(name: "Ada", points: 3)) { $0.colorScheme = .dark }.contains(".backgroundStyle system(black)"))
  }

  @Test func `what later stages inherit reaches them as modifiers`() {
    let text = dump(
      Text("a").environment(\.colorScheme, .dark).lineLimit(2).disabled(true).multilineTextAlignment(.center))
    for line in [
      ".environment colorScheme \"dark\"", ".lineLimit 2", ".disabled true", ".multilineTextAlignment center",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func `builders take none, one and many views, conditions and loops`() {
    let flag = false
    let text = dump(
      VStack {
        if flag { Text("no") } else { Text("else") }
        ForEach(1..<3) { Text("row \($0)") }
        ForEach(["x", "y"], id: \.self) { name in
          Text(name)
          Divider()
        }
        Group {
          Text("a")
          Text("b")
        }.padding(2)
        EmptyView()
        AnyView(Spacer())
      })
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("Text") || $0.hasPrefix("Divider") || $0.hasPrefix("Spacer") } == [
        "Text \"else\"", "Text \"row 1\"", "Text \"row 2\"", "Text \"x\"", "Divider", "Text \"y\"", "Divider",
        "Text \"a\"", "Text \"b\"", "Spacer",
      ], "\(text)")
    #expect(lines.filter { $0 == ".padding all 2" }.count == 2)
  }

  @Test(arguments: [(7, "7"), (-1234, "-1,234"), (1_000_000, "1,000,000")])
  func `whole numbers in a text are grouped`(number: Int, text: String) {
    #expect(dump(Text("\(number)")).contains("\"\(text)\""))
  }

  @Test func `texts are joined piece by piece`() {
    let text = dump(Text("a").bold() + Text("b").foregroundColor(.red))
    #expect(text.contains("span \"a\"\n    .bold"), "\(text)")
    #expect(text.contains("span \"b\"\n    .foregroundStyle system(red)"), "\(text)")
  }

  @Test func `a button is drawn by the style around it`() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
    }
    #expect(dump(Button("Go") {}.buttonStyle(Loud())).contains(".padding all 3"))
    #expect(dump(Button("Go") {}).contains(".foregroundStyle tint"))
  }

  @Test func `an arc is drawn by quarters`() {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: false)
    let rect = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect
    #expect(abs(rect.width - 4) < 1e-9 && abs(rect.height - 2) < 1e-9)
    let bounds = path.boundingRect
    #expect(abs(bounds.minX + 1) < 1e-9 && abs(bounds.maxY - 1) < 1e-9)
  }
}
