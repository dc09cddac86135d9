public import DSView

extension Image {
  /// How much brighter than white pictures may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// Not at all.
    public static let standard = DynamicRange(name: "standard")
    /// A little.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As much as a screen can.
    public static let high = DynamicRange(name: "high")
  }

  /// How much brighter than white the picture may be; nil leaves it.
  /// - Ignored: no picture is brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
  /// How much brighter than white pictures inside may be; nil leaves it.
  /// - Ignored: no picture is brighter than white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    transformEnvironment(\.allowedDynamicRange) { $0 = range ?? $0 }
  }
}

extension EnvironmentValues {
  /// How much brighter than white pictures may be; nil if unspecified.
  /// - Ignored: no picture is brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

enum DynamicRangeKey: EnvironmentKey { static let defaultValue = Image.DynamicRange?.none }
