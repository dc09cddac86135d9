import DSGeometry
import Testing

@testable import DSCascade

@Suite struct ColorDifferenceTests {
  // Pairs of Sharma, Wu and Dalal (2005), table 1, chosen for the formula's discontinuities.
  @Test(arguments: [
    ([50.0, 2.6772, -79.7751], [50.0, 0, -82.7485], 2.0425), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
    ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195), ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [58, 24, 15], 19.4535), ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func `the difference is that of the paper`(first: [Double], second: [Double], expected: Double) {
    let (a, b) = (CIELab(first[0], first[1], first[2]), CIELab(second[0], second[1], second[2]))
    #expect(abs(ciede2000(a, b) - expected) < 0.0001)
    #expect(abs(ciede2000(b, a) - expected) < 0.0001)
  }

  @Test func `black and white are a hundred apart`() {
    #expect(abs(Color(hex: 0).difference(to: Color(hex: 0xFFFFFF)) - 100) < 0.01)
    #expect(Color(hex: 0x336699).difference(to: Color(hex: 0x336699)) == 0)
  }

  @Test func `wider gamuts hold more`() {
    for gamut in ColorGamut.allCases {
      #expect(ColorSpace.srgb.isWithin(gamut, [1, 1, 1]))
      #expect(ColorSpace.xyzD65.isWithin(gamut, [0.4, 0.4, 0.4]))
    }
    #expect(!ColorSpace.displayP3.isWithin(.srgb, [0, 1, 0]))
    #expect(ColorSpace.displayP3.isWithin(.displayP3, [0, 1, 0]))
    #expect(!ColorSpace.rec2020.isWithin(.displayP3, [0, 1, 0]))
    #expect(ColorSpace.rec2020.isWithin(.rec2020, [0, 1, 0]))
    #expect(!ColorSpace.proPhotoRGB.isWithin(.rec2020, [0, 1, 0]))
  }
}
