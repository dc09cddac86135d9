extension EnvironmentValues: CustomStringConvertible {
  /// The values that are set, each with its key, in alphabetical order.
  public var description: String { "[" + entries.sorted().joined(separator: ", ") + "]" }
}
