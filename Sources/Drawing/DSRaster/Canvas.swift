import CCairo
import DSGeometry

/// The pixels that commands are drawn to: the shot, or the layer of a group. Premultiplied alpha, 0xAARRGGBB.
///
/// Some commands write the pixels themselves, others let Cairo do it; the canvas notifies Cairo when that changes, and
/// clears the pixels when they are first needed, which an opaque background spares. Coordinates are whole pixels from
/// the canvas's top left corner.
final class Canvas {
  /// What is known of all pixels.
  private enum Ground {
    /// Nothing was written; memory holds anything.
    case undefined
    /// Some pixels may be translucent.
    case translucent
    /// Every pixel is opaque, and stays so: only commands that are documented to do so can lower the alpha.
    case opaque
  }

  /// All pixels.
  let bounds: PixelRect
  /// The pixels outside which nothing is drawn; lies within the bounds.
  var clip: PixelRect
  /// The map of list coordinates to canvas pixels.
  var transform: AffineTransform { didSet { shift = transform.wholeShift } }
  /// The transform, where it only moves by whole pixels.
  private(set) var shift: (x: Int, y: Int)?

  private let memory: UnsafeMutablePointer<UInt32>
  private let ownsMemory: Bool
  private var ground: Ground
  private var surface: OpaquePointer?
  private var context: OpaquePointer?
  private var cairoClip: PixelRect?
  private var isCairoBehind = false
  private var isCairoAhead = false

  /// A canvas on memory of the caller, which holds `width` × `height` pixels and outlives the canvas.
  init(borrowing memory: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    (self.memory, ownsMemory, ground) = (memory, false, .undefined)
    bounds = PixelRect(width: width, height: height)
    (clip, transform, shift) = (bounds, .identity, (0, 0))
  }

  /// A new transparent canvas.
  init(width: Int, height: Int) {
    let count = max(1, width * height)
    memory = .allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    (ownsMemory, ground) = (true, .translucent)
    bounds = PixelRect(width: width, height: height)
    (clip, transform, shift) = (bounds, .identity, (0, 0))
  }

  deinit {
    if let context { cairo_destroy(context) }
    if let surface {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    if ownsMemory { memory.deallocate() }
  }

  /// Whether every pixel is known to be opaque.
  var isOpaque: Bool { ground == .opaque }

  /// The first pixel of a row, for reading and writing without Cairo.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { memory + y * bounds.width }

  /// Must be called before pixels are read or written without Cairo.
  func beginDirect() {
    if ground == .undefined { clear() }
    if isCairoAhead, let surface {
      cairo_surface_flush(surface)
      isCairoAhead = false
    }
    isCairoBehind = true
  }

  /// Fills every pixel with an opaque colour if `area` and the clip cover the canvas and it is still untouched.
  func fillUntouched(_ area: PixelRect, with pixel: UInt32) -> Bool {
    guard ground == .undefined, area.contains(bounds), clip == bounds else { return false }
    memory.update(repeating: pixel, count: bounds.width * bounds.height)
    ground = .opaque
    isCairoBehind = true
    return true
  }

  /// Must be called before something is drawn that can lower the alpha of what is there.
  func willLoseAlpha() {
    if ground == .opaque { ground = .translucent }
  }

  /// The Cairo context, with the clip set, an identity matrix and the "over" operator.
  func cairo() -> OpaquePointer? {
    if ground == .undefined { clear() }
    if context == nil {
      let width = Int32(bounds.width)
      surface = UnsafeMutableRawPointer(memory).withMemoryRebound(to: UInt8.self, capacity: 1) {
        cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, width, Int32(bounds.height), width * 4)
      }
      context = cairo_create(surface)
      cairo_set_tolerance(context, Self.tolerance)
      (cairoClip, isCairoBehind) = (bounds, false)
    }
    if isCairoBehind {
      cairo_surface_mark_dirty(surface)
      isCairoBehind = false
    }
    if cairoClip != clip {
      cairo_reset_clip(context)
      cairo_rectangle(context, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
      cairo_clip(context)
      cairoClip = clip
    }
    isCairoAhead = true
    return context
  }

  /// The surface, for use as a source of another canvas.
  func cairoSurface() -> OpaquePointer? {
    _ = cairo()
    cairo_surface_flush(surface)
    return surface
  }

  /// Ends drawing: all pixels are in memory afterwards.
  /// - Throws: what Cairo found wrong at any time since the canvas was made.
  func finish() throws(RasterError) {
    beginDirect()
    guard let context, let surface else { return }
    for status in [cairo_status(context), cairo_surface_status(surface)] {
      if status != CAIRO_STATUS_SUCCESS { throw .cairo(status) }
    }
  }

  /// How far Cairo's lines may leave a curve, in pixels.
  static let tolerance = 0.03

  private func clear() {
    memory.initialize(repeating: 0, count: bounds.width * bounds.height)
    ground = .translucent
    isCairoBehind = true
  }
}

extension AffineTransform {
  /// The move by whole pixels that the transform is; nil for anything else.
  fileprivate var wholeShift: (x: Int, y: Int)? {
    guard a == 1, b == 0, c == 0, d == 1, let x = Int(exactly: tx), let y = Int(exactly: ty) else { return nil }
    return (x, y)
  }
}

extension RasterError {
  /// The error of a Cairo status.
  static func cairo(_ status: cairo_status_t) -> RasterError {
    .cairo(status: Int(status.rawValue), text: cairo_status_to_string(status).map { String(cString: $0) } ?? "")
  }
}

/// Gives an outline to a Cairo context as the current path.
struct CairoSink: OutlineSink {
  /// The context, whose matrix is the identity.
  let context: OpaquePointer?

  func move(_ point: Point) { cairo_move_to(context, point.x, point.y) }

  func line(_ point: Point) { cairo_line_to(context, point.x, point.y) }

  func cubic(_ point: Point, _ control1: Point, _ control2: Point) {
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
  }

  func close() { cairo_close_path(context) }
}
