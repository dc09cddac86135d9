import SwiftUI

/// The flag of a class of boats.
public struct Pennant: View {
  private let letter: Character

  public init(letter: Character) { self.letter = letter }

  public var body: some View {
    Text(String(letter))
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(.orange, in: .capsule)
  }
}

struct Pennant_Previews: PreviewProvider {
  static var previews: some View { Pennant(letter: "K").previewDisplayName("k").previewLayout(.sizeThatFits) }
}
