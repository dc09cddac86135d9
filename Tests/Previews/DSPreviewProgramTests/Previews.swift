import SwiftUI

/// A button as component files know it too.
struct FollowButton: View {
  var title = "Follow"
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(title)
      .font(.system(size: 15, weight: .semibold))
      .foregroundStyle(scheme == .dark ? Color.black : Color.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(scheme == .dark ? Color.white : Color.black, in: Capsule())
  }
}

#Preview("Follow") {
  FollowButton()
}

#Preview("Long title", traits: .fixedLayout(width: 120, height: 40)) {
  FollowButton(title: "Follow them all")
}

struct FollowRow_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      Text("Ada")
      Spacer()
      FollowButton()
    }
    .previewDisplayName("Row")
  }
}

#Preview("Wide", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Ada")
    Spacer()
    FollowButton()
  }
}
