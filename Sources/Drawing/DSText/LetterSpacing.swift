/// How far apart the letters of a style's family are; those of other families are as their font has them.
package enum LetterSpacing: Hashable, Sendable {
  /// As the font has them.
  case own
  /// As far apart as San Francisco's; for the family Inter Tight, by whose letters the numbers are measured.
  case sanFrancisco
  /// As far apart as the letters of San Francisco's monospaced design; for the family Geist Mono.
  case sanFranciscoMono
}
