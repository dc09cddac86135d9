import DSCascade
import DSGeometry
import Testing

struct ColorSpaceTests {
  @Test(arguments: [
    (ColorSpace.srgbLinear, [1.0, 1, 1]), (.hsl, [0, 0, 100]), (.hwb, [0, 100, 0]), (.lab, [100, 0, 0]),
    (.lch, [100, 0, 0]), (.oklab, [1, 0, 0]), (.oklch, [1, 0, 0]), (.displayP3, [1, 1, 1]), (.a98RGB, [1, 1, 1]),
    (.proPhotoRGB, [1, 1, 1]), (.rec2020, [1, 1, 1]), (.xyzD65, [0.950456, 1, 1.089058]),
    (.xyzD50, [0.964296, 1, 0.825105]),
  ])
  func `white is white in every space`(space: ColorSpace, components: [Double]) {
    #expect(space.color(components).hexText == "#ffffff")
    #expect(space.color(components.map { _ in 0 }).hexText == (space == .hwb ? "#ff0000" : "#000000"))
  }

  /// Expected values: ColorAide 8, which follows CSS Color 4.
  @Test(arguments: [
    (ColorSpace.srgbLinear, [0.2, 0.5, 0.8], [0.484529, 0.735357, 0.906332]),
    (.hsl, [210, 60, 40], [0.16, 0.4, 0.64]), (.hwb, [120, 20, 30], [0.2, 0.7, 0.2]),
    (.lab, [50, 20, -30], [0.521155, 0.423657, 0.66851]), (.lch, [60, 40, 120], [0.488332, 0.603181, 0.316322]),
    (.oklab, [0.6, 0.05, -0.1], [0.529436, 0.443432, 0.732834]),
    (.oklch, [0.7, 0.1, 200], [0.251831, 0.69425, 0.717064]),
    (.displayP3, [0.3, 0.6, 0.4], [0.143097, 0.608757, 0.38024]),
    (.proPhotoRGB, [0.4, 0.5, 0.45], [0.364187, 0.591798, 0.517243]),
    (.rec2020, [0.4, 0.5, 0.45], [0.276412, 0.484083, 0.414875]),
    (.xyzD65, [0.2, 0.25, 0.3], [0.372284, 0.572703, 0.563156]),
    (.xyzD50, [0.2, 0.25, 0.3], [0.304093, 0.577881, 0.648999]),
  ])
  func `a colour within sRGB keeps its look`(space: ColorSpace, components: [Double], expected: [Double]) {
    let color = space.color(components, alpha: 0.5)
    for (actual, wanted) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(actual - wanted) < 0.000_01, "\(space): \(color)")
    }
    #expect(color.alpha == 0.5)
  }

  /// Expected values: ColorAide 8, chroma reduction in OKLCH with a just noticeable difference of 0.02.
  @Test(arguments: [
    (ColorSpace.displayP3, [0.0, 1, 0], [0, 0.9858, 0.1597]), (.displayP3, [1, 0, 0], [1, 0.0446, 0.0459]),
    (.oklch, [0.7, 0.4, 140], [0.0805, 0.754, 0]), (.rec2020, [0, 0, 1], [0, 0.318, 0.5762]),
    (.oklch, [0.9, 0.4, 250], [0.7301, 0.8883, 1]), (.lch, [50, 150, 30], [0.9731, 0, 0.2794]),
  ])
  func `a colour beyond sRGB loses chroma and keeps its hue`(
    space: ColorSpace, components: [Double], expected: [Double]
  ) {
    let color = space.color(components)
    for (actual, wanted) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(actual - wanted) < 0.003, "\(space) \(components): \(color)")
    }
  }
}
