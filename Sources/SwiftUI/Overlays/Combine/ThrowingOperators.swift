public import DSView

// Operators whose closures may throw, in the terms of those whose closures do not.

extension Publisher {
  /// A publisher of the last value that fits, or a failure.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryFilter(predicate).last()
  }

  /// A publisher that says whether all values fit, or a failure.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).allSatisfy { $0 }
  }

  /// A publisher that says whether a value fits, or a failure.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).contains(true)
  }

  /// A publisher of the least value, or a failure.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { best { try areInIncreasingOrder($0, $1) } }

  /// A publisher of the greatest value, or a failure.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { best { try areInIncreasingOrder($1, $0) } }

  /// A publisher of the value that none is better than, the first of several.
  private func best(_ isBetter: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryScan(Output?.none) { best, value in
      guard let best else { return value }
      return try isBetter(value, best) ? value : best
    }
    .last().compactMap { $0 }
  }

  /// A publisher of values that differ from the one before, or a failure.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    applyingThrowingOperator {
      var last: Output?
      return { subscription, value in
        let isRepeated = try last.map { try predicate($0, value) } ?? false
        last = value
        return isRepeated ? .max(1) : subscription.send(value)
      }
    }
  }
}
