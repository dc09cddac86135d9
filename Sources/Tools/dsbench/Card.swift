import DSCascade
import DSGeometry

/// What makes one card differ from all others: its texts, sizes, colours and modes.
struct Card: Sendable {
  /// The card's number; everything else follows from it.
  let index: Int
  let modes: ModeSelection
  let title: String
  let subtitle: String
  let body: String
  let caption: String
  let button: String
  /// The five icons: in the avatar, at the top, in the caption, beside it, and in the button.
  let icons: [String]
  /// The button's and the avatar's colour; nil if the theme decides.
  let accent: Color?
  /// Points.
  let titleSize: Double
  let iconSize: Double
  let radius: Double
  let inset: Double

  /// The picture's size in points; pixels are twice as many.
  static let size = Size(width: 400, height: 200)
  static let scale = 2.0

  /// The card of a number.
  init(_ index: Int) {
    var random = CardRandom(seed: index)
    self.index = index
    modes = ModeSelection([
      "brand": random.pick(CardTheme.brands), "scheme": random.pick(CardTheme.schemes),
      "density": random.pick(CardTheme.densities),
    ])
    title = random.words(2, 15).capitalizedFirst
    subtitle = random.words(2, 13)
    body = random.words(4, 28).capitalizedFirst
    caption = "\(index % 997) " + random.words(1, 8)
    button = random.pick(["Follow", "Reply", "Open", "Buy now", "Details", "Accept", "Share", "Join"])
    icons = (0..<5).map { _ in random.pick(Self.icons) }
    // Two of three cards set their own colour, as a product's data would.
    accent =
      random.below(3) == 0
      ? nil : Color(hex: UInt32(random.below(160)) << 16 | UInt32(random.below(120)) << 8 | UInt32(random.below(200)))
    titleSize = 17 + Double(random.below(5))
    iconSize = 16 + Double(random.below(5)) * 2
    radius = 8 + Double(random.below(7)) * 2
    inset = 12 + Double(random.below(9))
  }

  /// The shot's id.
  var id: String { "bench/card/n\(index)" }

  static let icons = [
    "bell", "calendar", "check", "clock", "download", "edit", "heart", "home", "info", "location", "lock", "mail",
    "phone", "search", "settings", "share", "star", "train", "upload", "user",
  ]
}

/// The words and numbers of a card: SplitMix64 (Steele, Lea, Flood 2014), the same on every machine.
struct CardRandom {
  private var state: UInt64

  /// The seed is mixed first: seeds that differ by the generator's own step would give the same numbers, shifted.
  init(seed: Int) {
    state = UInt64(seed)
    state = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// At least `count` words with about `length` characters.
  mutating func words(_ count: Int, _ length: Int) -> String {
    var words: [String] = []
    var characters = 0
    while words.count < count || characters < length - 4 {
      let word = word()
      words.append(word)
      characters += word.utf8.count + 1
    }
    return words.joined(separator: " ")
  }

  /// A word of syllables, so that hardly two cards share one.
  private mutating func word() -> String {
    let heads = [
      "b", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "st", "tr", "pl", "ch",
    ]
    let vowels = ["a", "e", "i", "o", "u", "ai", "ea", "ou"]
    let tails = ["", "", "n", "r", "s", "t", "l", "m"]
    return (0...below(2)).map { _ in pick(heads) + pick(vowels) + pick(tails) }.joined()
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
