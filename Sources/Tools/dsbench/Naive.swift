import CCairo
import DSImage
import Glibc

/// Compares a picture with its baseline as one does who measures nothing: Cairo writes it as PNG, libpng decodes the
/// baseline, and memory is compared.
func naiveCompare(_ picture: Bitmap, baseline: String, file: String) throws {
  let (width, height) = (Int32(picture.width), Int32(picture.height))
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
  defer { cairo_surface_destroy(surface) }
  let stride = Int(cairo_image_surface_get_stride(surface))
  // The cards are opaque, so that no colour is multiplied by its alpha.
  picture.pixels.withUnsafeBytes { source in
    for y in 0..<picture.height {
      memcpy(
        cairo_image_surface_get_data(surface)! + y * stride, source.baseAddress! + y * picture.width * 4,
        picture.width * 4)
    }
  }
  cairo_surface_mark_dirty(surface)
  guard cairo_surface_write_to_png(surface, file) == CAIRO_STATUS_SUCCESS else { throw BenchError.naive(file) }
  let expected = cairo_image_surface_create_from_png(baseline)
  defer { cairo_surface_destroy(expected) }
  guard cairo_surface_status(expected) == CAIRO_STATUS_SUCCESS,
    cairo_image_surface_get_width(expected) == width, cairo_image_surface_get_height(expected) == height,
    memcmp(cairo_image_surface_get_data(surface), cairo_image_surface_get_data(expected), stride * picture.height) == 0
  else { throw BenchError.naive(baseline) }
}
