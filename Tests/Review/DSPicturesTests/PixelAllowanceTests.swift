import DSPictures
import Testing

/// How many pixels of a picture may differ.
struct PixelAllowanceTests {
  @Test(
    arguments: [
      (nil, nil, 0), (7, nil, 7), (nil, 0.01, 10), (nil, 0.0109, 10), (7, 0.01, 7), (12, 0.01, 10), (0, 1, 0),
      (nil, 1, 1000),
    ] as [(Int?, Double?, Int)])
  func `the smaller of a number and a share of the pixels may differ, none without them`(
    pixels: Int?, share: Double?, most: Int
  ) {
    #expect(PixelAllowance(pixels: pixels, share: share).most(of: 1000) == most)
  }
}
