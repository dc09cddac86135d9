import SwiftUI

// The forms of `#Preview`; `PreviewTests` knows their lines by the constants below.
let firstPreviewLine = 6

#Preview { Text("plain") }

/// A comment that says #Preview("wrong") { }.
#Preview("Named") {
  Text("named")  // } and "
}

#Preview("Fits", traits: .sizeThatFitsLayout) {
  VStack {
    Text("one")
    Text("two \("} \"quoted\"")")
  }
}

#Preview("Fixed", traits: .fixedLayout(width: 320, height: 44.5)) { Color.red }
#Preview("Turned", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("turned") }
#Preview(traits: .portraitUpsideDown, body: { Text("labelled") })
#Preview("Name " + #"of "parts""#, body: makeCard)

@available(iOS 17, *)
#Preview("Available") { Text("available") }; #Preview("Second of its line") { Text("second") }

#Preview("Stateful") {
  @Previewable @State var isOn = true
  @Previewable @State var count: Int = 2
  @Previewable @Environment(\.colorScheme) var scheme
  if isOn { Text("\($count.wrappedValue) \(scheme == .dark ? "dark" : "light")") }
}

#Preview("Returned") {
  let view = Text("returned")
  return view.bold()
}

@MainActor func makeCard() -> any View { Text("function") }
