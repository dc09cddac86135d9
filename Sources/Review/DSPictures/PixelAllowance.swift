/// How many pixels of a picture may differ, as Playwright counts them.
package struct PixelAllowance: Hashable, Sendable {
  /// The most pixels; nil for as many as the share allows.
  private let pixels: Int?
  /// The largest share of all pixels, 0…1; nil for any that the number allows.
  private let share: Double?

  /// An allowance; none if nothing is given.
  package init(pixels: Int? = nil, share: Double? = nil) { (self.pixels, self.share) = (pixels, share) }

  /// The most pixels of a picture that may differ: the smaller number if both are given.
  package func most(of total: Int) -> Int {
    let shared = share.map { Int(($0 * Double(total)).rounded(.down)) }
    return switch (pixels, shared) {
    case (let pixels?, let shared?): min(pixels, shared)
    case (let pixels, let shared): pixels ?? shared ?? 0
    }
  }
}
