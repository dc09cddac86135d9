package import DSGeometry
package import DSImage

/// Layers of an icon that are drawn as one picture, which is then filtered, masked, faded and blended, in this order.
package struct SymbolGroup: Hashable, Sendable {
  /// What lets the picture through.
  package struct Mask: Hashable, Sendable {
    /// What is drawn on the mask.
    package var layers: [SymbolLayer]
    /// Whether its alpha counts, and not its luminance.
    package var isByAlpha: Bool
    /// Whether the luminance is that of light, and not of numbers of sRGB.
    package var isLinear = false
    /// The area outside which nothing is let through; nil for the whole plane.
    package var region: SymbolLayer.Clip?

    /// A mask.
    package init(layers: [SymbolLayer], isByAlpha: Bool, region: SymbolLayer.Clip?) {
      (self.layers, self.isByAlpha, self.region) = (layers, isByAlpha, region)
    }
  }

  /// What is drawn, first to last.
  package var layers: [SymbolLayer]
  /// The filter of the picture; nil for none.
  package var filter: SymbolFilter?
  /// The mask of the picture; nil for none.
  package var mask: Mask?
  /// Opacity of the whole, 0…1.
  package var opacity = 1.0
  /// How the whole meets what is behind it.
  package var blendMode = BlendMode.normal
  /// Whether what blends in the group does not meet what is behind it.
  package var isIsolated = false

  /// Layers without an effect.
  package init(layers: [SymbolLayer]) { self.layers = layers }
}

/// A drawing that is repeated over a plane.
package struct SymbolPattern: Hashable, Sendable {
  /// What a tile shows, in the pattern's coordinates.
  package var layers: [SymbolLayer]
  /// The tile in the pattern's coordinates; other tiles lie beside it.
  package var tile: Rect
  /// The map from the pattern's coordinates to the view box.
  package var transform: AffineTransform
  /// What the drawing of a tile keeps to, in the pattern's coordinates; nil for nothing.
  package var clip: Rect?
  /// Whether there are other tiles beside the one.
  package var repeats = true

  /// A repeated drawing.
  package init(layers: [SymbolLayer], tile: Rect, transform: AffineTransform, clip: Rect?) {
    (self.layers, self.tile, self.transform, self.clip) = (layers, tile, transform, clip)
  }
}

/// A picture of pixels in an icon.
package struct SymbolPicture: Hashable, Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// Where they lie, in coordinates of the picture's own.
  package var rect: Rect
  /// The map from these to the view box.
  package var transform: AffineTransform
  /// Whether pixels stay hard where they are enlarged.
  package var hasHardPixels: Bool

  /// A picture.
  package init(bitmap: Bitmap, rect: Rect, transform: AffineTransform, hasHardPixels: Bool) {
    (self.bitmap, self.rect, self.transform, self.hasHardPixels) = (bitmap, rect, transform, hasHardPixels)
  }
}
