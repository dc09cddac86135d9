/// The length of views without an intrinsic one, when their ideal length is requested.
package enum UnspecifiedLength {
  /// SwiftUI's, in points.
  package static let usual = 10.0

  /// The current length. One different from the usual length is only set to see whether a view's size follows it.
  @TaskLocal package static var height = usual
}
