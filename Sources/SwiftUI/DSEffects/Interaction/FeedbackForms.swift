extension SensoryFeedback {
  /// How hard two things that meet feel.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    /// As glass.
    public static let rigid = Flexibility(value: 0)
    /// As wood.
    public static let solid = Flexibility(value: 1)
    /// As rubber.
    public static let soft = Flexibility(value: 2)
  }

  /// A push of a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
  /// A drawn way is complete.
  public static let pathComplete = start
}
