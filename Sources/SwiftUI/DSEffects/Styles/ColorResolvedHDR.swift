public import DSView

extension Color {
  /// A colour's numbers in an environment, which may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    /// The linear amount of red.
    public var linearRed: Float
    /// The linear amount of green.
    public var linearGreen: Float
    /// The linear amount of blue.
    public var linearBlue: Float
    /// How opaque the colour is, 0…1.
    public var opacity: Float
    /// How much brighter than white the colour may be; nil if unspecified.
    public var headroom: Float?

    /// The numbers of a colour.
    public init(_ base: Color.Resolved, headroom: Float? = nil) {
      (linearRed, linearGreen, linearBlue) = (base.linearRed, base.linearGreen, base.linearBlue)
      (opacity, self.headroom) = (base.opacity, headroom)
    }

    private var base: Color.Resolved {
      Color.Resolved(
        colorSpace: .sRGBLinear, red: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity)
    }

    private mutating func change(_ body: (inout Color.Resolved) -> Void) {
      var changed = base
      body(&changed)
      self = ResolvedHDR(changed, headroom: headroom)
    }

    /// The amount of red in sRGB.
    public var red: Float {
      get { base.red }
      set { change { $0.red = newValue } }
    }

    /// The amount of green in sRGB.
    public var green: Float {
      get { base.green }
      set { change { $0.green = newValue } }
    }

    /// The amount of blue in sRGB.
    public var blue: Float {
      get { base.blue }
      set { change { $0.blue = newValue } }
    }
  }

  /// The colour's numbers in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR { ResolvedHDR(resolve(in: environment)) }

  /// The colour with leave to be brighter than white.
  /// - Ignored: no picture is brighter than white.
  public func headroom(_ headroom: Double?) -> Color { self }
}
