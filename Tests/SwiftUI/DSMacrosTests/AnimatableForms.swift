import SwiftUI
import Testing

/// A type that is animatable by its attribute alone.
@Animatable
private struct Gauge {
  var value: Double
  @AnimatableIgnored var name: String
}

/// A shape is animatable without it.
@Animatable
private struct Slice: Shape {
  var angle: Angle

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Test func `a type with the attribute is animatable`() {
  let gauge: any Animatable = Gauge(value: 1, name: "a")
  #expect(gauge is Gauge)
  #expect((Slice(angle: .zero) as Any) is any Animatable)
}
