import SwiftUI

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Text("plain")
    Group {
      Text("small").previewDisplayName("Small").previewLayout(.sizeThatFits)
      ForEach(1..<3) { Text("number \($0)").previewDisplayName("Number \($0)") }
    }
    .previewLayout(.fixed(width: 100, height: 50))
    Text("device").padding().previewDevice("iPhone 16 Pro").previewInterfaceOrientation(.landscapeRight)
  }

  static var platform: PreviewPlatform? { .iOS }
}

enum Namespace {
  private struct Hidden_Previews: PreviewProvider {
    @Environment(\.colorScheme) static var scheme
    static var previews: some View { Text(scheme == .dark ? "dark" : "light").previewDisplayName("Hidden") }
  }
}

/// Is not found: nobody says for which type.
struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("generic") }
}

struct Empty_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}
