package import DSImage

/// Areas of two pictures in which nothing counts.
package struct IgnoredAreas: Hashable, Sendable {
  /// The areas; they may overlap, and reach beyond the pictures.
  package var rects: [PixelRect]

  /// No area.
  package static let none = IgnoredAreas([])

  /// Some areas.
  package init(_ rects: [PixelRect]) { self.rects = rects }

  /// Whether there is none.
  package var isEmpty: Bool { rects.isEmpty }

  /// Makes the actual row of the areas as that which was expected, where there are both.
  /// - Parameter samples: how many values stand for a pixel.
  package func clear<Value>(
    _ actual: UnsafeMutableBufferPointer<Value>, _ expected: UnsafeBufferPointer<Value>, y: Int, samples: Int = 1
  ) {
    for rect in rects where rect.y <= y && y < rect.y + rect.height {
      let end = min(rect.x + rect.width, actual.count / samples, expected.count / samples)
      guard rect.x < end else { continue }
      for index in rect.x * samples..<end * samples { actual[index] = expected[index] }
    }
  }

  /// The actual picture, in the areas as it was expected.
  package func cleared(_ actual: Bitmap, _ expected: Bitmap) -> Bitmap {
    if isEmpty { return actual }
    var result = actual
    let (width, height) = (actual.width, min(actual.height, expected.height))
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      expected.pixels.withUnsafeBufferPointer { old in
        for y in 0..<height {
          clear(
            UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]),
            UnsafeBufferPointer(rebasing: old[y * expected.width..<(y + 1) * expected.width]), y: y)
        }
      }
    }
    return result
  }
}
