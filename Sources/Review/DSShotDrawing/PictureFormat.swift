/// A kind of picture file.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg
}
