extension RandomAccessCollection {
  /// The first position from which a condition holds, by bisection; the end if it holds nowhere.
  /// - Parameter isBehind: the condition; it holds for no element or for all from some position on.
  @inlinable
  package func partitionPoint(where isBehind: (Element) throws -> Bool) rethrows -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if try isBehind(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
