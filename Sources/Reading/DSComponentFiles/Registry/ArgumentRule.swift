/// A rule about arguments of one view or modifier that are given by name; the reader reports it in its own words, the
/// schema expresses it.
package enum ArgumentRule: Hashable, Sendable {
  /// One of them is given, and no other.
  case exactlyOne([String])
  /// One of them or several are given.
  case atLeastOne([String])
  /// One of them may be given.
  case atMostOne([String])
  /// None of the first is given together with one of the second.
  case apart([String], [String])
  /// The first are given only together with one of the second.
  case only([String], with: [String])

  /// Whether something has to be given.
  var demandsSomething: Bool {
    switch self {
    case .exactlyOne, .atLeastOne: true
    case .atMostOne, .apart, .only: false
    }
  }
}
